/** A batch of the demo's past: some of its rows failed, so that there is something to download, to read and to run again. */
import { randomUUID } from 'node:crypto';
import { dayMs } from '../../shared/base/utc-day.ts';
import { answerRows } from '../batches/worker/answer-batch.ts';
import { unlimitedAdmission } from '../batches/worker/batch-admission.ts';
import { inputKey } from '../batches/worker/batch-files.ts';
import { finish } from '../batches/worker/batch-queue.ts';
import { createRowAnswers } from '../batches/worker/row-answers.ts';
import type { Db } from '../database/database.ts';
import type { Storage } from '../storage/storage.ts';
import { inTransaction } from '../database/transaction.ts';

type BatchDependencies = Omit<Parameters<typeof createRowAnswers>[0], 'serviceHealth'> & { readonly db: Db; readonly storage: Storage };

const fileName = 'demo-numbers.csv';
const services = ['npq', 'ported'] as const;
/** The last two fail: no country has the code 999, and what ends in 900 is made to. */
const numbers = ['447700900123', '447700900100', '12025550123', '61255500123', '999123456789', '447700900900'];

/** Answers it as the worker does, a day ago; nobody is mailed. */
export async function seedDemoBatch(dependencies: BatchDependencies, email: string): Promise<void> {
  const { db, storage, clock } = dependencies;
  const yesterday = new Date(clock().getTime() - dayMs);
  const user = await db.selectFrom('portal_users').where('email', '=', email).select(['id', 'organisation_id']).executeTakeFirstOrThrow();
  const id = randomUUID();
  const { organisation_id: organisationId } = user;
  const input = await storage.write(inputKey(id), lines());
  const own = { organisation_id: organisationId, batch_id: id };
  await inTransaction(db, async (transaction) => {
    await transaction
      .insertInto('batches')
      .values({
        organisation_id: organisationId,
        id,
        portal_user_id: user.id,
        created_at: yesterday,
        file_name: fileName,
        email,
        records: numbers.length,
        input_bytes: input.bytes,
        input_sha256: input.sha256,
      })
      .execute();
    const results = services.map((service, position) => ({ ...own, service, position, file_name: `demo-numbers_${service}_demo.csv` }));
    await transaction.insertInto('batch_services').values(results).execute();
    // Before a worker sees it.
    await transaction
      .updateTable('batches')
      .where('id', '=', id)
      .set({ state: 'running', started_at: yesterday, locked_until: new Date(Date.now() + leaseMs) })
      .execute();
  });
  const batch = { organisationId, id, fence: 0, fileName, email, days: null, records: numbers.length, tries: 0, leaseMs, services };
  const answers = createRowAnswers({ ...dependencies, serviceHealth: { count: () => undefined } }, batch);
  const run = {
    admission: unlimitedAdmission,
    asksNetworks: false,
    signal: new AbortController().signal,
    limit: (work: () => Promise<Reached>) => work(),
  };
  const held = { ...batch, inputSha256: input.sha256 };
  await answerRows({ db, storage, clock: () => yesterday }, { rowsDone: 0, parts: 0, bytesDone: 0 }, { ...run, batch: held, answers });
  await finish(db, held, undefined);
  await db.updateTable('batches').where('id', '=', id).set({ finished_at: yesterday }).execute();
  await storage.remove(inputKey(id));
}

type Reached = Parameters<typeof answerRows>[1];

const leaseMs = 60_000;

async function* lines(): AsyncGenerator<Uint8Array> {
  yield Buffer.from(numbers.map((number) => `${number}\n`).join(''));
}
