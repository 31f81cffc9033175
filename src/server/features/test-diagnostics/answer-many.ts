/** Many single queries in one call: each is answered, counted and recorded as one that is asked alone. */
import { countryOfNumber } from '../../../numbers/ranges/country-of-number.ts';
import type { ReplyOf } from '../../../shared/api/endpoint.ts';
import type { bulkQueries } from '../../../shared/api/test-diagnostics.ts';
import { isFailure } from '../../../shared/services/reason-codes.ts';
import { type BatchServiceCode, serviceCodes, type ServiceCode, serviceOf } from '../../../shared/services/services.ts';
import type { Session } from '../../auth/sessions.ts';
import { FairLimiter } from '../../batch-worker/fair-limiter.ts';
import type { Deps } from '../../deps.ts';
import { admitQueries, refusedAnswer } from './admit-queries.ts';
import { answerAndCount, internalError, recorderFor, responseOf } from './answer-and-record.ts';

type Reply = ReplyOf<typeof bulkQueries>;
type Row = Reply['response'][number];

interface Asked {
  readonly numbers: readonly string[];
  readonly services: readonly (ServiceCode | BatchServiceCode)[];
}

/** Answers of one piece of a reply: less than a megabyte of JSON, recorded in one transaction, of which each waits for the disk. */
const rowsAtOnce = 3_000;

/** Where the services file says nothing of how many questions a network takes at once: as many as a batch asks. */
const askedAtOnce = 32;

/** Answers calls piece by piece, each with whole numbers, when the one before was taken. */
export function createBulkAnswers(deps: Deps): (session: Session, asked: Asked) => AsyncGenerator<Reply> {
  const { answersFromData, config } = deps;
  // Of the whole node: calls together ask a network no more at once than it takes, and organisations in turn.
  const limiters = new Map(
    serviceCodes
      .filter((service) => !answersFromData(service))
      .map((service) => {
        const settings = config.SERVICES_CONFIG[service];
        return [service, new FairLimiter(settings && 'concurrency' in settings ? settings.concurrency : askedAtOnce)];
      }),
  );

  return async function* answerMany(session, { numbers, services }) {
    const record = recorderFor(deps, session);
    const columns = services.map((name) => ({ name, service: serviceOf(name) }));
    const queriesOf = (tel: string) => {
      const country = countryOfNumber(deps.dataSets.current().ranges, tel);
      return columns.map(({ name, service }) => ({ name, service, tel, country }));
    };
    const answerAll = async (queries: readonly ReturnType<typeof queriesOf>[number][]): Promise<Row[]> => {
      const { refused, giveBack } = await admitQueries(deps, session, queries);
      const rows = await Promise.all(
        queries.map(async ({ name, ...query }, index): Promise<Row> => {
          const rc = refused[index];
          const ask = () => answerOrFailure(deps, query);
          const limiter = limiters.get(query.service);
          const answer =
            rc === undefined ? await (limiter ? limiter.run(session.organisationId, ask) : ask()) : refusedAnswer(query.tel, rc);
          await record(query, answer.rc);
          return Object.assign(answer, { service: name });
        }),
      );
      await giveBack(rows.filter(({ rc }, index) => refused[index] === undefined && isFailure(rc)).length);
      return rows;
    };
    const numbersAtOnce = Math.max(1, Math.floor(rowsAtOnce / columns.length));
    for (let from = 0; from < numbers.length; from += numbersAtOnce)
      yield { response: await answerAll(numbers.slice(from, from + numbersAtOnce).flatMap(queriesOf)) };
  };
}

/** The answer, or where there is none the row that says why: of a network nothing is known then, and so neither as of when. */
async function answerOrFailure(deps: Deps, query: { service: ServiceCode; tel: string }): Promise<Omit<Row, 'service'>> {
  try {
    return await answerAndCount(deps, query);
  } catch (error) {
    const failed = responseOf(error);
    if (!failed) deps.log.error({ err: error, service: query.service }, 'a query of many failed');
    return { tel: query.tel, rc: failed?.rc ?? internalError, source: 'live', dataVersion: null, asOf: null };
  }
}
