/** Runs every `*.bench.ts` here (or those whose names are given), prints the ratios, and writes `results.json`, `machine.json` and the table of `docs/speed.md`. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Line, Measured } from './line.ts';
import { type Machine, withTable } from './speed-page.ts';

const directory = import.meta.dirname;
const wanted = process.argv.slice(2);
const files = readdirSync(directory)
  .filter((file) => file.endsWith('.bench.ts') && (wanted.length === 0 || wanted.some((word) => file.includes(word))))
  .sort();

const lines = files.flatMap(runFile);
const machine = measuredOn();
if (wanted.length === 0) {
  writeFileSync(join(directory, 'results.json'), `${JSON.stringify(lines, null, 2)}\n`);
  writeFileSync(join(directory, 'machine.json'), `${JSON.stringify(machine, null, 2)}\n`);
  const page = join(directory, '..', 'docs', 'speed.md');
  writeFileSync(page, withTable(readFileSync(page, 'utf8'), lines, machine));
}
if (lines.some(({ holds }) => !holds)) process.exitCode = 1;

/** Each in a process of its own: neither memory nor compiled code of one bench weighs on the next. */
function runFile(file: string): Measured[] {
  const program = `
    const { name, run } = await import(${JSON.stringify(`./${file}`)});
    process.stdout.write(JSON.stringify({ name, lines: await run() }));
  `;
  const output = execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '--eval', program], {
    cwd: directory,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A parsing edge: the program above wrote it.
  const { name, lines: found } = JSON.parse(output.toString()) as { name: string; lines: Line[] };
  process.stdout.write(`\n${name}\n${found.map(describe).join('\n')}\n`);
  return found.map((line) => ({ bench: name, ...line }));
}

function describe({ name, ours, peer, unit, ratio, goal, holds }: Line): string {
  return `  ${holds ? 'holds' : 'FAILS'}  ${name.padEnd(52)} ${format(ours)} vs ${format(peer)} ${unit.padEnd(12)} ratio ${format(ratio)}  goal ${goal}`;
}

function format(value: number): string {
  return (value >= 100 ? value.toFixed(0) : value.toPrecision(3)).padStart(7);
}

/** What the figures were measured on. */
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
