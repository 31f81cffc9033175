/** Words of the verdict without marks for demo data, which a line below it names once. */
import type { Fact } from '../../shared/single-query/facts.ts';
import type { VerdictWords } from '../../shared/single-query/verdict-words.ts';
import { verdictWords } from './verdict.text.ts';

export const unmarkedWords: VerdictWords = {
  ...verdictWords,
  madeUp: '',
  sentence: { ...verdictWords.sentence, demoAmong: () => '' },
  source: (source) => verdictWords.source({ ...source, madeUp: undefined }),
};

/** True if a fact is unknown for a reason that it shares with others, which one line names for all. */
export function isSharedUnknown({ cause, text }: Fact): boolean {
  return cause !== undefined && text === verdictWords.untold.alone;
}
