/** What was made up: by the simulated network, or for the demo's lists and carriers. */
import type { QueryAnswer } from '../services/legend.ts';

export type MadeUp = 'demo' | 'simulated';

/** Which of the two an answer is; nothing where it is real. */
export function madeUpOf({ simulated, source }: QueryAnswer): MadeUp | undefined {
  if (!simulated) return undefined;
  return source === 'live' ? 'simulated' : 'demo';
}

/** The word for what was made up; nothing where all is real. */
export function madeUpInWords({ madeUp: word }: { madeUp: string }, ...some: readonly (MadeUp | undefined)[]): string {
  return some.every((one) => one === undefined) ? '' : word;
}
