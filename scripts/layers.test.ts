/**
 * Which folder may import which. A folder may import what stands in its line, and nothing else; a folder, a file at a
 * root or an import that is missing here is a fault. Circles between files, packages, and siblings that never import each other are the
 * lint's (`.oxlintrc.json`).
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Starts, wires or tests everything, and so may import everything. */
const everything = ['*'];

/** By area, then by folder (`name`) or file at the root of the area (`name.ts`): the folders and root files of the same area. */
const allowedImports: Record<string, Record<string, readonly string[]>> = {
  shared: {
    base: [],
    services: ['base'],
    'sign-in': ['base'],
    factors: ['base', 'sign-in'],
    'single-sign-on': ['base'],
    account: ['base', 'factors', 'services'],
    users: ['base', 'services'],
    entitlements: ['base', 'services'],
    batches: ['base', 'services'],
    organisations: ['base', 'batches', 'entitlements', 'users'],
    audit: ['base'],
    keys: ['base', 'factors', 'users'],
    webhooks: ['base', 'factors'],
    'support-view': ['base'],
    tickets: ['base'],
    home: ['base', 'tickets'],
    'range-search': ['base'],
    'single-query': ['base', 'batches', 'services'],
    decoder: ['base', 'services'],
    reports: ['base', 'services'],
    'query-records': ['base', 'reports', 'services'],
    documents: ['base'],
    watch: ['base', 'services'],
    status: ['base', 'services'],
    developers: ['base'],
    'contract.ts': everything,
    'test-support': ['services'],
  },
  numbers: {
    lists: [],
    ranges: [],
    'number-data.ts': ['lists', 'ranges'],
    demo: ['lists', 'ranges', 'number-data.ts'],
    answers: ['lists', 'ranges', 'number-data.ts', 'demo', 'plan-facts', 'from-packages'],
    batch: ['lists', 'ranges', 'number-data.ts', 'answers'],
    snapshots: ['lists', 'ranges', 'number-data.ts'],
    'plan-facts': ['ranges'],
    'from-packages': ['ranges', 'plan-facts'],
    'test-support': everything,
  },
  server: {
    'errors.ts': [],
    'sync-folder.ts': [],
    config: ['errors.ts', 'sync-folder.ts'],
    'bundled-postgres': ['sync-folder.ts', 'config'],
    database: ['errors.ts', 'config', 'bundled-postgres'],
    storage: ['errors.ts', 'config', 'database'],
    spreadsheets: ['errors.ts'],
    events: ['database'],
    mail: ['errors.ts', 'sync-folder.ts', 'config', 'database'],
    auth: ['errors.ts', 'config', 'database', 'events', 'mail'],
    webhooks: ['auth', 'config', 'database', 'mail'],
    'single-sign-on': ['errors.ts', 'auth', 'config', 'database', 'webhooks'],
    http: ['errors.ts', 'config', 'database', 'storage', 'auth'],
    'query-log': ['errors.ts', 'database'],
    'records-stream': ['errors.ts', 'config', 'database', 'query-log'],
    archive: ['errors.ts', 'config', 'database', 'query-log', 'storage'],
    answerers: ['errors.ts', 'config'],
    entitlements: ['database'],
    monitoring: ['errors.ts', 'config', 'database', 'mail', 'answerers', 'storage'],
    'data-sets': ['errors.ts', 'config', 'database', 'events', 'storage'],
    'batch-worker': ['errors.ts', 'auth', 'database', 'events', 'storage', 'mail', 'query-log', 'answerers', 'data-sets', 'entitlements'],
    watch: ['errors.ts', 'auth', 'database', 'events', 'storage', 'mail', 'data-sets', 'entitlements'],
    tickets: ['database'],
    organisations: ['errors.ts', 'archive', 'auth', 'batch-worker', 'config', 'database', 'documents', 'entitlements', 'mail', 'storage'],
    demo: ['errors.ts', 'database', 'storage', 'auth', 'query-log', 'answerers', 'data-sets', 'batch-worker'],
    documents: ['errors.ts', 'database', 'storage', 'http', 'query-log', 'demo'],
    imports: ['errors.ts', 'archive', 'database', 'storage', 'query-log', 'data-sets', 'documents'],
    backup: ['errors.ts', 'archive', 'batch-worker', 'config', 'database', 'documents', 'query-log', 'storage'],
    // oxfmt-ignore
    'deps.ts': ['archive', 'answerers', 'auth', 'batch-worker', 'config', 'data-sets', 'database', 'documents', 'entitlements', 'http', 'mail', 'monitoring', 'query-log', 'single-sign-on', 'spreadsheets', 'storage', 'webhooks'],
    queries: ['deps.ts', 'auth', 'entitlements'],
    proof: ['deps.ts', 'errors.ts', 'auth', 'database', 'single-sign-on'],
    features: [
      'deps.ts',
      'errors.ts',
      'archive',
      'auth',
      'batch-worker',
      'database',
      'demo',
      'documents',
      'entitlements',
      'events',
      'http',
      'mail',
      'organisations',
      'proof',
      'queries',
      'query-log',
      'single-sign-on',
      'spreadsheets',
      'storage',
      'watch',
      'webhooks',
    ],
    'away-at-start.ts': ['deps.ts', 'mail'],
    // oxfmt-ignore
    'cleanup.ts': ['deps.ts', 'archive', 'auth', 'batch-worker', 'database', 'documents', 'entitlements', 'http', 'imports', 'mail', 'organisations', 'query-log', 'storage', 'tickets', 'watch', 'webhooks'],
    'app.ts': ['deps.ts', 'auth', 'demo', 'features', 'http', 'monitoring'],
    'start.ts': everything,
    'main.ts': ['start.ts', 'config', 'demo'],
    // oxfmt-ignore
    cli: ['errors.ts', 'archive', 'auth', 'backup', 'bundled-postgres', 'config', 'data-sets', 'database', 'documents', 'entitlements', 'imports', 'mail', 'organisations', 'records-stream', 'single-sign-on', 'storage'],
    'test-support': everything,
    fuzz: ['features'],
  },
  web: {
    locale: [],
    browser: ['locale'],
    ui: ['browser', 'locale'],
    api: ['browser', 'locale', 'ui'],
    session: ['browser', 'locale', 'ui', 'api'],
    proof: ['browser', 'locale', 'ui', 'api', 'session'],
    navigation: ['browser', 'locale', 'ui', 'api', 'session'],
    features: ['browser', 'locale', 'ui', 'api', 'session', 'proof'],
    pages: ['browser', 'locale', 'ui', 'api', 'session', 'navigation', 'proof', 'features'],
    app: everything,
    'main.tsx': everything,
  },
};

