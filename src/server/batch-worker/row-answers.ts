/** Answers the rows of a batch in all its services: from the data by the batch engine, from a live network by its answerer. */
import { createBatchEngine, csvOfAnswer } from '../../numbers/batch/batch-engine.ts';
import { SourceWriter } from '../../numbers/batch/row-sources.ts';
import { countIn, operatorIn, type ServiceRows } from '../../numbers/batch/service-rows.ts';
import { countryOfNumber } from '../../numbers/ranges/country-of-number.ts';
import type { NumberData } from '../../numbers/number-data.ts';
import { batchNumbers } from '../../shared/batch-file/check-batch-file.ts';
import { isFailure } from '../../shared/services/reason-codes.ts';
import { type DataService, isDataService, type ServiceCode, serviceOf } from '../../shared/services/services.ts';
import type { Answerers } from '../answerers/answerers.ts';
import type { DataSets } from '../data-sets/data-sets.ts';
import type { ServiceHealth } from '../query-log/service-health.ts';
import type { Refusal } from '../entitlements/entitlement.ts';
import type { RefusedRows } from './batch-admission.ts';
import { answerLive, type Asking, type LiveAnswer } from './live-rows.ts';
import { answerAsked } from './refused-rows.ts';

export interface RowAnswers {
  /** Answers whole lines of the file, each with one number, a service after the other in the order of the batch; of what is refused nobody is asked. */
  answer(rows: Uint8Array, asking: { refused?: RefusedRows | undefined; signal: AbortSignal }): Promise<ServiceRows[]>;
}

interface RowAnswersDependencies {
  readonly dataSets: DataSets;
  readonly answerers: Answerers;
  /** Whether a service is answered from the data here, so that the engine may answer it. */
  readonly answersFromData: (service: ServiceCode) => boolean;
  readonly serviceHealth: Pick<ServiceHealth, 'count'>;
  readonly clock: () => Date;
}

/** The answers of one batch. The data is the newest at each call: a batch does not keep an old version in memory. */
export function createRowAnswers(
  { dataSets, answerers, answersFromData, serviceHealth, clock }: RowAnswersDependencies,
  { services, days }: { services: readonly string[]; days: number | null },
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
    async answer(rows, { refused, signal }) {
      const data = dataSets.current().numbers;
      const { ranges } = data;
      const numbers = refused || fromData.length < codes.length ? batchNumbers(rows) : [];
      const answered = new Map<ServiceCode, ServiceRows>();
      const { answer } = engineFor(data);
      const columns = fromData.map((code) => codes.indexOf(code));
      const results = refused
        ? answerAsked({ ranges, services: fromData, answer }, { rows, numbers, refused: (line, index) => refused(line, columns[index]!) })
        : answer(rows);
      for (const [index, result] of results.entries()) answered.set(fromData[index]!, result);
      for (const [column, code] of codes.entries()) {
        if (answered.has(code)) continue;
        const asked = { numbers, days: days ?? 0, refusalOf: (line: number) => refused?.(line, column), signal };
        answered.set(code, await liveRows({ ranges, answerers, serviceHealth }, code, asked));
      }
      return codes.map((code) => answered.get(code)!);
    },
  };
}

interface LiveRows {
  readonly numbers: readonly string[];
  readonly days: number;
  readonly refusalOf: (line: number) => Refusal | undefined;
  readonly signal: AbortSignal;
}

async function liveRows(
  { ranges, ...asking }: Asking & { ranges: NumberData['ranges'] },
  service: ServiceCode,
  { numbers, refusalOf, ...asked }: LiveRows,
): Promise<ServiceRows> {
  const isAsked = (_: string, line: number) => refusalOf(line) === undefined;
  const answers = (await answerLive(asking, service, { ...asked, numbers: numbers.filter(isAsked) })).values();
  const counts = new Map<string, [number, number]>();
  const reasons = new Map<number, number>();
  const operators = new Map<string, number>();
  const sources = new SourceWriter();
  let failed = 0;
  const lines = numbers.map((given, line) => {
    const rc = refusalOf(line);
    // There is an answer for each number that was asked.
    const { answer, source }: LiveAnswer = rc === undefined ? answers.next().value! : { answer: { tel: given, rc } };
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
