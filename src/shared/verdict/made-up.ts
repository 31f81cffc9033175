/** What was made up: by the simulated network, or for the demo's lists and carriers. */
import type { QueryAnswer } from '../services/legend.ts';

export type MadeUp = 'demo' | 'simulated';

/** Which of the two an answer is; nothing where it is real. */
export function madeUpOf({ simulated, source }: QueryAnswer): MadeUp | undefined {
  if (!simulated) return undefined;
  return source === 'live' ? 'simulated' : 'demo';
}

/** As it stands behind what it is said of. */
const madeUpWords: Record<MadeUp, string> = { demo: ' (demo data)', simulated: ' (simulated)' };

/** The words for the first of them that was made up; none where all are real. */
export function madeUpInWords(...some: readonly (MadeUp | undefined)[]): string {
  const found = some.find((one) => one !== undefined);
  return found === undefined ? '' : madeUpWords[found];
}
