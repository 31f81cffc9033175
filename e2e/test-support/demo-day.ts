/**
 * The day of the browser tests: noon of the day on which the run began. `playwright.config.ts` passes it to workers and their portals as `DEMO_NOW`, and each
 * portal's clock goes on from it, so that no midnight comes during a test.
 */
import type { Page } from '@playwright/test';
import { addDays, utcDay } from '../../src/shared/base/utc-day.ts';

export const demoNow = new Date(process.env['DEMO_NOW'] ?? `${utcDay(new Date())}T12:00:00Z`);

/** The demo's today, or a day before it. */
export const demoDay = (daysAgo = 0) => addDays(utcDay(demoNow), -daysAgo);

/** Sets the clock of a browser to the demo's day for tests that name days: its clock stands, its timers go on. */
export const stopClock = (page: Page, at: Date | string = demoNow) => page.clock.setFixedTime(at);
