/** A portal on which no midnight comes while a test runs. */
import { onTestFinished } from 'vitest';
import type { Overrides } from '../start.ts';
import { shiftDatabaseClock } from './database-clock.ts';
import { startTestPortal, type TestPortal } from './test-portal.ts';

const dayMs = 86_400_000;

/** How far noon (UTC) of this day is from now: between 12 hours back and 12 hours on. */
export const untilNoonMs = (now = Date.now()) => dayMs / 2 - (now % dayMs);

/** A portal of which it is noon (UTC) of this day, by its clock and by its database's. Both go on from there. */
export async function startPortalAtNoon(env: Record<string, string> = {}, overrides: Overrides = {}): Promise<TestPortal> {
  const shiftMs = untilNoonMs();
  const portal = await startTestPortal(env, { clock: () => new Date(Date.now() + shiftMs), ...overrides });
  await shiftDatabaseClock(portal.deps.db, shiftMs);
  return portal;
}

/** The same for one test alone. */
export async function startPortalAtNoonForTest(env: Record<string, string> = {}, overrides: Overrides = {}): Promise<TestPortal> {
  const portal = await startPortalAtNoon(env, overrides);
  onTestFinished(() => portal.stop());
  return portal;
}
