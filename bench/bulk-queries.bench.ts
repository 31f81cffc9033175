/**
 * Many numbers in one call beside the batch engine: the call also says where answers come from and why, on which sets they rest and whose the
 * carriers are, writes them as JSON, and records each. Answered and written it takes up to four and a half times the engine's time. The whole call also waits for the disk, as each record of it does alone: its limit is
 * what holds today, so that it gets no slower.
 */
import { createBatchEngine } from '../src/numbers/batch/batch-engine.ts';
import { buildRanges } from '../src/numbers/from-packages/build-ranges.ts';
import { Ranges } from '../src/numbers/ranges/ranges.ts';
import { utcDay } from '../src/shared/base/utc-day.ts';
import { createBulkAnswers } from '../src/server/single-query/answer-many.ts';
import { makePartitions, writeGroup } from '../src/server/query-records/query-records.ts';
import type { QueryRecord } from '../src/server/query-records/record-columns.ts';
import type { Portal } from '../src/server/start.ts';
import { makeUser, signedInToken } from '../src/server/test-support/factories.ts';
import { withPortal } from './batch-run.ts';
import { asked, batchFile, services } from './batch-sample.ts';
import { atMost, type Line } from './line.ts';
import { median } from './rounds.ts';

const numbersWanted = 1_000;
const rounds = 15;

export const name = `Many numbers in one call: ${numbersWanted} numbers x ${services.length} data services`;

export function run(): Promise<Line[]> {
  const ranges = Ranges.of(buildRanges({ registry: new Map(), demo: false }).rows, { builtAt: '', sourceVersion: 'benchmark' });
  const lines = Buffer.from(batchFile(ranges)).toString().trim().split('\r\n');
  return withPortal(async (portal) => {
    const works = await worksOf(portal);
    const times: Record<string, number[]> = {};
    for (let round = -5; round < rounds; round += 1) {
      // Other numbers each time, as with the engine of a batch: nobody has met them.
      const numbers = lines.slice((round + 5) * numbersWanted, (round + 6) * numbersWanted);
      for (const [work, run] of Object.entries(works)) {
        const begun = performance.now();
        await run(numbers);
        if (round >= 0) (times[work] ??= []).push(performance.now() - begun);
      }
    }
    const of = (work: keyof typeof works) => median(times[work] ?? []);
    return [
      atMost('many answers as JSON vs the engine', { ours: of('answers'), peer: of('engine'), unit: 'ms' }, 4.5),
      atMost('the whole call vs writing its records alone', { ours: of('call'), peer: of('records'), unit: 'ms' }, 2.5),
    ];
  });
}

/** The call and its parts, each for the same numbers. */
async function worksOf({ app, deps }: Portal) {
  const user = await makeUser(deps);
  const token = await signedInToken(deps, user);
  const session = await deps.sessions.find(token);
  if (!session) throw new Error('Nobody is signed in');
  let records: QueryRecord[] = [];
  const answerMany = createBulkAnswers({
    ...deps,
    queryRecords: { ...deps.queryRecords, record: async (query) => void records.push(query) },
  });
  await makePartitions(deps.db, [utcDay(deps.clock())]);
  return {
    engine: (numbers: readonly string[]) =>
      createBatchEngine(deps.dataSets.current().numbers, services, asked).answer(Buffer.from(`${numbers.join('\r\n')}\r\n`)),
    answers: async (numbers: readonly string[]) => {
      records = [];
      let bytes = 0;
      for await (const piece of answerMany(session, { numbers: numbers.map((tel) => ({ tel })), services }))
        bytes += JSON.stringify(piece).length;
      return bytes;
    },
    records: () => writeGroup(deps.db, records),
    call: async (numbers: readonly string[]) => {
      const headers = { authorization: `Bearer ${token}`, 'x-requested-with': 'XMLHttpRequest' };
      const reply = await app.inject({ method: 'POST', url: '/api/test-diagnostics/queries', headers, payload: { numbers, services } });
      if (reply.statusCode !== 200) throw new Error(`Many numbers: ${reply.body}`);
    },
  };
}
