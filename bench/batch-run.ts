/** A batch of the benchmarks from its upload to its end, in a portal of this process, and the memory that work takes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from '../src/server/config/config.ts';
import { type Portal, startPortal } from '../src/server/start.ts';
import { formOf, formType } from '../src/server/test-support/batch-form.ts';
import type { DataService } from '../src/shared/services/services.ts';
import { services as every } from './batch-sample.ts';

/** Runs `measure` on a portal with its demo data, and answers its result. */
export async function withPortal<Measured>(measure: (portal: Portal) => Promise<Measured>): Promise<Measured> {
  const dataDir = mkdtempSync(join(tmpdir(), 'dialplane-bench-'));
  const portal = await startPortal(parseConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO: 'true', RATE_LIMIT_PER_MINUTE: '0' }));
  try {
    return await measure(portal);
  } finally {
    await portal.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** An address of the organisation; an outside address gets mail about five batches in half an hour at most. */
const email = 'owner@acme.example';

export interface Finished {
  readonly organisationId: number;
  readonly id: string;
  /** Milliseconds from the reply to the upload until the results are there. */
  readonly ms: number;
}

/** Uploads the file, with own columns if `columns` has them, for the given services, or for every one of the sample. */
export async function uploadBatch(
  { app, deps }: Portal,
  file: Uint8Array,
  { columns, services = every }: { columns?: string | undefined; services?: readonly DataService[] },
): Promise<Omit<Finished, 'ms'>> {
  const owner = await deps.db
    .selectFrom('portal_users')
    .where('email', '=', email)
    .select(['id', 'organisation_id as organisationId'])
    .executeTakeFirstOrThrow();
  const token = await deps.sessions.open(deps.db, { userId: owner.id, as: 'active' });
  const query = new URLSearchParams([
    ...services.map((service) => ['service', service.replace('&days', '')]),
    ['email', email],
    ['days', '30'],
  ]);
  const response = await app.inject({
    method: 'POST',
    url: `/api/batchquery/batch_query?${query}`,
    headers: { 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${token}`, 'content-type': formType },
    payload: formOf('bench.csv', file, { columns }),
  });
  if (response.statusCode !== 200) throw new Error(`The batch was refused: ${response.body}`);
  return { organisationId: owner.organisationId, id: response.json<{ id: string }>().id };
}

/** Runs the file, with own columns if `columns` has them, in every service of the sample. */
export async function runBatch(portal: Portal, file: Uint8Array, columns?: string): Promise<Finished> {
  const { organisationId, id } = await uploadBatch(portal, file, { columns });
  const begun = performance.now();
  for (;;) {
    const { state } = await portal.deps.db.selectFrom('batches').where('id', '=', id).select('state').executeTakeFirstOrThrow();
    if (state === 'done') return { organisationId, id, ms: performance.now() - begun };
    if (state === 'failed') throw new Error('The batch did not finish');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** The first fifth of the lines. */
export function fifthOf(file: Uint8Array): Uint8Array {
  return file.subarray(0, file.indexOf(10, file.length / 5) + 1);
}

/** Peak memory in use while `work` runs, in MB: objects and buffers, without memory that the system keeps for later. */
export async function peakMemory(work: () => Promise<unknown>): Promise<number> {
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
