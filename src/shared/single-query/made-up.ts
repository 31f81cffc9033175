/** Demo data: answers of the simulated network, and the demo's lists and carriers. */
import type { QueryAnswer } from '../services/legend.ts';

export type MadeUp = 'demo' | 'simulated';

/** Returns the kind of demo data in an answer; undefined if it is real. */
export function madeUpOf({ simulated, source }: QueryAnswer): MadeUp | undefined {
  if (!simulated) return undefined;
  return source === 'live' ? 'simulated' : 'demo';
}

/** Returns the word for demo data; empty if all is real. */
export function madeUpInWords({ madeUp: word }: { madeUp: string }, ...some: readonly (MadeUp | undefined)[]): string {
  return some.every((one) => one === undefined) ? '' : word;
}
