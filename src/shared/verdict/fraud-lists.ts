/** What the four fraud lists say. Only a list that was looked up and does not name the number gives "not listed". */
import type { QueryAnswer, Why } from '../services/legend.ts';
import { answerOf, type Telling } from './answers.ts';
import { notTold, marksOf, type Fact } from './facts.ts';
import type { VerdictWords } from './verdict-words.ts';

/** A list as a fact of its own; `isClear` where it was looked up and does not name the number. */
export interface ListFact extends Fact {
  readonly isClear: boolean;
  /** What it adds to the sentence where it speaks against the number. */
  readonly warning: string;
}

type ListWords = VerdictWords['lists'];
/** Whether the list speaks against the number, and in which words; null where it cannot tell. */
type Reading = { readonly isHit: boolean; readonly text: string } | null;
type FraudService = keyof ListWords['warnings'];

const readers: Record<FraudService, (answer: QueryAnswer, words: ListWords) => Reading> = {
  dno: (answer, words) => readOrigination(answer, answer.dno, words),
  dnoText: (answer, words) => readOrigination(answer, answer.dnot, words),
  irsfCheck: readIrsf,
  AITCheck: readAit,
};
const services: readonly FraudService[] = ['dno', 'dnoText', 'irsfCheck', 'AITCheck'];

export function fraudLists(telling: Telling): ListFact[] {
  const { labels, lists } = telling.words;
  return services.map((service) => {
    const [label, warning] = [labels[service], lists.warnings[service]];
    const answer = answerOf(telling.answers, service);
    const reading = answer === undefined ? null : readers[service](answer, lists);
    if (answer === undefined || reading === null)
      return { ...notTold(telling, label, [service]), ...whyOf(answer), isClear: false, warning };
    const { isHit, text } = reading;
    return { label, state: isHit ? 'warning' : 'known', text, ...whyOf(answer), ...marksOf(answer), isClear: !isHit, warning };
  });
}

function whyOf(answer: QueryAnswer | undefined): Pick<Fact, 'why'> {
  return answer?.why ? { why: answer.why.text } : {};
}

function clear(answer: QueryAnswer, { notListed }: ListWords): Reading {
  return answer.rc === 3 || answer.source === 'ranges only' ? null : { isHit: false, text: notListed };
}

function hit(text: string): Reading {
  return { isHit: true, text };
}

function readOrigination(answer: QueryAnswer, mustNot: boolean | null | undefined, words: ListWords): Reading {
  if (mustNot === true) return hit(ruleInWords(answer.why, words) ?? listedSince(answer.why, words));
  return mustNot === false ? clear(answer, words) : null;
}

function readIrsf(answer: QueryAnswer, words: ListWords): Reading {
  const { irsf, irsfDate, rc, why } = answer;
  if (irsf === false) return clear(answer, words);
  if (irsf !== true) return null;
  const byRule = ruleInWords(why, words);
  if (byRule !== undefined) return hit(byRule);
  const what = rc === 4 ? words.rangeListed : words.listed;
  return hit(irsfDate ? words.lastAdvertised(what, irsfDate) : what);
}

function readAit(answer: QueryAnswer, words: ListWords): Reading {
  if (answer.valid === true) return clear(answer, words);
  if (answer.valid !== false) return null;
  if (answer.rc === 404) return hit(listedSince(answer.why, words, words.rangeListed));
  return hit(words.codes[answer.rc] ?? words.notSafe);
}

function listedSince(why: Why | undefined, words: ListWords, what?: string): string {
  const listed = what ?? (why?.rule === 'range-listed' ? words.rangeListed : words.listed);
  return why?.date ? words.since(listed, why.date) : listed;
}

function ruleInWords(why: Why | undefined, { rules }: ListWords): string | undefined {
  return why && rules[why.rule];
}