/** The areas that each area may import from, besides itself. */
const allowedAreas: Record<string, readonly string[]> = { shared: [], numbers: ['shared'], server: ['shared', 'numbers'], web: ['shared'] };

/** Folders that import nothing outside of their area, though the area may. */
const withinTheirArea = ['numbers/lists', 'web/browser'];
const forEveryFolder = ['src/shared/base/language.ts'];
/** Folders that show only what they are given, and know no endpoint. */
const withoutContract = ['web/ui'];
/** Where an endpoint is made; each file that imports it describes endpoints. */
const endpointFile = 'src/shared/base/endpoint.ts';

/** Names that tools and people take for output of a build. */
const outputNames = ['build', 'dist', 'out', 'lib', 'bin', 'target', 'coverage'];

interface Import {
  readonly from: string;
  readonly to: string;
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && existsSync(file));
const imports = files.filter((file) => !/\.test\.tsx?$/.test(file)).flatMap(importsOf);
const contracts = new Set([endpointFile, ...imports.filter(({ to }) => to === endpointFile).map(({ from }) => from)]);

/** Static, dynamic and side-effect imports, and modules that a thread is started from. */
function importsOf(from: string): Import[] {
  const found = readFileSync(from, 'utf8').matchAll(/(?:from |import\(|import |new URL\()'(\.[^'?]+\.tsx?)/g);
  return [...found].map(([, path = '']) => ({ from, to: posix.join(posix.dirname(from), path) })).filter(({ to }) => to.startsWith('src/'));
}

function partOf(file: string): { area: string; part: string; path: string } {
  const [, area = '', part = ''] = file.split('/');
  return { area, part, path: `${area}/${part}` };
}

function isAllowed({ from, to }: Import): boolean {
  const [own, other] = [partOf(from), partOf(to)];
  if (own.area !== other.area) return allowedAreas[own.area]?.includes(other.area) === true && mayLeaveFor(own.path, to);
  const allowed = allowedImports[own.area]?.[own.part] ?? [];
  return own.part === other.part || allowed === everything || allowed.includes(other.part);
}

function mayLeaveFor(path: string, file: string): boolean {
  if (forEveryFolder.includes(file)) return true;
  return !withinTheirArea.includes(path) && !(contracts.has(file) && withoutContract.includes(path));
}

const written = (some: readonly Import[]) => some.map(({ from, to }) => `${from} imports ${to}`);

test('no part imports what does not stand in its line', () => {
  expect(imports.length).toBeGreaterThan(1_000);
  expect(written(imports.filter((one) => !isAllowed(one)))).toEqual([]);
});

test('every folder and every file at a root has its line, and every line is of something that is there', () => {
  const there = new Set(files.filter((file) => !/\.test\.tsx?$/.test(file)).map((file) => partOf(file).path));
  const listed = Object.entries(allowedImports).flatMap(([area, own]) => Object.keys(own).map((part) => `${area}/${part}`));
  expect([...there].toSorted()).toEqual(listed.toSorted());
});

test('the lines make no circle', () => {
  for (const own of Object.values(allowedImports)) {
    const done = new Set<string>();
    const below = (part: string, path: readonly string[]): void => {
      expect(path, `a circle through ${part}`).not.toContain(part);
      if (done.has(part)) return;
      for (const next of own[part] ?? []) if (next !== '*') below(next, [...path, part]);
      done.add(part);
    };
    for (const part of Object.keys(own)) below(part, []);
  }
});

describe('Names', () => {
  test('no folder is called like the output of a build', () => {
    expect(files.filter((file) => file.split('/').some((part) => outputNames.includes(part)))).toEqual([]);
  });

  test('no file or folder has a name that says nothing of its subject', () => {
    const empty = /^(utils?|helpers?|common|misc|types|index)(\.|$)/;
    expect(files.filter((file) => file.split('/').some((part) => empty.test(part)))).toEqual([]);
  });
});
