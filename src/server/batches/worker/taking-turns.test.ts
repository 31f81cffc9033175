import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type Database, openDatabase } from '../../database/database.ts';
import { copyTemplate } from '../../test-support/test-portal.ts';
import { takeNext } from './taking-turns.ts';

const leaseMs = 60_000;
/** The number of batches of each organisation, its first one the oldest. */
type Queues = Readonly<Record<number, number>>;

// Without a portal, because its worker would take the batches of the tests.
let database: Database;
let copy: Awaited<ReturnType<typeof copyTemplate>>;
beforeAll(async () => {
  copy = await copyTemplate();
  database = openDatabase(copy.databaseUrl);
});
afterAll(async () => {
  await database.close();
  await copy.remove();
});
beforeEach(() => database.db.deleteFrom('batches').execute());

let minute = 0;

/** Queues batches: those of the first organisation are the oldest, then those of the second. */
async function queue(queues: Queues): Promise<void> {
  const { db } = database;
  for (const [id, count] of Object.entries(queues)) {
    const organisation_id = Number(id);
    await db
      .insertInto('organisations')
      .values({ id: organisation_id, name: id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    for (let index = 0; index < count; index += 1) {
      minute += 1;
      const at = new Date(Date.UTC(2026, 0, 1, 0, minute));
      const batch = { organisation_id, id: randomUUID(), created_at: at, email: 'a@customer.example', records: 10 };
      await db
        .insertInto('batches')
        .values({ ...batch, file_name: `${index}.csv` })
        .execute();
    }
  }
}

async function take(): Promise<number | undefined> {
  return (await takeNext(database.db, leaseMs))?.organisationId;
}

/** Counts the taken batches of each organisation, and checks that they are its oldest. */
async function takenOf(queues: Queues): Promise<Queues> {
  const rows = await database.db.selectFrom('batches').select(['organisation_id', 'state', 'file_name']).orderBy('created_at').execute();
  const found = Object.keys(queues).map((id) => {
    const states = rows.filter(({ organisation_id }) => organisation_id === Number(id)).map(({ state }) => state);
    const running = states.lastIndexOf('running') + 1;
    expect(states.slice(0, running)).toEqual(Array.from({ length: running }, () => 'running'));
    return [id, running] as const;
  });
  return Object.fromEntries(found);
}

describe('Workers take turns', () => {
  test('one after the other: the organisation with the fewest running, of equals the one that waits longest, five of each at most', async () => {
    await queue({ 11: 7, 12: 2, 13: 1 });
    const taken = [];
    for (let count = 0; count < 9; count += 1) taken.push(await take());
    expect(taken).toEqual([11, 12, 13, 11, 12, 11, 11, 11, undefined]);
  });

  test('many at once take as many of each organisation as one after the other would, each batch once', async () => {
    const queues = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [100 + index, 12]));
    await queue(queues);
    // Not a multiple of the organisations: the last round covers the ten that wait longest.
    const first = await Promise.all(Array.from({ length: 50 }, () => takeNext(database.db, leaseMs)));
    expect(new Set(first.map((batch) => batch?.id)).size).toBe(50);
    expect(first.every((batch) => batch?.fence === 1)).toBe(true);
    expect(await takenOf(queues)).toEqual(Object.fromEntries(Object.keys(queues).map((id, index) => [id, index < 10 ? 3 : 2])));
    const rest = await Promise.all(Array.from({ length: 60 }, take));
    expect(rest.filter((organisation) => organisation !== undefined)).toHaveLength(50);
    expect(await takenOf(queues)).toEqual(Object.fromEntries(Object.keys(queues).map((id) => [id, 5])));
  });

  test('many at once take the batches of one organisation, five and each once', async () => {
    await queue({ 21: 50 });
    const taken = await Promise.all(Array.from({ length: 20 }, () => takeNext(database.db, leaseMs)));
    const ids = taken.filter((batch) => batch !== undefined).map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([5, 5]);
    expect(await takenOf({ 21: 50 })).toEqual({ 21: 5 });
  });
});

describe('A worker that waits for a batch', () => {
  /** Counts the connections that wait for a lock. */
  async function waiting(): Promise<number> {
    const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      database.db,
    );
    return rows.length;
  }

  /** Runs `work` while another transaction holds the oldest batch of the organisation and changes nothing in the end. */
  async function whileHeld<Result>(organisationId: number, work: () => Promise<Result>): Promise<Result> {
    return database.db.transaction().execute(async (db) => {
      await db.selectFrom('batches').where('organisation_id', '=', organisationId).select('id').forUpdate().execute();
      return work();
    });
  }

  test('keeps nobody from the batches of other organisations', async () => {
    await queue({ 31: 1, 32: 1 });
    const { late } = await whileHeld(31, async () => {
      const waiter = take();
      await expect.poll(waiting).toBe(1);
      expect(await take()).toBe(32);
      return { late: waiter };
    });
    expect(await late).toBe(31);
  });

  test('is not overtaken for the benefit of an organisation that has more running', async () => {
    await queue({ 41: 2, 42: 3 });
    expect([await take(), await take(), await take()]).toEqual([41, 42, 41]);
    await queue({ 43: 2 });
    const { late } = await whileHeld(43, async () => {
      const waiters = [take(), take()];
      await expect.poll(waiting).toBe(2);
      return { late: Promise.all(waiters) };
    });
    // Organisation 42 has one running, and 43 none: the second worker takes from 42, once 43 has one too.
    expect(new Set(await late)).toEqual(new Set([42, 43]));
  });

  test('takes for whose turn it is by now, even if another worker started a batch after it looked', async () => {
    // A worker whose statement stops between its read and the lock: this connection finds its own lock function before the server's.
    const held = sql`hashtext('a worker that stops')`;
    await sql`create schema stopping`.execute(database.db);
    await sql`
      create function stopping.pg_try_advisory_xact_lock(integer, integer) returns boolean language sql volatile as $$
        select pg_catalog.pg_advisory_xact_lock(hashtext('a worker that stops'));
        select pg_catalog.pg_try_advisory_xact_lock($1, $2)
      $$`.execute(database.db);
    const url = new URL(copy.databaseUrl);
    url.searchParams.set('options', '-c search_path=stopping,public,pg_catalog');
    const slow = openDatabase(url.href);
    onTestFinished(() => slow.close());
    await queue({ 51: 2, 52: 1 });
    const { late } = await database.db.transaction().execute(async (db) => {
      await sql`select pg_advisory_xact_lock(${held})`.execute(db);
      const waiter = takeNext(slow.db, leaseMs);
      await expect.poll(waiting).toBe(1);
      expect(await take()).toBe(51);
      return { late: waiter };
    });
    expect((await late)?.organisationId).toBe(52);
  });
});
