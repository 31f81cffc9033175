/** Answers the rows of a batch in all its services: from the data by the batch engine, from a live network by its answerer. */
import type { Admitted } from '../../../numbers/answers/admitted.ts';
import { createBatchEngine, csvOfAnswer } from '../../../numbers/batch/batch-engine.ts';
import { SourceWriter } from '../../../numbers/batch/row-sources.ts';
import { countIn, operatorIn, type ServiceRows } from '../../../numbers/batch/service-rows.ts';
import { countryOfNumber } from '../../../numbers/ranges/country-of-number.ts';
import type { NumberData } from '../../../numbers/number-data.ts';
import { batchNumbers } from '../../../shared/batches/check-batch-file.ts';
import { isFailure } from '../../../shared/services/reason-codes.ts';
import { type DataService, isDataService, type ServiceCode, serviceOf } from '../../../shared/services/services.ts';
import type { Answerers } from '../../answerers/answerers.ts';
import type { DataSets } from '../../data-sets/data-sets.ts';
import type { ServiceHealth } from '../../query-records/service-health.ts';
import { isAdmitted } from '../../entitlements/entitlement.ts';
import { queryOf, type Rows } from './batch-admission.ts';
import { answerLive, type Asking, type LiveAnswer } from './live-rows.ts';
import { answerAsked } from './refused-rows.ts';

export interface RowAnswers {
  /** Answers lines of the file, one service after the other in the order of the batch; refused rows cause no query. */
  answer(rows: Admitted<Rows>, signal: AbortSignal): Promise<ServiceRows[]>;
}

interface RowAnswersDependencies {
  readonly dataSets: DataSets;
  readonly answerers: Answerers;
  /** Returns true if a service is answered from the data here, so that the engine may answer it. */
  readonly answersFromData: (service: ServiceCode) => boolean;
  readonly serviceHealth: Pick<ServiceHealth, 'count'>;
  readonly clock: () => Date;
}

/** Creates the answers of one batch. Each call uses the newest data: a batch does not keep an old version in memory. */
export function createRowAnswers(
  { dataSets, answerers, answersFromData, serviceHealth, clock }: RowAnswersDependencies,
  { organisationId, services, days }: { organisationId: number; services: readonly string[]; days: number | null },
): RowAnswers {
  const codes = services.map(serviceOf);
  const fromData = codes.filter((code): code is DataService => isDataService(code) && answersFromData(code));
  let engine: { data: NumberData; answer: (rows: Uint8Array) => ServiceRows[] } | undefined;

  const engineFor = (data: NumberData) => {
    if (engine?.data !== data) {
      const made = createBatchEngine(data, fromData, { days: days ?? 0, now: clock() });
      engine = { data, answer: (rows) => made.answer(rows) };
    }
    return engine;
  };

  return {
    async answer(rows, signal) {
      const { lines, refused } = rows;
      const data = dataSets.current().numbers;
      const { ranges } = data;
      const numbers = refused || fromData.length < codes.length ? batchNumbers(lines) : [];
      const answered = new Map<ServiceCode, ServiceRows>();
      const { answer } = engineFor(data);
      const columns = fromData.map((code) => codes.indexOf(code));
      const results = refused
        ? answerAsked(
            { ranges, services: fromData, answer },
            { rows: lines, numbers, refused: (line, index) => refused(line, columns[index]!) },
          )
        : answer(lines);
      for (const [index, result] of results.entries()) answered.set(fromData[index]!, result);
      for (const [column, code] of codes.entries()) {
        if (answered.has(code)) continue;
        const outcomes = numbers.map((tel, line) => queryOf(rows, tel, { line, column }));
        answered.set(
          code,
          await liveRows({ ranges, customer: organisationId, answerers, serviceHealth }, code, {
            numbers,
            outcomes,
            days: days ?? 0,
            signal,
          }),
        );
      }
      return codes.map((code) => answered.get(code)!);
    },
  };
}

interface LiveRows {
  readonly numbers: readonly string[];
  /** One outcome per number. */
  readonly outcomes: readonly ReturnType<typeof queryOf>[];
  readonly days: number;
  readonly signal: AbortSignal;
}

async function liveRows(
  { ranges, ...asking }: Asking & { ranges: NumberData['ranges'] },
  service: ServiceCode,
  { numbers, outcomes, ...asked }: LiveRows,
): Promise<ServiceRows> {
  const answers = (await answerLive(asking, service, { ...asked, queries: outcomes.filter(isAdmitted) })).values();
  const counts = new Map<string, [number, number]>();
  const reasons = new Map<number, number>();
  const operators = new Map<string, number>();
  const sources = new SourceWriter();
  let failed = 0;
  const lines = numbers.map((given, line) => {
    const outcome = outcomes[line]!;
    // Each admitted number has an answer.
    const { answer, source }: LiveAnswer = isAdmitted(outcome) ? answers.next().value! : { answer: { tel: given, rc: outcome } };
    const country = countryOfNumber(ranges, given);
    const sides = counts.get(country) ?? [0, 0];
    counts.set(country, sides);
    const hasFailed = isFailure(answer.rc);
    sides[hasFailed ? 1 : 0] += 1;
    failed += hasFailed ? 1 : 0;
    countIn(reasons, answer.rc, 1);
    countIn(operators, operatorIn(answer), 1);
    sources.add(sources.placeOf(source));
    return csvOfAnswer(service, given, answer);
  });
  return { bytes: Buffer.from(lines.join('')), failed, counts, reasons, operators, sources: sources.take() };
}
