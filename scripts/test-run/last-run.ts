/** Seconds of each step's last green run here. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from './steps.ts';

const file = join(import.meta.dirname, '../../node_modules/.dialplane/test-run.json');

export function timesOfLastRun(): Record<string, number> {
  // Written by `keepTimes`.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>) : {};
}

export function keepTimes(outcomes: readonly Outcome[]): void {
  const green = outcomes.filter(({ isGreen }) => isGreen).map(({ step, seconds }) => [step.name, seconds] as const);
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify({ ...timesOfLastRun(), ...Object.fromEntries(green) }));
  renameSync(unfinished, file);
}
