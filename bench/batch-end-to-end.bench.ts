/** A batch as a customer has it: from the accepted upload to the result that can be downloaded, beside the engine alone. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBatchEngine } from '../src/numbers/batch/batch-engine.ts';
import { parseConfig } from '../src/server/config/config.ts';
import { type Portal, startPortal } from '../src/server/start.ts';
import { formOf, formType } from '../src/server/test-support/batch-form.ts';
import { asked, batchFile, linesWanted, services } from './batch-sample.ts';
import { atMost, type Line } from './line.ts';
import { median } from './rounds.ts';

export const name = `A batch end to end: ${linesWanted} lines x ${services.length} services, accepted to downloadable, embedded database`;

const rounds = 5;
/** The memory of a batch five times as long may be larger by this much: the file itself, and what the collector had no reason to free. */
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
  const { dataSets, db, sessions } = portal.deps;
  const { numbers, ranges } = dataSets.current();
  const file = batchFile(ranges);
  const owner = await db.selectFrom('portal_users').where('email', '=', 'owner@acme.example').select('id').executeTakeFirstOrThrow();
  const token = await sessions.open(db, { userId: owner.id, as: 'active' });
  const engine: number[] = [];
  const whole: number[] = [];
  await timeBatch(portal, token, file);
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    createBatchEngine(numbers, services, asked).answer(file);
    engine.push(performance.now() - begun);
    whole.push(await timeBatch(portal, token, file));
  }
  const short = await peakMemory(() => timeBatch(portal, token, file.subarray(0, file.indexOf(10, file.length / 5) + 1)));
  const long = await peakMemory(() => timeBatch(portal, token, file));
  return [
    atMost('batch, upload accepted until downloadable', { ours: median(whole), peer: median(engine), unit: 'ms' }, 8),
    atMost('its memory at the peak, vs a fifth of the lines', { ours: long, peer: short, unit: 'MB' }, mostMemory),
  ];
}

/** Milliseconds from the reply to the upload until the results are there. */
async function timeBatch({ app, deps }: Portal, token: string, file: Uint8Array): Promise<number> {
  const query = new URLSearchParams([
    ...services.map((service) => ['service', service.replace('&days', '')]),
    ['email', 'a@customer.example'],
    ['days', '30'],
  ]);
  const response = await app.inject({
    method: 'POST',
    url: `/api/batchquery/batch_query?${query}`,
    headers: { 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${token}`, 'content-type': formType },
    payload: formOf('bench.csv', file),
  });
  const begun = performance.now();
  const { id } = response.json<{ id: string }>();
  for (;;) {
    const { state } = await deps.db.selectFrom('batches').where('id', '=', id).select('state').executeTakeFirstOrThrow();
    if (state === 'done') return performance.now() - begun;
    if (state === 'failed' || response.statusCode !== 200) throw new Error(`The batch did not finish: ${response.body}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
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
