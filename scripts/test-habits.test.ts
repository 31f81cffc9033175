/**
 * Habits that make a test fail by the load of the machine, or by the day: blind pauses, the wall clock, limits that a busy machine exceeds, and retries. Each
 * legitimate place is listed with its reason; a mended one leaves the list.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const leastLimitMs = 10_000;

const habits = {
  // `test.setTimeout()` of Playwright is the time of a whole test.
  'setTimeout(': /(?<!\btest\.)\bsetTimeout\(/g,
  'Date.now()': /\bDate\.now\(\)/g,
  'new Date()': /\bnew Date\(\)/g,
  networkidle: /\bnetworkidle\b/g,
  waitForTimeout: /\bwaitForTimeout\b/g,
  'timeout below 10 s': /\btimeout: ?[\d_]+/g,
  retry: /\b(?:retry|retries): ?[\d_]+/g,
} as const;
type Habit = keyof typeof habits;

interface Exception {
  readonly habit: Habit;
  readonly reason: string;
  /** Number of places in each file. */
  readonly files: Readonly<Record<string, number>>;
}

const exceptions: readonly Exception[] = [
  {
    habit: 'setTimeout(',
    reason: 'between two looks at a server of somebody else, which tells nobody when it is ready',
    files: {
      'deploy/test-support/proxies.ts': 1,
      'src/server/test-support/nats-servers.ts': 2,
      'src/server/test-support/pgbouncer.ts': 1,
      'src/server/test-support/postgres.ts': 1,
    },
  },
  {
    habit: 'setTimeout(',
    reason: 'in the program of a customer, which asks until its batch is done',
    files: { 'src/server/test-support/client-program.ts': 1 },
  },
  {
    habit: 'setTimeout(',
    reason: 'calls that never end are what is looked for',
    files: { 'src/server/test-support/fuzz/fuzz.test.ts': 1 },
  },
  { habit: 'setTimeout(', reason: 'a node under load that answers late', files: { 'deploy/test-support/late-node.ts': 1 } },
  { habit: 'setTimeout(', reason: 'the human check of another provider answers later', files: { 'e2e/human-check.spec.ts': 1 } },
  {
    habit: 'Date.now()',
    reason: 'moments that others compare with their own clock: tokens of a provider, codes of an app',
    files: {
      'src/server/auth/key-rotation.test.ts': 1,
      'src/server/sign-in/provider-lies.test.ts': 1,
      'src/server/test-support/lying-provider.ts': 1,
      'e2e/authenticator-app.spec.ts': 1,
      'e2e/sign-in-policy.spec.ts': 1,
    },
  },
  {
    habit: 'Date.now()',
    reason: 'far before or after a bound that the database, or the file system, measures by its own clock',
    files: {
      'src/server/auth/human-check.test.ts': 1,
      'src/server/auth/sessions.test.ts': 1,
      'src/server/cleanup.test.ts': 1,
      'src/server/batches/batch-results.test.ts': 1,
      'src/server/batches/batch-summary.test.ts': 1,
      'src/server/organisations/organisations.test.ts': 1,
      'src/server/data-sets/snapshot-files.unit.test.ts': 1,
      'src/server/monitoring/metrics.test.ts': 2,
      'src/server/monitoring/state-metrics.test.ts': 1,
      'src/server/storage/storage.unit.test.ts': 1,
      'src/server/query-records/stream/waiting-records.test.ts': 1,
    },
  },
  { habit: 'Date.now()', reason: 'a clock that the test has set', files: { 'src/server/answerers/upstream.unit.test.ts': 1 } },
  {
    habit: 'Date.now()',
    reason: 'in the program of a customer, which asks for the days that it is by then',
    files: { 'src/server/test-support/client-program.ts': 1 },
  },
  {
    habit: 'Date.now()',
    reason: 'what a clock that the test moves begins with',
    files: {
      'e2e/test-support/portal.ts': 1,
      'src/server/sign-in/authenticator-app.test.ts': 1,
      'src/server/test-support/portal-at-noon.ts': 2,
    },
  },
  {
    habit: 'Date.now()',
    reason: 'no moment: a name of its own, a mark that the page reads, a figure that is printed',
    files: { 'e2e/updated-portal.spec.ts': 1, 'e2e/webhooks.spec.ts': 1 },
  },
  {
    habit: 'new Date()',
    reason: 'some moment of a row or of a message, of which nothing but that it is there is looked at',
    files: {
      'e2e/developers.spec.ts': 1,
      'e2e/test-support/made-batch.ts': 2,
      'src/server/access.test.ts': 1,
      'src/server/data-sets/data-sets.test.ts': 1,
      'src/server/home/provider.test.ts': 3,
      'src/server/developers/mcp-messages.test.ts': 1,
      'src/server/organisations/closed-organisations.test.ts': 1,
      'src/server/tickets/mailed-answers.test.ts': 1,
      'src/server/users/moved-accounts.test.ts': 1,
      'src/server/data-sets/imports/ported-versions.test.ts': 1,
      'src/server/test-support/stream-records.ts': 1,
      'src/server/webhooks/documented-verifier.unit.test.ts': 1,
    },
  },
  {
    habit: 'new Date()',
    reason: 'where a clock begins that stands still from then on',
    files: {
      'e2e/test-support/demo-day.ts': 1,
      'src/server/answerers/answerers.test.ts': 1,
      'src/server/single-query/bulk-queries.test.ts': 1,
      'src/server/query-records/stream/records-stream.test.ts': 1,
    },
  },
  {
    habit: 'retry',
    reason: 'a setting of the portal: how often it asks an upstream again',
    files: {
      'src/server/answerers/answerers.test.ts': 1,
      'src/server/answerers/enum-upstream.unit.test.ts': 3,
      'src/server/answerers/http-upstream.unit.test.ts': 3,
      'src/server/answerers/upstream.unit.test.ts': 2,
      'src/server/config/services-file.unit.test.ts': 3,
      'src/server/status/status.test.ts': 2,
      'src/server/single-query/bulk-queries.test.ts': 1,
      'src/server/single-query/entitlements.test.ts': 1,
      'src/server/monitoring/metrics.test.ts': 1,
    },
  },
];

