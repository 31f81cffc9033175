/** The joined file of a batch, as CSV and as a workbook: answers of every service beside each number and beside own columns, read to its end. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from '../src/server/config/config.ts';
import { findBatch } from '../src/server/features/batches/batches.queries.ts';
import { joinedFile } from '../src/server/features/batches/joined-forms.ts';
import { resultFile } from '../src/server/features/batches/result-file.ts';
import { type Portal, startPortal } from '../src/server/start.ts';
import { formOf, formType } from '../src/server/test-support/batch-form.ts';
import { batchFile, linesWanted, services } from './batch-sample.ts';
import { atMost, fasterThan, type Line } from './line.ts';
import { median } from './rounds.ts';

export const name = `The joined file of a batch: ${linesWanted} lines x ${services.length} services and two own columns, streamed`;

const rounds = 3;
/** Five times the rows may take this much more memory: what the collector had no reason to free. */
const mostMemory = 1.5;

export async function run(): Promise<Line[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'dialplane-bench-'));
  const portal = await startPortal(parseConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO: 'true', RATE_LIMIT_PER_MINUTE: '0' }));
  try {
    return await measure(portal);
  } finally {
    await portal.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(portal: Portal): Promise<Line[]> {
  const file = batchFile(portal.deps.dataSets.current().ranges);
  const fifth = file.subarray(0, file.indexOf(10, file.length / 5) + 1);
  const [long, short] = [await finishedBatch(portal, file), await finishedBatch(portal, fifth)];
  const singles: number[] = [];
  const times: Record<'csv' | 'xlsx', number[]> = { csv: [], xlsx: [] };
  for (let round = 0; round < rounds; round += 1) {
    singles.push(await timeOf(() => readSingles(portal, long)));
    for (const format of ['csv', 'xlsx'] as const) times[format].push(await timeOf(() => readJoined(portal, long, format)));
  }
  const memory = (batch: Finished) => peakMemory(() => readJoined(portal, batch, 'csv'));
  const sheetMemory = (batch: Finished) => peakMemory(() => readJoined(portal, batch, 'xlsx'));
  return [
    fasterThan('joined CSV, vs reading the cells of each result', { ours: median(times.csv), peer: median(singles), unit: 'ms' }, 2),
    atMost(
      'its memory at the peak, vs a fifth of the lines',
      { ours: await memory(long), peer: await memory(short), unit: 'MB' },
      mostMemory,
    ),
    fasterThan('joined workbook, vs the same', { ours: median(times.xlsx), peer: median(singles), unit: 'ms' }, 1.5),
    atMost(
      'its memory, vs a fifth of the lines',
      { ours: await sheetMemory(long), peer: await sheetMemory(short), unit: 'MB' },
      mostMemory,
    ),
  ];
}

interface Finished {
  readonly organisationId: number;
  readonly id: string;
}

async function finishedBatch({ app, deps }: Portal, file: Uint8Array): Promise<Finished> {
  const owner = await deps.db
    .selectFrom('portal_users')
    .where('email', '=', 'owner@acme.example')
    .select(['id', 'organisation_id as organisationId'])
    .executeTakeFirstOrThrow();
  const token = await deps.sessions.open(deps.db, { userId: owner.id, as: 'active' });
  const query = new URLSearchParams([
    ...services.map((service) => ['service', service.replace('&days', '')]),
    ['email', 'a@customer.example'],
    ['days', '30'],
  ]);
  const rows = file.filter((byte) => byte === 10).length;
  const columns = `customer;note\n${Array.from({ length: rows }, (_, row) => `Customer ${row};"a; ${row}"\n`).join('')}`;
  const response = await app.inject({
    method: 'POST',
    url: `/api/batchquery/batch_query?${query}`,
    headers: { 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${token}`, 'content-type': formType },
    payload: formOf('bench.csv', file, columns),
  });
  const { id } = response.json<{ id: string }>();
  for (;;) {
    const { state } = await deps.db.selectFrom('batches').where('id', '=', id).select('state').executeTakeFirstOrThrow();
    if (state === 'done') return { organisationId: owner.organisationId, id };
    if (state === 'failed' || response.statusCode !== 200) throw new Error(`The batch did not finish: ${response.body}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function readJoined({ deps }: Portal, { organisationId, id }: Finished, format: 'csv' | 'xlsx'): Promise<void> {
  const batch = await findBatch(deps.db, organisationId, id);
  if (!batch) throw new Error('The batch is gone');
  const { file } = await joinedFile(deps, organisationId, { batch, format });
  for await (const _ of await file.open());
}

/** What somebody does who joins the results by themselves: every cell of each. */
async function readSingles({ deps }: Portal, { organisationId, id }: Finished): Promise<void> {
  for (const [position, service] of services.entries()) {
    const file = await resultFile(deps, organisationId, { id, service, position });
    for await (const _ of await file.rows());
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** The most memory in use while `work` runs, in MB: objects and buffers, without what the system keeps for later. */
async function peakMemory(work: () => Promise<unknown>): Promise<number> {
  globalThis.gc?.();
  const inUse = () => {
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  let peak = inUse();
  const timer = setInterval(() => (peak = Math.max(peak, inUse())), 2);
  await work();
  clearInterval(timer);
  return peak / 2 ** 20;
}
