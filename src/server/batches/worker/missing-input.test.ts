import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeOrganisation } from '../../test-support/factories.ts';
import { inputKey } from './batch-files.ts';
import { mailsTo } from '../../test-support/mailbox.ts';
import { startPortalForTest } from '../../test-support/test-portal.ts';

/** A batch without a file, as after a disk was lost. */
async function batchWithoutFile() {
  const portal = await startPortalForTest();
  const { db } = portal.deps;
  const organisation_id = await makeOrganisation(portal.deps);
  const [id, email] = [randomUUID(), `${randomUUID()}@customer.example`];
  const state = () => db.selectFrom('batches').where('id', '=', id).select(['state', 'tries']).executeTakeFirst();
  let sha256: string | undefined;
  return {
    state,
    /** The file is there, and another one was sent. */
    async setHash() {
      ({ sha256 } = await portal.deps.storage.write(inputKey(id), Buffer.from('447700900123\n')));
      await portal.deps.storage.write(inputKey(id), Buffer.from('447700900124\n'));
    },
    mails: () => mailsTo(portal.dataDir, email),
    /** `heldFor` is how long a worker holds it, as an interval of the database; `tries` how often it was taken up without getting further. */
    async add({ heldFor, tries = 0 }: { heldFor?: string; tries?: number } = {}) {
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('batches')
          .values({
            organisation_id,
            id,
            file_name: 'gone.csv',
            email,
            records: 1,
            tries,
            ...(sha256 !== undefined && { input_sha256: sha256 }),
          })
          .execute();
        await transaction
          .insertInto('batch_services')
          .values({ organisation_id, batch_id: id, service: 'npq', position: 0, file_name: `${id}.csv` })
          .execute();
        if (heldFor === undefined) return;
        await sql`update batches set state = 'running', locked_until = now() + ${heldFor}::interval where id = ${id}`.execute(transaction);
      });
    },
  };
}

test('a batch whose file is not there is put aside: it may be in a storage that is away', async () => {
  const { add, state, mails } = await batchWithoutFile();
  await add();
  await expect.poll(state).toEqual({ state: 'queued', tries: 1 });
  expect(await mails()).toEqual([]);
});

test('a batch whose file is gone for twenty tries ends, and its mail says why', async () => {
  const { add, state, mails } = await batchWithoutFile();
  await add({ tries: 19 });
  await expect.poll(state).toEqual({ state: 'failed', tries: 20 });
  await expect.poll(async () => (await mails()).length).toBe(1);
  expect((await mails())[0]?.text).toContain('its file is no longer there');
});

test('a lease that ends later than any can, as after a clock that was set back, is over', async () => {
  const { add, state } = await batchWithoutFile();
  await add({ heldFor: '1 hour', tries: 19 });
  await expect.poll(state).toMatchObject({ state: 'failed' });
});

test('a batch whose file was changed in the storage before it was answered ends at once, and its mail says why', async () => {
  const { add, state, mails, setHash } = await batchWithoutFile();
  await setHash();
  await add();
  await expect.poll(state).toEqual({ state: 'failed', tries: 1 });
  await expect.poll(async () => (await mails())[0]?.text).toContain('its file was damaged in the storage');
});

test('a batch that twenty tries got no further is given up, and its mail says so', async () => {
  const { add, state, mails } = await batchWithoutFile();
  await add({ tries: 20 });
  await expect.poll(state).toMatchObject({ state: 'failed' });
  await expect.poll(async () => (await mails())[0]?.text).toContain('could not be finished: 20 tries in a row got no further.');
});
