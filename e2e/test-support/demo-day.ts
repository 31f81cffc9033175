/**
 * The day that the browser tests look at: noon of the day on which the run began. `playwright.config.ts` hands it on to workers and their
 * portals as `DEMO_NOW`, from which each portal goes on, so that no midnight comes while a test runs.
 */
import type { Page } from '@playwright/test';
import { addDays, utcDay } from '../../src/shared/base/utc-day.ts';

export const demoNow = new Date(process.env['DEMO_NOW'] ?? `${utcDay(new Date())}T12:00:00Z`);

/** The demo's today, or a day before it. */
export const demoDay = (daysAgo = 0) => addDays(utcDay(demoNow), -daysAgo);

/** For a browser in which days are named it is that day, too: its clock stands, its timers go on. */
export const stopClock = (page: Page, at: Date | string = demoNow) => page.clock.setFixedTime(at);
