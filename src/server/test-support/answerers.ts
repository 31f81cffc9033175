/** Answerers without a portal around them: over a few ranges and the demo's data, built as from a configuration file. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { demoNumberData } from '../../numbers/demo/demo-data.ts';
import { testRanges, testToday } from '../../numbers/test-support/test-ranges.ts';
import { type Answerers, createAnswerers } from '../answerers/answerers.ts';
import { readServices } from '../config/services-file.ts';
import { createMetrics } from '../monitoring/metrics.ts';

/** Writes a configuration file that is removed after the test. */
export function servicesFile(services: unknown): string {
  const directory = mkdtempSync(join(tmpdir(), 'dialplane-services-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const path = join(directory, 'services.json');
  writeFileSync(path, typeof services === 'string' ? services : JSON.stringify(services));
  return path;
}

/** Returns a clock that stands still until a test moves it. */
export function standingClock(start = testToday): { now: () => Date; pass(ms: number): void } {
  let time = start.getTime();
  return { now: () => new Date(time), pass: (ms) => (time += ms) };
}

interface Surroundings {
  readonly clock?: () => Date;
  /** True if this process measures waits, as in the portal, instead of `clock`. */
  readonly measuresItself?: boolean;
  readonly demo?: boolean;
  readonly lines?: string[];
}

/** Builds the answerers of `services`; `demo: false` leaves out the simulated network. `lines` collects the log. */
export function answerersOf(
  services: unknown,
  { clock = () => testToday, measuresItself = false, demo = false, lines = [] }: Surroundings = {},
): Answerers {
  const { services: settings, faults } = readServices(servicesFile(services), { env: process.env, demo });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const numbers = demoNumberData(testRanges, testToday);
  return createAnswerers({
    dataSets: { current: () => ({ numbers }) },
    demo,
    services: settings,
    clock,
    ...(!measuresItself && { now: () => clock().getTime() }),
    metrics: createMetrics(),
    log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
  });
}
