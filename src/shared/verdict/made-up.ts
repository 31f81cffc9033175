/** What was made up: by the simulated network, or for the demo's lists and carriers. */
import type { QueryAnswer } from '../services/legend.ts';

export type MadeUp = 'demo' | 'simulated';

/** Which of the two an answer is; nothing where it is real. */
export function madeUpOf({ simulated, source }: QueryAnswer): MadeUp | undefined {
  if (!simulated) return undefined;
  return source === 'live' ? 'simulated' : 'demo';
}

/** The words for the first of them that was made up; none where all are real. */
export function madeUpInWords({ madeUp: words }: { madeUp: Record<MadeUp, string> }, ...some: readonly (MadeUp | undefined)[]): string {
  const found = some.find((one) => one !== undefined);
  return found === undefined ? '' : words[found];
}
