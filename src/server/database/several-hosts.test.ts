/** DATABASE_URL with several hosts: the first that takes writes, and another one once that is no longer so. */
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openNetworkPath } from '../test-support/network-path.ts';
import { socketOf } from '../test-support/postgres.ts';
import { runOnPostgres, startPortalForTest } from '../test-support/test-portal.ts';
import { openDatabase } from './database.ts';

test('a standby and a host that is away are passed over; after a failover the new leader is taken', async () => {
  // Of a role: a server that this one may only read looks to it as a standby does.
  const reader = `reader_${process.pid}`;
  const makeStandby = (user: string, isStandby: boolean) =>
    runOnPostgres(`alter role ${user} set default_transaction_read_only = ${isStandby ? 'on' : 'off'}`);
  await runOnPostgres(`create role ${reader} login superuser`);
  onTestFinished(() => runOnPostgres(`drop role ${reader}`));
  const { databaseUrl } = await startPortalForTest({ ROLE: 'api' });
  const { password, pathname } = new URL(databaseUrl);
  const [one, two] = [await openNetworkPath(socketOf(databaseUrl)), await openNetworkPath(socketOf(databaseUrl))];
  onTestFinished(() => Promise.all([one.stop(), two.stop()]).then(() => undefined));
  await makeStandby(reader, true);
  const credentials = `${reader}${password ? `:${password}` : ''}`;
  const url = `postgres://${credentials}@127.0.0.1:1,127.0.0.1:${one.port},127.0.0.1:${two.port}${pathname}`;

  const standbys = openDatabase(url);
  onTestFinished(standbys.close);
  await expect(sql`select 1`.execute(standbys.db)).rejects.toThrow('it takes no writes');
  await makeStandby(reader, false);
  await sql`create table written (step text)`.execute(standbys.db);
  // The connection that was there goes on as a standby's: its first refused write is the last one on it.
  await sql`set default_transaction_read_only = on`.execute(standbys.db);
  await expect(sql`insert into written values ('on a standby')`.execute(standbys.db)).rejects.toMatchObject({ code: '25006' });
  await sql`insert into written values ('on the leader')`.execute(standbys.db);
  expect((await sql`select step from written`.execute(standbys.db)).rows).toEqual([{ step: 'on the leader' }]);
});
