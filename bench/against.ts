/** Compares the speed of this working tree with another version's: `npm run bench -- against <commit> <words>`. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Comparison, comparisonOf } from './comparison.ts';
import type { Measured } from './line.ts';
import { benchesOf, measure } from './measure.ts';

const root = join(import.meta.dirname, '..');
/** Runs each before–after–after–before, so that drift affects both alike. */
const rounds = 3;

interface Values {
  readonly unit: string;
  readonly before: number[];
  readonly after: number[];
}

/**
 * Runs the benches that have one of the words in their names in both versions in turn, and prints medians and spread of each line that both measure. Exits with
 * 1 if one is worse: by more than 5 %, and by more than the values of one side differ.
 */
export async function compareWith(commit: string | undefined, words: readonly string[]): Promise<void> {
  if (commit === undefined) throw new Error('Of which version? npm run bench -- against <commit> <words>');
  const other = mkdtempSync(join(tmpdir(), 'dialplane-bench-against-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  process.once('exit', () => {
    rmSync(other, { recursive: true, force: true });
    git('worktree', 'prune');
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  git('worktree', 'add', '--detach', other, commit);
  // Most versions have the same packages; the others get their own installed.
  cpSync(join(root, 'node_modules'), join(other, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  execFileSync(process.execPath, ['scripts/ensure.mjs', 'install', 'build'], { cwd: other, stdio: 'inherit' });

  const there = benchesOf(join(other, 'bench'), words);
  const both = benchesOf(import.meta.dirname, words).filter((file) => there.includes(file));
  if (both.length === 0) throw new Error(`Both versions have no bench with "${words.join('" or "')}" in its name`);
  const comparisons = both.flatMap((file) => {
    const lines = compareBench(file, { before: join(other, 'bench'), after: import.meta.dirname });
    console.log(`\n${file}\n${lines.map(({ name, unit, comparison }) => describe(name, unit, comparison)).join('\n')}`);
    return lines;
  });
  if (comparisons.some(({ comparison }) => comparison.isWorse)) process.exitCode = 1;
}

function compareBench(file: string, directories: Readonly<Record<'before' | 'after', string>>) {
  const lines = new Map<string, Values>();
  for (let round = 0; round < rounds; round += 1)
    for (const side of ['before', 'after', 'after', 'before'] as const)
      for (const { name, unit, ours } of measure(directories[side], file)) valuesOf(lines, name, unit)[side].push(ours);
  return [...lines]
    .filter(([, { before, after }]) => before.length > 0 && after.length > 0)
    .map(([name, values]) => ({ name, unit: values.unit, comparison: comparisonOf(values.unit, values) }));
}

function valuesOf(lines: Map<string, Values>, name: Measured['name'], unit: string): Values {
  const values = lines.get(name) ?? { unit, before: [], after: [] };
  lines.set(name, values);
  return values;
}

function describe(name: string, unit: string, { before, after, worseBy, spread, isWorse }: Comparison): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const change = worseBy > 0 ? `${percent(worseBy)} worse` : `${percent(-worseBy)} better`;
  const figures = [before, after].map((value) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3)).padStart(7)).join(' -> ');
  return `  ${isWorse ? 'WORSE' : 'ok   '}  ${name.padEnd(52)} ${figures} ${unit.padEnd(12)} ${change}, spread ${percent(spread)}`;
}