/** Files of tests, their support, and their runners. */
const isOfTests = (file: string) =>
  file !== 'scripts/test-habits.test.ts' &&
  (/\.(test|spec)\.tsx?$|\/test-support\/.*\.tsx?$|^e2e\//.test(file) || file.endsWith('.config.ts'));

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8', maxBuffer: 1e8 })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && isOfTests(file) && existsSync(file));

function countOf(habit: Habit, text: string): number {
  const found = [...text.matchAll(habits[habit])].map(([match]) => Number(match.replaceAll(/\D/g, '')));
  return habit === 'timeout below 10 s' ? found.filter((ms) => ms < leastLimitMs).length : found.length;
}

const habitNames = Object.keys(habits) as Habit[];

test.each([
  ['setTimeout(', 'await setTimeout(500);', 'test.setTimeout(60_000);'],
  ['Date.now()', 'const now = Date.now();', 'const { now } = Date;'],
  ['new Date()', 'utcDay(new Date())', "utcDay(new Date('2026-11-24'))"],
  ['networkidle', "waitForLoadState('networkidle')", "waitForLoadState('load')"],
  ['waitForTimeout', 'page.waitForTimeout(100)', 'page.waitForURL(url)'],
  ['timeout below 10 s', '{ timeout: 9_999 }', '{ timeout: 10_000 }'],
  ['retry', "test('a', { retry: 2 }", "headers['retry-after']"],
] as const)('%s is seen where it stands, and nothing else is', (habit, refused, taken) => {
  expect([countOf(habit, refused), countOf(habit, taken)]).toEqual([1, 0]);
});

test('no test has a habit that the list does not allow it, and the list allows none that is gone', () => {
  expect(files.length).toBeGreaterThan(500);
  const allowed = (habit: Habit, file: string) =>
    exceptions.filter((exception) => exception.habit === habit).reduce((sum, { files: counts }) => sum + (counts[file] ?? 0), 0);
  const faults = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return habitNames.flatMap((habit) => {
      const [count, listed] = [countOf(habit, text), allowed(habit, file)];
      return count === listed ? [] : [`${file}: ${habit}: ${count} in the file, ${listed} in the list`];
    });
  });
  expect(faults).toEqual([]);
  const gone = exceptions.flatMap(({ files: counts }) => Object.keys(counts).filter((file) => !files.includes(file)));
  expect(gone).toEqual([]);
});
