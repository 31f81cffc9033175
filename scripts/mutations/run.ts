/**
 * Breaks the product on purpose, one mutation at a time in a copy of it, and runs the tests that must notice: a mutation that no test notices is an unguarded
 * rule. Prints the survivors and the score; fails if an unexplained mutation survived. `npm run test:mutations -- <word>` runs only those with the word in
 * their subject, file or sentence, `-- --part 3/10` the third of ten parts.
 */
import { spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endingWithParent } from '../../src/server/test-support/ending-with-parent.ts';
import { keepTemporaryFilesInMemory } from '../../src/server/test-support/memory-directory.ts';
import { startPostgres } from '../../src/server/test-support/postgres.ts';
import { itemsOf, readPart } from '../test-run/part.ts';
import { tellRun } from '../test-run/progress-message.ts';
import type { Mutation } from './mutation.ts';
import { subjects } from './subjects.ts';

type Outcome = 'noticed' | 'explained' | 'SURVIVED' | 'NO TEST RAN' | 'NOT THERE';

// Set here rather than in each run of tests: files of the template are linked, which works only within one file system.
keepTemporaryFilesInMemory();
const root = join(import.meta.dirname, '../..');
const {
  values: { part },
  positionals: [wanted = ''],
} = parseArgs({ options: { part: { type: 'string' } }, allowPositionals: true });
const all = Object.entries(subjects).flatMap(([subject, mutations]) => mutations.map((mutation) => ({ subject, mutation })));
const queue = ofPart().filter(({ subject, mutation: { file, breaks } }) => `${subject}: ${file} ${breaks}`.includes(wanted));
if (queue.length === 0) throw new Error(`No mutation has "${wanted}" in its subject, file or sentence`);
const outcomes: { subject: string; mutation: Mutation; outcome: Outcome }[] = [];

const copies = Array.from({ length: Math.max(1, availableParallelism()) }, copyOfProject);
/** The database server of all runs. */
const server = await startPostgres();
/** Made by the first run, from the untouched project; building it takes longer than most tests. */
const template = mkdtempSync(join(tmpdir(), 'dialplane-mutations-template-'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
process.on('exit', () => [...copies, template].forEach((directory) => rmSync(directory, { recursive: true, force: true })));
await checkUntouched();
await Promise.all(copies.map(workThroughQueue));
await server.stop();
report();

/** The mutations of the named part, or all. */
function ofPart(): typeof all {
  if (part === undefined) return all;
  const mutations = itemsOf(all, readPart(part));
  console.log(`part ${part}: ${mutations.length} of ${all.length} mutations`);
  return mutations;
}

/** Checks the tests beforehand: failing or missing ones would notice every mutation. */
async function checkUntouched(): Promise<void> {
  const tests = [...new Set(queue.flatMap(({ mutation }) => mutation.tests))];
  const missing = tests.filter((test) => !existsSync(join(root, test)));
  if (missing.length > 0) throw new Error(`There are no tests at ${missing.join(', ')}`);
  const { code, failedTests } = await runTests(copies[0] ?? root, { tests, maxWorkers: copies.length });
  if (code !== 0) throw new Error(`Tests fail on the untouched project, mend them first: ${failedTests.join(', ')}`);
}

async function workThroughQueue(copy: string): Promise<void> {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const outcome = await outcomeOf(copy, next.mutation);
    console.log(`${outcome.padEnd(9)}  ${next.mutation.file}: ${next.mutation.breaks}`);
    outcomes.push({ ...next, outcome });
  }
}

/** Copies the sources to a folder of their own, so that the working tree is never touched. */
function copyOfProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'dialplane-mutations-'));
  // Some tests start programs as another user.
  chmodSync(copy, 0o755);
  const skipped = new Set(['node_modules', '.git', 'data', 'test-results'].map((name) => join(root, name)));
  cpSync(root, copy, { recursive: true, filter: (path) => !skipped.has(path) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

async function outcomeOf(copy: string, { file, find, replace, tests, survives }: Mutation): Promise<Outcome> {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(find).length !== 2) return 'NOT THERE';
  writeFileSync(
    path,
    source.replace(find, () => replace),
  );
  const { code, failedTests } = await runTests(copy, { tests, maxWorkers: 1 });
  writeFileSync(path, source);
  if (code !== 0) return failedTests.length > 0 ? 'noticed' : 'NO TEST RAN';
  return survives === undefined ? 'SURVIVED' : 'explained';
}

interface Tests {
  readonly tests: readonly string[];
  readonly maxWorkers: number;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

async function runTests(copy: string, { tests, maxWorkers }: Tests): Promise<{ code: number | null; failedTests: string[] }> {
  const result = join(copy, 'result.json');
  const args = ['run', '--project', 'unit', '--project', 'api', '--bail', '1', '--maxWorkers', String(maxWorkers), '--silent=true'];
  const asJson = ['--reporter=json', `--outputFile=${result}`];
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const [command = '', ...words] = endingWithParent([process.execPath, vitest, ...args, ...asJson, ...tests]);
  const child = spawn(command, words, {
    cwd: copy,
    env: { ...process.env, KEPT_TEMPLATE: join(template, 'data'), TEST_DATABASE_URL: server.urlOf('postgres') },
    stdio: 'ignore',
  });
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  // Vitest's report; missing if it could not even begin.
  const report = existsSync(result) ? (JSON.parse(readFileSync(result, 'utf8')) as VitestReport) : { testResults: [] };
  const failedTests = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${fullName} (${failureMessages[0]?.split('\n')[0] ?? 'no message'})`);
  rmSync(result, { force: true });
  return { code, failedTests };
}

function report(): void {
  console.log('');
  for (const subject of Object.keys(subjects)) {
    const own = outcomes.filter((one) => one.subject === subject);
    if (own.length > 0) console.log(`${subject.padEnd(12)} ${scoreOf(own)}`);
  }
  console.log(`${'all'.padEnd(12)} ${scoreOf(outcomes)}`);
  for (const { mutation, outcome } of outcomes) {
    if (outcome === 'explained') console.log(`explained: ${mutation.breaks}: ${mutation.survives}`);
    if (!isFault(outcome)) continue;
    console.log(`${outcome}: ${mutation.file}: ${mutation.breaks}`);
    tellRun({ red: { file: mutation.file, name: mutation.breaks } });
  }
  if (outcomes.some(({ outcome }) => isFault(outcome))) process.exitCode = 1;
}

function scoreOf(some: typeof outcomes): string {
  const noticed = some.filter(({ outcome }) => outcome === 'noticed').length;
  return `${noticed} of ${some.length} noticed (${Math.round((100 * noticed) / Math.max(1, some.length))} %)`;
}

function isFault(outcome: Outcome): boolean {
  return outcome !== 'noticed' && outcome !== 'explained';
}
