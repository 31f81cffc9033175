/** What the two lists of fraud and the two of do not originate say. Only a list that was looked up and does not name the number gives "not listed". */
import type { QueryAnswer } from '../services/legend.ts';
import { advertisedDays } from '../base/limits.ts';
import { daysBetween } from '../base/utc-day.ts';
import type { Why } from '../services/provenance.ts';
import { answerOf, type Telling } from './answers.ts';
import type { AskedAs } from './asked-as.ts';
import { notTold, marksOf, type Fact } from './facts.ts';
import type { VerdictWords } from './verdict-words.ts';

/** A list as a fact of its own; `isClear` where it was looked up and does not name the number, `isListed` where it names it or its range. */
export interface ListFact extends Fact {
  readonly isClear: boolean;
  readonly isListed: boolean;
  /** Said in the sentence: of lists about a number that is asked about as this one, and of others where they name the very number. */
  readonly isSaid: boolean;
  /** Speaks against the number, and says more than that numbers of its type take no messages. */
  readonly isRisk: boolean;
  /** The day of an advert that is too old to be a warning. */
  readonly longAgo: string | null;
  /** The day of the oldest list that it rests on; null where none was asked or nobody says. */
  readonly oldest: string | null;
  /** What it adds to the sentence where it speaks against the number. */
  readonly warning: string;
}

type ListWords = VerdictWords['lists'];
/** Whether the list speaks against the number, whether that is a risk and not only a limit of its type, and in which words; null where it cannot tell. */
type Reading = { readonly isHit: boolean; readonly isRisk?: boolean; readonly text: string } | null;
type FraudService = keyof ListWords['warnings'];

const readers: Record<FraudService, (answer: QueryAnswer, words: ListWords, textsBy: string | null) => Reading> = {
  dno: (answer, words) => readOrigination(answer, answer.dno, words),
  dnoText: (answer, words) => readOrigination(answer, answer.dnot, words),
  irsfCheck: readIrsf,
  AITCheck: readAit,
};
const about: Record<FraudService, AskedAs> = { dno: 'caller', dnoText: 'caller', irsfCheck: 'called', AITCheck: 'called' };
// The keys of the record above.
const services = Object.keys(about) as readonly FraudService[];

export function fraudLists(telling: Telling): ListFact[] {
  const { labels, lists } = telling.words;
  const textsBy = answerOf(telling.answers, 'usmrq')?.acn ?? null;
  return services.map((service) => {
    const [label, warning] = [labels[service], lists.warnings[service]];
    const isAbout = about[service] === telling.as;
    const answer = answerOf(telling.answers, service);
    const reading = answer === undefined ? null : readers[service](answer, lists, textsBy);
    if (answer === undefined || reading === null)
      return {
        ...notTold(telling, label, [service]),
        ...whyOf(answer),
        isClear: false,
        isListed: false,
        isSaid: isAbout,
        isRisk: false,
        longAgo: null,
        oldest: null,
        warning,
      };
    const { isHit, isRisk = isHit, text } = reading;
    const isListed = isHit && isRisk && isOfList(service, answer, lists);
    const isSaid = isAbout || (isListed && namesNumber(answer));
    const more = { ...whyOf(answer), ...marksOf(answer), isClear: !isHit, isListed, isSaid, isRisk, oldest: oldestOf(answer) };
    const longAgo = isHit && !isRisk && answer.irsfDate ? answer.irsfDate : null;
    return { label, state: isHit && longAgo === null ? 'warning' : 'known', text, ...more, longAgo, warning };
  });
}

/** The day of the oldest set in its basis, or else of what decided. */
function oldestOf({ basis = [], asOf }: QueryAnswer): string | null {
  const moments = basis.length > 0 ? basis.map((one) => one.asOf) : [asOf];
  const [oldest] = moments.filter((moment) => moment !== null).toSorted();
  return oldest?.slice(0, 'YYYY-MM-DD'.length) ?? null;
}

/** Whether a list decided, and no rule of the numbering plan. */
function isOfList(service: FraudService, { rc, why }: QueryAnswer, words: ListWords): boolean {
  if (service === 'AITCheck') return rc === 403 || rc === 404;
  return ruleInWords(why, words) === undefined;
}

/** Whether the list names the number itself, and not its range alone. */
function namesNumber({ rc, why }: QueryAnswer): boolean {
  return why ? why.rule === 'number-listed' : rc !== 4 && rc !== 404;
}

function whyOf(answer: QueryAnswer | undefined): Pick<Fact, 'why'> {
  return answer?.why ? { why: answer.why.text } : {};
}

function clear(answer: QueryAnswer, { notListed }: ListWords): Reading {
  return answer.rc === 3 || answer.source === 'ranges only' ? null : { isHit: false, text: notListed };
}

function hit(text: string): NonNullable<Reading> {
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
  if (irsfDate && isLongAgo(answer)) return { isHit: true, isRisk: false, text: words.longAgo(irsfDate) };
  const what = rc === 4 ? words.rangeListed : words.listed;
  return hit(irsfDate ? words.lastAdvertised(what, irsfDate) : what);
}

/** A number that is not mobile and of which another operator takes the messages may be texted. */
function readAit(answer: QueryAnswer, words: ListWords, textsBy: string | null): Reading {
  if (answer.valid === true) return clear(answer, words);
  if (answer.valid !== false) return null;
  if (answer.rc === 405 && textsBy) return { isHit: false, text: words.textsBy(textsBy) };
  if (answer.rc === 403 && answer.irsfDate && isLongAgo(answer))
    return { isHit: true, isRisk: false, text: words.longAgo(answer.irsfDate) };
  if (answer.rc === 404) return hit(listedSince(answer.why, words, words.rangeListed));
  return { ...hit(words.codes[answer.rc] ?? words.notSafe), isRisk: answer.rc !== 405 };
}

/** Says that the advert is no warning any more, and no all-clear: the answer says so of the number, else the list is that much younger. */
function isLongAgo({ irsfDate, asOf, rc, why }: QueryAnswer): boolean {
  if (rc === 4 && why?.rule === 'number-listed') return true;
  return Boolean(irsfDate && asOf) && daysBetween(String(irsfDate), String(asOf).slice(0, 'YYYY-MM-DD'.length)) > advertisedDays;
}

function listedSince(why: Why | undefined, words: ListWords, what?: string): string {
  const listed = what ?? (why?.rule === 'range-listed' ? words.rangeListed : words.listed);
  return why?.date ? words.since(listed, why.date) : listed;
}

function ruleInWords(why: Why | undefined, { rules }: ListWords): string | undefined {
  return why && rules[why.rule];
}
