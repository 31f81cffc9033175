/** A number in the words of a table: its verdict, its risk, and the facts that people sort by. */
import type { Finding, Risk } from '../batches/findings.ts';
import type { FoundNumber } from '../batches/found-numbers.ts';
import { daysBetween } from '../base/utc-day.ts';
import type { NumberType, QueryAnswer } from '../services/legend.ts';
import { isFailure } from '../services/reason-codes.ts';
import { answerOf, type Answers, type Telling } from './answers.ts';
import { isSuspicious, unknownToNetwork } from './foremost.ts';
import type { ListFact } from './fraud-lists.ts';
import { isImpossible } from './no-number.ts';
import { typeAndCountryOf } from './number-facts.ts';
import { lastMove, type PortedFact } from './porting.ts';
import type { Told } from './verdict-sentence.ts';
import { summaryOf, type Summary } from './verdict.ts';
import { englishVerdict, type VerdictWords } from './verdict-words.ts';

/** The cells of a number beside it, and its findings. */
export interface NumberInBrief {
  readonly cells: Omit<FoundNumber, 'number'>;
  readonly findings: ReadonlySet<Finding>;
}

/** Sums up the answers about a called number. A cell is empty if no service for it was queried. */
export function numberInBrief(answers: Answers, words: VerdictWords = englishVerdict): NumberInBrief {
  const telling: Telling = { answers, words, as: 'called' };
  const summary = summaryOf(telling);
  const { told, sentence } = summary;
  const { nt, cc } = typeAndCountryOf(answers);
  const risk = riskOf(telling, summary);
  return {
    cells: {
      verdict: sentence,
      risk,
      type: nt ?? '',
      country: cc ?? '',
      operator: told === null ? '' : operatorOf(told),
      ported: told === null ? '' : portedInBrief(told.ported),
      lastPort: lastMove(answers)?.day ?? '',
      reachable: told === null ? '' : reachableInBrief(told),
      lists: told === null ? '' : listsInBrief(told.lists),
    },
    findings: findingsOf(telling, risk, told),
  };
}

/** Types whose calls cost the caller more. */
const expensiveTypes: ReadonlySet<NumberType | null> = new Set(['premium', 'personal', 'satellite', 'international network']);

function riskOf(telling: Telling, { told, state, severity }: Summary): Risk {
  const { answers } = telling;
  if (told === null) return isUnassigned(telling, told) ? 'unassigned' : 'unknown';
  const moves = answerOf(answers, 'ports&days');
  if (told.lists.some(({ isListed, isSaid }) => isListed && isSaid)) return 'listed';
  if (isUnassigned(telling, told)) return 'unassigned';
  if (moves && isSuspicious(moves)) return 'ported recently';
  if (severity === 'warning') return 'sources disagree';
  const isRisk = told.lists.some(({ state: found, isSaid, isRisk: counts }) => found === 'warning' && isSaid && counts);
  if (isRisk || expensiveTypes.has(typeAndCountryOf(answers).nt)) return 'expensive';
  return state === 'unknown' || areListsUntold(told.lists) ? 'unknown' : 'nothing known against it';
}

/** Returns true if nobody holds the number: its network says so, or else the numbering plan, unless a network answers for it. */
function isUnassigned(telling: Telling, told: Told | null): boolean {
  const { answers } = telling;
  if (unknownToNetwork(answers)) return true;
  if (rcsIn(answers).includes(noNumber)) return false;
  return (told?.reachable.reach ?? null) === null && (isImpossible(telling) || answerOf(answers, 'AITCheck')?.rc === 401);
}

/** Returns true if lists about a called number were queried, and none of them could be checked. */
function areListsUntold(lists: readonly ListFact[]): boolean {
  const asked = lists.filter(({ isSaid, state }) => isSaid && state !== 'not asked');
  return asked.length > 0 && asked.every(({ state }) => state === 'unknown');
}

/** Returns the current carrier. A number that stayed with its first holder is with the only successor; with several, nobody knows which. */
function operatorOf({ carriers }: Told): string {
  const { server, kinship, firstGiven } = carriers;
  if (server === null) return '';
  if (kinship !== 'itself' || firstGiven === null) return carriers.inWords(server, 'alone').text;
  return firstGiven.now.length === 1 ? firstGiven.now.join('') : '';
}

function portedInBrief({ move, state }: PortedFact): string {
  if (move === 'ported' || move === 'moved') return 'yes';
  if (move === 'none') return 'no';
  return state === 'not asked' ? '' : 'unknown';
}

function reachableInBrief({ reachable: { reach, state } }: Told): string {
  if (reach !== null) return reach === 'unknown to the network' ? 'no' : reach;
  return state === 'not asked' ? '' : 'unknown';
}

/** Returns "Revenue-share fraud, Inflated traffic" for lists that name the number; otherwise the counts of those checked and not. */
function listsInBrief(lists: readonly ListFact[]): string {
  const listed = lists.filter(({ isListed }) => isListed);
  if (listed.length > 0) return listed.map(({ label }) => label).join(', ');
  const asked = lists.filter(({ state }) => state !== 'not asked');
  const clear = asked.filter(({ isClear }) => isClear).length;
  const untold = asked.filter(({ state }) => state === 'unknown').length;
  if (clear === 0) return untold > 0 ? 'unknown' : '';
  return untold > 0 ? `on none of ${clear}, ${untold} unknown` : `on none of ${clear}`;
}

function findingsOf(telling: Telling, risk: Risk, told: Told | null): ReadonlySet<Finding> {
  const { answers } = telling;
  const found = new Set<Finding>();
  const fraud = told?.lists.filter(({ isFraud, isListed }) => isFraud && isListed) ?? [];
  if (fraud.length > 0) found.add('listed');
  if (hasMovedLately(answers)) found.add('ported');
  if (isUnassigned(telling, told)) found.add('unassigned');
  else if (told?.reachable.reach === 'no' || told?.reachable.reach === 'not now') found.add('unreachable');
  if (risk === 'unknown') found.add('unknown');
  if (rcsIn(answers).some(isFailure)) found.add('failed');
  return found;
}

/** The reason code of a text that is no number. */
const noNumber = 100;

function rcsIn(answers: Answers): number[] {
  return Object.values(answers).flatMap((answer) => (typeof answer === 'object' ? answer.rc : []));
}

const lateDays = 30;

/** Returns true for a move within 30 days before the date of the data that knows it. */
function hasMovedLately(answers: Answers): boolean {
  const moves = answerOf(answers, 'ports&days');
  return (
    ((moves?.ports ?? 0) > 0 && isLate(moves?.changeSeen, moves)) ||
    (['ported', 'ukported'] as const).some((service) => {
      const answer = answerOf(answers, service);
      return isLate(answer?.lastPorted, answer);
    })
  );
}

function isLate(moment: string | null | undefined, answer: QueryAnswer | undefined): boolean {
  if (!moment || !answer?.asOf) return false;
  const [day, asOf] = [moment, answer.asOf].map((time) => time.slice(0, 'YYYY-MM-DD'.length)) as [string, string];
  return daysBetween(day, asOf) <= lateDays;
}
