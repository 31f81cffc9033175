/** A batch whose commit got no answer: it is accepted, and whoever sent it sends it again. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { rerunBatch } from '../../shared/batches/batches.ts';
import { finishedRows, sendBatch } from '../test-support/batches.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { openNetworkPath } from '../test-support/network-path.ts';
import { socketOf } from '../test-support/postgres.ts';
import { startPortalForTest, startSecondNode } from '../test-support/test-portal.ts';

test.each(['is new', 'is run again'])('a batch that %s and whose commit got no answer keeps its file, and is worked off', async (which) => {
  const worker = await startPortalForTest();
  const { db } = worker.deps;
  const path = await openNetworkPath(socketOf(worker.databaseUrl));
  const { username, password, pathname } = new URL(worker.databaseUrl);
  const DATABASE_URL = `postgres://${username}:${password}@127.0.0.1:${path.port}${pathname}`;
  const node = await startSecondNode(worker, { DATABASE_URL, ROLE: 'api' });
  const token = await signedInToken(worker.deps, await makeUser(worker.deps));
  const first = await sendBatch(worker, token, { content: ['447700900123'], services: ['npq', 'liveStatus'] });
  expect(await finishedRows(worker, token, first.body.id)).toMatchObject([{ status: 'done' }, { status: 'partly' }]);
  await sql`create function at_commit() returns trigger language plpgsql as 'begin perform pg_sleep(2); return null; end'`.execute(db);
  await sql`create constraint trigger at_commit after insert on batches deferrable initially deferred
      for each row execute function at_commit()`.execute(db);

  const send = ({ over }: { over: typeof node }) =>
    which === 'is new'
      ? sendBatch(over, token, { content: ['447700900124'], key: 'sent-once' })
      : over.call(rerunBatch, { body: { id: first.body.id } }, token);
  const sent = send({ over: node });
  const isCommitting = sql`select 1 from pg_stat_activity where datname = current_database() and state = 'active' and query = 'commit'`;
  await expect.poll(async () => (await isCommitting.execute(db)).rows, { interval: 10 }).toHaveLength(1);
  path.cut();
  const accepted = () => db.selectFrom('batches').where('id', '!=', first.body.id).select(['id', 'state', 'failed_of']).execute();
  await expect.poll(accepted).toHaveLength(1);
  await path.stop();
  expect((await sent).status).toBe(503);
  if (which === 'is new') expect((await send({ over: worker })).body.id).toBe((await accepted())[0]?.id);
  await expect.poll(accepted).toEqual([{ id: expect.any(String), state: 'done', failed_of: null }]);
});
