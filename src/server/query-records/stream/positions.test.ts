/** The node that writes a partition of the stream, and its starting point: the lease of a dead node ends, whatever the database clock does. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { stopDatabaseClock } from '../../test-support/database-clock.ts';
import { startPortalForTest } from '../../test-support/test-portal.ts';
import { leavePartition, movePosition, takePartition } from './positions.ts';

const secondMs = 1_000;
const [one, other] = [randomUUID(), randomUUID()];

/** Returns a portal's database, and a function that sets its clock this many seconds after the start of a test. */
async function databaseForTest() {
  const { db } = (await startPortalForTest()).deps;
  const clockAt = (seconds: number) => stopDatabaseClock(db, new Date(Date.UTC(2026, 2, 12, 10) + seconds * secondMs));
  await clockAt(0);
  return { db, clockAt };
}

test('a partition is one node’s for ten seconds after it was heard of last, and at once where it leaves', async () => {
  const { db, clockAt } = await databaseForTest();
  expect(await takePartition(db, 0, one)).toEqual({ sequence: 0, messageAt: null });
  expect(await takePartition(db, 0, other)).toBeUndefined();
  await clockAt(9);
  expect(await takePartition(db, 0, other)).toBeUndefined();
  await clockAt(11);
  expect(await takePartition(db, 0, other)).toBeDefined();
  await takePartition(db, 1, other);
  await leavePartition(db, 0, other);
  expect(await takePartition(db, 0, one)).toBeDefined();
  expect(await takePartition(db, 1, one)).toBeUndefined();
});

test('where the clock of the database goes back, another node takes the partition of one that died', async () => {
  const { db, clockAt } = await databaseForTest();
  await takePartition(db, 0, one);
  await clockAt(-3_600);
  expect(await takePartition(db, 0, other)).toBeDefined();
});

test('a position moves from where it is alone, so that nothing is written twice', async () => {
  const { db } = await databaseForTest();
  await takePartition(db, 0, one);
  const moved = { sequence: 7, messageAt: null };
  expect(await movePosition(db, 0, { from: 0, to: moved })).toBe(true);
  expect(await movePosition(db, 0, { from: 0, to: { sequence: 9, messageAt: null } })).toBe(false);
  expect(await takePartition(db, 0, one)).toEqual(moved);
});
