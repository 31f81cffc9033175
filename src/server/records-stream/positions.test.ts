/** Which node writes a partition of the stream: the lease of a node that died ends, whatever the clock of the database does. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { shiftDatabaseClock } from '../test-support/database-clock.ts';
import { startPortalForTest } from '../test-support/test-portal.ts';
import { leavePartition, takePartition } from './positions.ts';

const secondMs = 1_000;
const [one, other] = [randomUUID(), randomUUID()];

test('a partition is one node’s for ten seconds after it was heard of last, and at once where it leaves', async () => {
  const { db } = (await startPortalForTest()).deps;
  expect(await takePartition(db, 0, one)).toEqual({ sequence: 0, messageAt: null });
  expect(await takePartition(db, 0, other)).toBeUndefined();
  await shiftDatabaseClock(db, 9 * secondMs);
  expect(await takePartition(db, 0, other)).toBeUndefined();
  await shiftDatabaseClock(db, 11 * secondMs);
  expect(await takePartition(db, 0, other)).toBeDefined();
  await leavePartition(db, 0, other);
  expect(await takePartition(db, 0, one)).toBeDefined();
});

test('where the clock of the database goes back, another node takes the partition of one that died', async () => {
  const { db } = (await startPortalForTest()).deps;
  await takePartition(db, 0, one);
  await shiftDatabaseClock(db, -3_600 * secondMs);
  expect(await takePartition(db, 0, other)).toBeDefined();
});
