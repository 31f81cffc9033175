/** Many single queries in one call: each is answered, counted and recorded like a single one. */
import type { Admitted } from '../../numbers/answers/admitted.ts';
import { queryAnswerOfSubject } from '../../numbers/answers/answer.ts';
import { type NumberSubject, numberSubjectOf } from '../../numbers/answers/number-subject.ts';
import type { NumberData } from '../../numbers/number-data.ts';
import { countryOfRange } from '../../numbers/ranges/country-of-number.ts';
import type { ReplyOf } from '../../shared/base/endpoint.ts';
import type { bulkQueries } from '../../shared/single-query/single-query.ts';
import { singleQueryPortsDays } from '../../shared/base/limits.ts';
import type { QueryAnswer } from '../../shared/services/legend.ts';
import { isFailure } from '../../shared/services/reason-codes.ts';
import { type BatchServiceCode, serviceCodes, type ServiceCode, serviceOf } from '../../shared/services/services.ts';
import type { Session } from '../auth/sessions.ts';
import { createTurns } from '../base/turns.ts';
import type { Deps } from '../deps.ts';
import { isAdmitted } from '../entitlements/entitlement.ts';
import type { ReadTel, UnreadTel } from '../http/read-numbers.ts';
import { admitQueries, refusedAnswer } from '../entitlements/admit-queries.ts';
import { recorderFor } from '../query-records/query-recorder.ts';
import { answerAndCount, internalError, responseOf } from './answer-and-record.ts';

type Needs = Pick<
  Deps,
  'config' | 'log' | 'dataSets' | 'answerers' | 'answersFromData' | 'entitlements' | 'queryRecords' | 'serviceHealth' | 'clock'
>;

type Reply = ReplyOf<typeof bulkQueries>;
type Row = Reply['response'][number];

interface Asked {
  readonly numbers: readonly (ReadTel | UnreadTel)[];
  readonly services: readonly (ServiceCode | BatchServiceCode)[];
}

/** Answers per chunk of a reply: less than a megabyte of JSON, recorded in one transaction, since each transaction waits for the disk. */
const rowsAtOnce = 3_000;

/** Default of concurrent queries to a network, if the services file gives none: as many as a batch sends. */
const askedAtOnce = 32;

/** Answers calls piece by piece, each with whole numbers, when the one before was taken. */
export function createBulkAnswers(deps: Needs): (session: Session, asked: Asked) => AsyncGenerator<Reply> {
  const { answersFromData, config } = deps;
  // Shared by the whole node: all calls together stay within a network's concurrency, and organisations take turns.
  const limiters = new Map(
    serviceCodes
      .filter((service) => !answersFromData(service))
      .map((service) => {
        const settings = config.SERVICES_CONFIG[service];
        return [service, createTurns<number>({ places: settings && 'concurrency' in settings ? settings.concurrency : askedAtOnce })];
      }),
  );

  return async function* answerMany(session, { numbers, services }) {
    const { organisationId } = session;
    const record = recorderFor(deps, session);
    const columns = services.map((name) => ({ name, service: serviceOf(name) }));
    const answerAll = async (piece: Asked['numbers']): Promise<Row[]> => {
      deps.queryRecords.requireThere();
      // For the whole chunk: other data may be loaded while the quota is read.
      const { numbers: data } = deps.dataSets.current();
      const now = deps.clock();
      const queries = piece.flatMap((number) => ('unread' in number ? [] : queriesOf(data, number, columns)));
      const { outcomes, giveBack } = await admitQueries(deps, session, queries);
      const rows: Row[] = [];
      const waiting: Promise<void>[] = [];
      const end = (index: number, query: Asking, answer: QueryAnswer) => {
        rows[index] = Object.assign(answer, { service: query.name }, query.read && { read: query.read });
        return record(query, answer.rc);
      };
      for (const [index, query] of queries.entries()) {
        const outcome = outcomes[index]!;
        const limiter = limiters.get(query.service);
        if (!isAdmitted(outcome)) waiting.push(end(index, query, refusedAnswer(query.tel, outcome)));
        // A promise for each answer would cost more than the answer.
        else if (!limiter) waiting.push(end(index, query, answerFromData(deps, { data, now }, outcome)));
        else
          waiting.push(
            limiter.run(organisationId, () => answerFromNetwork(deps, outcome, organisationId)).then((answer) => end(index, query, answer)),
          );
      }
      // An answer that could not be recorded is not sent, and uses no quota.
      await Promise.all(waiting).catch(async (error: unknown) => {
        await giveBack(outcomes.filter(isAdmitted).length).catch(() => undefined);
        throw error;
      });
      await giveBack(rows.filter(({ rc }, index) => isAdmitted(outcomes[index]!) && isFailure(rc)).length);
      return inOrder(piece, columns, rows);
    };
    const numbersAtOnce = Math.max(1, Math.floor(rowsAtOnce / columns.length));
    for (let from = 0; from < numbers.length; from += numbersAtOnce)
      yield { response: await answerAll(numbers.slice(from, from + numbersAtOnce)) };
  };
}

interface Column {
  readonly name: Asked['services'][number];
  readonly service: ServiceCode;
}

interface Asking extends Column {
  readonly tel: string;
  readonly read: ReadTel['read'];
  readonly country: string;
  readonly subject: NumberSubject;
}

/** Returns the queries about a number, which is looked up once. */
function queriesOf({ ranges }: NumberData, { tel, read }: ReadTel, columns: readonly Column[]): Asking[] {
  const subject = numberSubjectOf(ranges, tel);
  const country = countryOfRange(ranges, subject.rangeId);
  return columns.map(({ name, service }) => ({ name, service, tel, read, country, subject }));
}

/** Puts the rows of unread numbers between the answers: they were not queried, so they are neither recorded nor counted. */
function inOrder(piece: Asked['numbers'], columns: readonly Column[], answers: readonly Row[]): Row[] {
  let next = 0;
  return piece.flatMap((number) => {
    if ('unread' in number) return columns.map(({ name }) => ({ ...notRead, tel: number.tel, service: name, unread: number.unread }));
    const own = answers.slice(next, next + columns.length);
    next += columns.length;
    return own;
  });
}

/** Reason code of a text that is no number, as in a batch. */
const notRead = { rc: 100, source: 'data', dataVersion: null, asOf: null } as const;

function answerFromData(deps: Needs, { data, now }: { data: NumberData; now: Date }, { service, subject }: Admitted<Asking>): QueryAnswer {
  const started = performance.now();
  let answer: QueryAnswer;
  try {
    answer = queryAnswerOfSubject(data, { service, subject }, { days: singleQueryPortsDays, now });
  } catch (error) {
    answer = failedAnswer(deps, { service, tel: subject.tel }, error);
  }
  deps.serviceHealth.count(service, answer.rc, performance.now() - started);
  return answer;
}

async function answerFromNetwork(deps: Needs, query: Admitted<Asking>, customer: number): Promise<QueryAnswer> {
  try {
    return await answerAndCount(deps, query, customer);
  } catch (error) {
    return failedAnswer(deps, query, error);
  }
}

/** The row that says why there is no answer: nothing is known then, and so neither as of when. */
function failedAnswer(deps: Needs, { service, tel }: { service: ServiceCode; tel: string }, error: unknown): QueryAnswer {
  const failed = responseOf(error);
  if (!failed) deps.log.error({ err: error, service }, 'a query of many failed');
  return { tel, rc: failed?.rc ?? internalError, source: 'live', dataVersion: null, asOf: null };
}
