/**
 * Runs the tests that name a day across a midnight of UTC that also ends a month: for the runner, portals, commands and databases the clock shows 23:59 and
 * some seconds, and goes on. A few files run at a time, so that all of them are under way then; chance decides which test meets the midnight. Needs Linux and
 * Debian's `faketime`. `npm run test:midnight -- <word>` runs the files with the word in their path, `-- --part 3/4` the third quarter of them;
 * `SECONDS_BEFORE` sets how long before midnight the runner starts (on an idle machine the first test begins some 10 s after it).
 */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { programIn, programsFolder } from '../src/server/bundled-postgres/programs.ts';
import { endingWithParent } from '../src/server/test-support/ending-with-parent.ts';
import { keepTemporaryFilesInMemory } from '../src/server/test-support/memory-directory.ts';
import { programAt } from '../src/server/test-support/programs.ts';
import { itemsOf, readPart } from './test-run/part.ts';
import { tellRun } from './test-run/progress-message.ts';

const root = join(import.meta.dirname, '..');
const {
  values: { part },
  positionals: [wanted = ''],
} = parseArgs({ options: { part: { type: 'string' } }, allowPositionals: true });
const secondsBefore = Number(process.env['SECONDS_BEFORE'] ?? 20);
/** The words of a test, or of its helpers, that name a day. */
const namesADay = /\b(to|yester)day\b|midnight|\butcDay\b|\bdemoDay\b|\bdaysAgo\b|portal-at-noon|database-clock|report-steps/i;
/** A NATS server, made with Go, keeps the true time: its streams and the portal would be weeks apart. */
const keepsTrueTime = /(records-stream|next-version)\.test/;
const kinds = [
  // The number that runs at once.
  { files: 'src/server/**/*.test.ts', atOnce: 3, command: ['vitest', 'run', '--project', 'api'] },
  { files: 'e2e/*.spec.ts', atOnce: 2, command: ['playwright', 'test', '--workers=2'] },
] as const;

const faketime = process.platform === 'linux' ? programAt('faketime') : undefined;
if (faketime === undefined) {
  console.log('Not installed: faketime (Linux alone has it). No test runs over midnight.');
  process.exit(process.env['CI'] === 'true' ? 1 : 0);
}
/** Found through the program itself, since its place differs. */
const library = spawnSync(faketime, ['-f', '+0', 'printenv', 'LD_PRELOAD'], { encoding: 'utf8' }).stdout.trim();
// Its folder is removed with this process, or with the next run.
keepTemporaryFilesInMemory();
const programs = mkdtempSync(join(tmpdir(), 'dialplane-midnight-'));
process.once('exit', () => rmSync(programs, { recursive: true, force: true }));

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

const red: string[] = [];
for (const { files, atOnce, command } of kinds) {
  const found = globSync(files, { cwd: root }).filter(
    (file) => !file.endsWith('.unit.test.ts') && !keepsTrueTime.test(file) && file.includes(wanted),
  );
  const naming = found.filter((file) => namesADay.test(readFileSync(join(root, file), 'utf8'))).toSorted();
  const named = part === undefined ? naming : itemsOf(naming, readPart(part));
  for (let from = 0; from < named.length; from += atOnce) {
    const some = named.slice(from, from + atOnce);
    if ((await overMidnight([...command, ...some])) !== 0) {
      red.push(...some);
      for (const file of some) tellRun({ red: { file } });
    }
  }
}
if (red.length > 0) {
  console.log(`Red over midnight, in at least one of the files that ran together:\n${red.map((file) => `  ${file}`).join('\n')}`);
  process.exit(1);
}

function overMidnight([program = '', ...args]: readonly string[]): Promise<number> {
  const clock = movedClock();
  wrapPostgres(clock);
  const path = `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`;
  const env = { ...process.env, PATH: path, POSTGRES_PROGRAMS: programs, ...clock };
  const [command = '', ...words] = endingWithParent([program, ...args]);
  const child = spawn(command, words, { cwd: root, stdio: 'inherit', env });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

/** The offset from the true time, the same for all: with a fixed moment each process would start there again. Measured durations stay true. */
function movedClock(): Record<string, string> {
  const now = new Date();
  const endOfNextMonth = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1);
  const ahead = Math.floor((endOfNextMonth - now.getTime()) / 1_000) - secondsBefore;
  return { LD_PRELOAD: library, FAKETIME: `+${ahead}s`, FAKETIME_DONT_FAKE_MONOTONIC: '1' };
}

/** Wraps the programs of PostgreSQL, since the portal passes its server none of its own variables. */
function wrapPostgres(clock: Readonly<Record<string, string>>): void {
  chmodSync(programs, 0o755);
  const variables = Object.entries(clock).map(([name, value]) => `${name}='${value}'`);
  for (const name of ['initdb', 'postgres', 'pg_ctl'] as const) {
    const script = `#!/bin/sh\nexec env ${variables.join(' ')} '${programIn(programsFolder(process.env['POSTGRES_PROGRAMS']), name)}' "$@"\n`;
    writeFileSync(programIn(programs, name), script, { mode: 0o755 });
  }
}
