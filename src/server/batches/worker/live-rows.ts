/** Answers of a live network for the rows of a batch: many at once, with retries if they help, and never an error for the batch. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Admitted } from '../../../numbers/answers/admitted.ts';
import type { ServiceCode } from '../../../shared/services/services.ts';
import type { Answer } from '../../../shared/services/legend.ts';
import { isE164 } from '../../../numbers/answers/number-subject.ts';
import type { Answerer, Answerers } from '../../answerers/answerers.ts';
import { type AnswerSource, sourceOf } from '../../../numbers/batch/row-sources.ts';
import type { ServiceHealth } from '../../query-records/service-health.ts';
import { AppError } from '../../base/errors.ts';

const atOnce = 32;
const maxTries = 3;
/** Most pauses of a row. A network that requests a pause is not failing, but the row does not wait for ever. */
const maxPauses = 10;
const maxPauseSeconds = 60;

export interface Asking {
  /** The organisation of the batch. */
  readonly customer: number;
  readonly answerers: Answerers;
  readonly serviceHealth: Pick<ServiceHealth, 'count'>;
}

export interface LiveAnswer {
  readonly answer: Answer;
  /** The source of the answer; undefined without a query or an answer. */
  readonly source?: AnswerSource;
}

/** Answers the queries in their order; `rc` gives the reason of a failed row. Stops with `signal`'s reason. */
export async function answerLive(
  { customer, answerers, serviceHealth }: Asking,
  service: ServiceCode,
  { queries, days, signal }: { queries: readonly Admitted<{ tel: string }>[]; days: number; signal: AbortSignal },
): Promise<LiveAnswer[]> {
  const answers: LiveAnswer[] = [];
  let next = 0;
  let pausedUntil = 0;
  const askOne = async (index: number) => {
    answers[index] = await answerRow((query) => answerers[service](query, { customer, days }), queries[index]!, {
      count: (rc, ms) => serviceHealth.count(service, rc, ms),
      // If the signal ends the pause, the error is the signal's reason, not the pause's own.
      wait: () => pause(Math.max(0, pausedUntil - performance.now()), undefined, { signal }).catch(() => signal.throwIfAborted()),
      slowDown: (seconds) => (pausedUntil = Math.max(pausedUntil, performance.now() + Math.min(seconds, maxPauseSeconds) * 1_000)),
    });
  };
  const askOn = async () => {
    while (next < queries.length) {
      signal.throwIfAborted();
      next += 1;
      await askOne(next - 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askOn));
  return answers;
}

interface Pace {
  /** Counts the outcome of a row, and the duration of its last try. */
  count(rc: number, ms: number): void;
  wait(): Promise<void>;
  /** Makes every row of the service wait, as requested by the network. */
  slowDown(seconds: number): void;
}

async function answerRow(
  ask: (query: Admitted<{ tel: string }>) => ReturnType<Answerer>,
  query: Admitted<{ tel: string }>,
  { count, wait, slowDown }: Pace,
): Promise<LiveAnswer> {
  const { tel } = query;
  if (!isE164(tel)) return { answer: { tel, rc: 100 } };
  let [tries, pauses] = [0, 0];
  for (;;) {
    await wait();
    const started = performance.now();
    const ended = (live: LiveAnswer) => {
      count(live.answer.rc, performance.now() - started);
      return live;
    };
    try {
      const answer = await ask(query);
      return ended({ answer, source: sourceOf(answer) });
    } catch (error) {
      const { response, retryAfterSeconds } = error instanceof AppError ? error.details : {};
      if (retryAfterSeconds !== undefined && pauses < maxPauses) {
        pauses += 1;
        slowDown(retryAfterSeconds);
      } else if ((tries += 1) >= maxTries) return ended({ answer: response ?? { tel, rc: 900 } });
    }
  }
}
