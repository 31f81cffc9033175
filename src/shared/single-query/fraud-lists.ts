/** Results of the two fraud lists and the two do-not-originate lists. Only a list that was looked up and does not name the number gives "not listed". */
import type { QueryAnswer } from '../services/legend.ts';
import { advertisedDays } from '../base/limits.ts';
import { daysBetween } from '../base/utc-day.ts';
import type { Why } from '../services/provenance.ts';
import { answerOf, type Telling } from './answers.ts';
import type { AskedAs } from './asked-as.ts';
import { notTold, marksOf, type Fact } from './facts.ts';
import type { VerdictWords } from './verdict-words.ts';

/** A list as a fact; `isClear` if it was looked up and does not name the number, `isListed` if it names the number or its range. */
export interface ListFact extends Fact {
  readonly isClear: boolean;
  readonly isListed: boolean;
  /** True if the sentence mentions it: a list for this kind of query, or another one that names the exact number. */
  readonly isSaid: boolean;
  /** True if it is a risk, and not just a number type that takes no messages. */
  readonly isRisk: boolean;
  /** True for a fraud list, false for a do-not-originate list. */
  readonly isFraud: boolean;
  /** Day of an advert that is too old for a warning. */
  readonly longAgo: string | null;
  /** Day of the oldest list used; null if none was queried or its day is unknown. */
  readonly oldest: string | null;
  /** Words for the sentence if the list speaks against the number. */
  readonly warning: string;
}

type ListWords = VerdictWords['lists'];
/** The result of a list: `isHit` if it speaks against the number, `isRisk` if that is more than a limit of its type, and the words; null if inconclusive. */
type Reading = { readonly isHit: boolean; readonly isRisk?: boolean; readonly text: string } | null;
type FraudService = keyof ListWords['warnings'];

const readers: Record<FraudService, (answer: QueryAnswer, words: ListWords, textsBy: string | null) => Reading> = {
  dno: (answer, words) => readOrigination(answer, answer.dno, words),
  dnoText: (answer, words) => readOrigination(answer, answer.dnot, words),
  irsfCheck: readIrsf,
  AITCheck: readAit,
};
const about: Record<FraudService, AskedAs> = { dno: 'caller', dnoText: 'caller', irsfCheck: 'called', AITCheck: 'called' };
// Keys of the record above.
const services = Object.keys(about) as readonly FraudService[];

export function fraudLists(telling: Telling): ListFact[] {
  const { labels, lists } = telling.words;
  const textsBy = answerOf(telling.answers, 'usmrq')?.acn ?? null;
  return services.map((service) => {
    const [label, warning] = [labels[service], lists.warnings[service]];
    const isAbout = about[service] === telling.as;
    const isFraud = about[service] === 'called';
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
        isFraud,
        longAgo: null,
        oldest: null,
        warning,
      };
    const { isHit, isRisk = isHit, text } = reading;
    const isListed = isHit && isRisk && isOfList(service, answer, lists);
    const isSaid = isAbout || (isListed && namesNumber(answer));
    const more = { ...whyOf(answer), ...marksOf(answer), isClear: !isHit, isListed, isSaid, isRisk, isFraud, oldest: oldestOf(answer) };
    const longAgo = isHit && !isRisk && answer.irsfDate ? answer.irsfDate : null;
    return { label, state: isHit && longAgo === null ? 'warning' : 'known', text, ...more, longAgo, warning };
  });
}

/** Returns the day of the oldest set in the basis, or otherwise of the set that decided. */
function oldestOf({ basis = [], asOf }: QueryAnswer): string | null {
  const moments = basis.length > 0 ? basis.map((one) => one.asOf) : [asOf];
  const [oldest] = moments.filter((moment) => moment !== null).toSorted();
  return oldest?.slice(0, 'YYYY-MM-DD'.length) ?? null;
}

/** Returns true if a list decided, and not a rule of the numbering plan. */
function isOfList(service: FraudService, { rc, why }: QueryAnswer, words: ListWords): boolean {
  if (service === 'AITCheck') return rc === 403 || rc === 404;
  return ruleInWords(why, words) === undefined;
}

/** Returns true if the list names the number itself, not just its range. */
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

/** Reads the answer on messages: a number that is not mobile may be texted if another operator takes its messages. */
function readAit(answer: QueryAnswer, words: ListWords, textsBy: string | null): Reading {
  if (answer.valid === true) return clear(answer, words);
  if (answer.valid !== false) return null;
  if (answer.rc === 405 && textsBy) return { isHit: false, text: words.textsBy(textsBy) };
  if (answer.rc === 403 && answer.irsfDate && isLongAgo(answer))
    return { isHit: true, isRisk: false, text: words.longAgo(answer.irsfDate) };
  if (answer.rc === 404) return hit(listedSince(answer.why, words, words.rangeListed));
  return { ...hit(words.codes[answer.rc] ?? words.notSafe), isRisk: answer.rc !== 405 };
}

/** Returns true if the advert is too old for a warning, which is no all-clear: the answer marks the number so, or the list is over `advertisedDays` newer. */
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
