/**
 * Runs every `*.bench.ts` here (or those that are named), prints the ratios, and writes `results.json`, `machine.json` and the table of `docs/speed.md`.
 * `npm run bench -- against <commit> <words>` compares with another version instead.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { compareWith } from './against.ts';
import type { Line, Measured } from './line.ts';
import { benchesOf, measure } from './measure.ts';
import { type Machine, withTable } from './speed-page.ts';

const directory = import.meta.dirname;
const [first, commit, ...words] = process.argv.slice(2);
if (first === 'against') await compareWith(commit, words);
else measureAll(process.argv.slice(2));

function measureAll(wanted: readonly string[]): void {
  const lines = benchesOf(directory, wanted).flatMap(printed);
  const machine = measuredOn();
  if (wanted.length === 0) {
    writeFileSync(join(directory, 'results.json'), `${JSON.stringify(lines, null, 2)}\n`);
    writeFileSync(join(directory, 'machine.json'), `${JSON.stringify(machine, null, 2)}\n`);
    const page = join(directory, '..', 'docs', 'speed.md');
    writeFileSync(page, withTable(readFileSync(page, 'utf8'), lines, machine));
  }
  if (lines.some(({ holds }) => !holds)) process.exitCode = 1;
}

function printed(file: string): Measured[] {
  const lines = measure(directory, file);
  process.stdout.write(`\n${lines[0]?.bench ?? file}\n${lines.map(describe).join('\n')}\n`);
  return lines;
}

function describe({ name, ours, peer, unit, ratio, goal, holds }: Line): string {
  return `  ${holds ? 'holds' : 'FAILS'}  ${name.padEnd(52)} ${format(ours)} vs ${format(peer)} ${unit.padEnd(12)} ratio ${format(ratio)}  goal ${goal}`;
}

function format(value: number): string {
  return (value >= 100 ? value.toFixed(0) : value.toPrecision(3)).padStart(7);
}

/** The machine and the versions that the figures were measured on. */
function measuredOn(): Machine & Record<string, unknown> {
  // A parsing edge: the manifest of this project.
  const manifest = JSON.parse(readFileSync(join(directory, '..', 'package.json'), 'utf8')) as Record<string, Record<string, string>>;
  return {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 2 ** 30),
    platform: `${process.platform} ${process.arch}`,
    node: process.version,
    v8: process.versions.v8,
    measuredAt: new Date().toISOString(),
    packages: { ...manifest['dependencies'], ...manifest['devDependencies'] },
  };
}
