/** The answers of one query as they land: a rung for each service, in the specification's order. */
import type { QueryAnswer } from '../../../../shared/services/legend.ts';
import type { Receipt } from '../../../api/call.ts';
import { reasonCode, type ReasonClass } from '../../../../shared/services/reason-codes.ts';
import { serviceCodes, type ServiceCode } from '../../../../shared/services/services.ts';

export type Outcome = Receipt & { ms: number } & (
    | { state: 'answered'; answer: QueryAnswer }
    | { state: 'failed' | 'timed-out'; message: string; status: number; rc: number | null }
  );

/** `attempt` says which asking a rung waits for, so that a late answer never overwrites a newer one. */
export type Rung = { service: ServiceCode; attempt: number } & ({ state: 'pending' } | Outcome);

export type Ladder = { number: string; rungs: readonly Rung[] };

export type LadderEvent =
  | { kind: 'start'; attempt: number; number: string; services: readonly ServiceCode[] }
  | { kind: 'retry'; attempt: number; services: readonly ServiceCode[] }
  | { kind: 'landed'; attempt: number; service: ServiceCode; outcome: Outcome };

export function nextLadder(ladder: Ladder | null, event: LadderEvent): Ladder | null {
  if (event.kind === 'start')
    return { number: event.number, rungs: inOrder(event.services).map((service) => pending(service, event.attempt)) };
  if (!ladder) return ladder;
  const rungs = ladder.rungs.map((rung): Rung => {
    const { service, attempt } = rung;
    if (event.kind === 'retry') return event.services.includes(service) ? pending(service, event.attempt) : rung;
    return service === event.service && attempt === event.attempt ? { service, attempt, ...event.outcome } : rung;
  });
  return { ...ladder, rungs };
}

/** Every service at most once, in the specification's order. */
export function inOrder(services: readonly ServiceCode[]): ServiceCode[] {
  return serviceCodes.filter((service) => services.includes(service));
}

function pending(service: ServiceCode, attempt: number): Rung {
  return { service, attempt, state: 'pending' };
}

const slowMs = 3_000;

/** Symbol and word of a rung: never by colour alone. */
export function statusOf(rung: Rung): { symbol: string; word: string; tone: 'waiting' | 'ok' | 'partly' | 'bad' } {
  if (rung.state === 'pending') return { symbol: '◌', word: 'Waiting', tone: 'waiting' };
  if (rung.state === 'timed-out') return { symbol: '✕', word: 'Timed out', tone: 'bad' };
  if (rung.state !== 'answered') return { symbol: '✕', word: 'Failed', tone: 'bad' };
  if (!isAnswer(rung.answer.rc)) return { symbol: '◐', word: 'No answer', tone: 'partly' };
  return rung.ms > slowMs ? { symbol: '◐', word: 'Slow', tone: 'partly' } : { symbol: '✓', word: 'OK', tone: 'ok' };
}

const answerClasses: readonly ReasonClass[] = ['success', 'verdict', 'negative'];

/** "No" is an answer; "nobody can tell", "may not ask" and "cannot be asked" are none. */
function isAnswer(rc: number): boolean {
  const line = reasonCode(rc);
  return line !== undefined && answerClasses.includes(line.class);
}

export type FailureText = { services: ServiceCode[]; lead: string; detail: string };

type FailedRung = Extract<Rung, { state: 'failed' | 'timed-out' }>;

/**
 * The specification's two sentences. Services that broke are named while others answered; what is wrong with the query,
 * the account or the connection as a whole is told by its cause.
 */
export function failureTexts(rungs: readonly Rung[]): FailureText[] {
  const failed = rungs.filter((rung): rung is FailedRung => rung.state === 'failed' || rung.state === 'timed-out');
  const isPartial = failed.length < rungs.length;
  const [broken, other] = split(failed, ({ status }) => status >= 500 || (status === 0 && isPartial));
  const texts: FailureText[] = [];
  const names = (some: readonly FailedRung[]) => some.map(({ service }) => service);
  if (broken.length > 0)
    texts.push({ services: names(broken), lead: 'Error to get data for the next services : ', detail: names(broken).join(', ') });
  if (other.length > 0) {
    const causes = [...new Set(other.map(({ message }) => message))].join(' ');
    texts.push({ services: names(other), lead: 'Error to get data because : ', detail: causes });
  }
  return texts;
}

function split<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

/** "11 of 12 services answered", once none is waited for. */
export function progressText(rungs: readonly Rung[]): string {
  const answered = rungs.filter(({ state }) => state === 'answered').length;
  if (rungs.some(({ state }) => state === 'pending')) return '';
  return `${answered} of ${rungs.length} ${rungs.length === 1 ? 'service' : 'services'} answered`;
}
