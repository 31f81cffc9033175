/** Commands over the socket of the embedded database; PostgreSQL needs none. */
import { existsSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { DatabaseAway } from './absence.ts';
import { socketPath } from './socket-server.ts';
import { connectToPortal } from './socket-client.ts';
import { readFrames, writeFrame } from './socket-frames.ts';
import { makeOrganisation } from '../test-support/factories.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const names = async (id: number) =>
  (await portal.deps.db.selectFrom('organisations').where('id', '=', id).select('name').execute()).map(({ name }) => name);

describe.skipIf(inject('database') === 'postgres')('Commands reach the embedded database of a running portal', () => {
  test('through a socket that its owner alone may open', () => {
    expect(statSync(socketPath(portal.dataDir)).mode & 0o777).toBe(0o600);
  });

  test('and read every type as the portal itself does', async () => {
    const { db, close } = await connectToPortal(portal.dataDir);
    const question = sql`select 9007199254740991::int8 as big, date '2026-03-01' as day, now() as time, '\\x00ff'::bytea as bytes,
      null as nothing, array['a', 'b'] as list, ${new Date(0)}::timestamptz as given, ${Buffer.from([1, 2])}::bytea as sent`;
    const { rows: there } = await question.execute(db);
    const { rows: here } = await question.execute(portal.deps.db);
    expect(there).toEqual([{ ...(here[0] as object), time: expect.any(Date) }]);
    await close();
  });

  test('what they commit is there; what they leave open when they break off is undone, and the portal goes on', async () => {
    const id = await makeOrganisation(portal.deps);
    const { db, close } = await connectToPortal(portal.dataDir);
    await db
      .transaction()
      .execute((transaction) => transaction.updateTable('organisations').where('id', '=', id).set({ name: 'Committed' }).execute());
    expect(await names(id)).toEqual(['Committed']);
    await expect(
      db.transaction().execute(async (transaction) => {
        await transaction.updateTable('organisations').where('id', '=', id).set({ name: 'Left open' }).execute();
        throw new Error('broken off');
      }),
    ).rejects.toThrow('broken off');
    expect(await names(id)).toEqual(['Committed']);
    await close();
  });

  test('and what a killed one has open is undone', async () => {
    const id = await makeOrganisation(portal.deps);
    const socket = connect(socketPath(portal.dataDir));
    const replies = readFrames(socket);
    for (const sql of ['begin', `update organisations set name = 'Half done' where id = ${id}`]) {
      writeFrame(socket, { sql, parameters: [] });
      await replies.next();
    }
    socket.destroy();
    expect(await names(id)).toEqual([`Organisation ${id}`]);
  });

  test('an error of the database comes with its code, and the next question is answered', async () => {
    const { db, close } = await connectToPortal(portal.dataDir);
    await expect(sql`select 1 / 0`.execute(db)).rejects.toMatchObject({
      code: '22012',
      message: expect.stringContaining('division by zero'),
    });
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await close();
  });

  test('where no portal runs there is no socket', async () => {
    const other = await startTestPortal();
    await other.stop();
    expect(existsSync(socketPath(other.dataDir))).toBe(false);
    await expect(connectToPortal(other.dataDir)).rejects.toThrow(DatabaseAway);
  });
});
