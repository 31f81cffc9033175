/** A portal that no midnight reaches while a test runs. */
import { onTestFinished } from 'vitest';
import type { Overrides } from '../start.ts';
import { shiftDatabaseClock } from './database-clock.ts';
import { startTestPortal, type TestPortal } from './test-portal.ts';

const dayMs = 86_400_000;

/** Returns the time from now to noon (UTC) of this day: between 12 hours back and 12 hours ahead. */
export const untilNoonMs = (now = Date.now()) => dayMs / 2 - (now % dayMs);

/** Starts a portal at noon (UTC) of this day, by its clock and its database's. Both run on from there. */
export async function startPortalAtNoon(env: Record<string, string> = {}, overrides: Overrides = {}): Promise<TestPortal> {
  const shiftMs = untilNoonMs();
  const portal = await startTestPortal(env, { clock: () => new Date(Date.now() + shiftMs), ...overrides });
  await shiftDatabaseClock(portal.deps.db, shiftMs);
  return portal;
}

/** Starts the same for one test only. */
export async function startPortalAtNoonForTest(env: Record<string, string> = {}, overrides: Overrides = {}): Promise<TestPortal> {
  const portal = await startPortalAtNoon(env, overrides);
  onTestFinished(() => portal.stop());
  return portal;
}
