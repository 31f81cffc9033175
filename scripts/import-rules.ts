/** Tables of allowed imports between folders, and of folder names; `layers.test.ts` enforces them. */

/** Folders that start, wire or test everything, and so may import everything. */
export const everything = ['*'];

/** The folders that every subject of the server stands on. */
const serverBase = ['base', 'config', 'database', 'storage', 'mail', 'auth', 'http'];
/** The folders that every subject of the browser stands on. */
const webBase = ['browser', 'locale', 'ui', 'api', 'session', 'navigation'];

/** Folders (`name`) and root files (`name.ts`) of each area, with the folders and root files of the same area that they may import. */
export const allowedImports: Record<string, Record<string, readonly string[]>> = {
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
    base: [],
    config: ['base'],
    'bundled-postgres': ['base', 'config'],
    database: ['base', 'config', 'bundled-postgres'],
    storage: ['base', 'config', 'database'],
    mail: ['base', 'config', 'database'],
    auth: ['base', 'config', 'database'],
    http: ['base', 'config', 'database', 'storage', 'auth'],
    monitoring: [...serverBase, 'answerers'],
    developers: serverBase,
    'single-sign-on': serverBase,
    factors: [...serverBase, 'single-sign-on'],
    account: [...serverBase, 'factors'],
    webhooks: [...serverBase, 'factors'],
    keys: [...serverBase, 'factors', 'webhooks'],
    users: [...serverBase, 'factors', 'account'],
    entitlements: serverBase,
    answerers: serverBase,
    'query-records': serverBase,
    archive: [...serverBase, 'query-records'],
    documents: [...serverBase, 'developers', 'query-records'],
    'data-sets': [...serverBase, 'webhooks', 'query-records', 'archive', 'documents'],
    batches: [...serverBase, 'webhooks', 'entitlements', 'answerers', 'query-records', 'data-sets'],
    watch: [...serverBase, 'webhooks', 'entitlements', 'query-records', 'data-sets'],
    tickets: [...serverBase, 'webhooks'],
    reports: [...serverBase, 'query-records', 'archive', 'batches'],
    'range-search': [...serverBase, 'entitlements', 'query-records', 'documents'],
    'single-query': [...serverBase, 'entitlements', 'query-records'],
    services: [...serverBase, 'entitlements'],
    status: [...serverBase, 'query-records'],
    home: [...serverBase, 'documents'],
    audit: serverBase,
    'support-view': serverBase,
    demo: [...serverBase, 'query-records', 'batches'],
    'sign-in': [...serverBase, 'single-sign-on', 'factors', 'keys', 'users', 'demo'],
    organisations: [...serverBase, 'single-sign-on', 'users', 'entitlements', 'archive', 'documents', 'batches'],
    backup: [...serverBase, 'query-records', 'archive', 'documents', 'batches'],
    'away-at-start.ts': serverBase,
    // oxfmt-ignore
    'cleanup.ts': [...serverBase, 'factors', 'keys', 'entitlements', 'query-records', 'archive', 'documents', 'data-sets', 'batches', 'tickets', 'organisations'],
    'subjects.ts': everything,
    'app.ts': everything,
    'start.ts': everything,
    'main.ts': ['start.ts', 'config', 'demo'],
    // oxfmt-ignore
    cli: [...serverBase, 'single-sign-on', 'factors', 'users', 'entitlements', 'query-records', 'archive', 'documents', 'data-sets', 'organisations', 'backup', 'bundled-postgres'],
    'test-support': everything,
    'deps.ts': everything,
  },
  web: {
    locale: [],
    browser: ['locale'],
    ui: ['browser', 'locale'],
    api: ['browser', 'locale', 'ui'],
    session: ['browser', 'locale', 'ui', 'api'],
    navigation: ['browser', 'locale', 'ui', 'api', 'session'],
    'command-box': webBase,
    factors: webBase,
    'sign-in': [...webBase, 'factors'],
    account: [...webBase, 'factors'],
    'support-view': ['locale', 'session', 'ui'],
    tickets: [...webBase, 'account'],
    users: [...webBase, 'account', 'support-view'],
    organisations: [...webBase, 'account', 'support-view', 'tickets', 'users'],
    entitlements: [...webBase, 'organisations'],
    'single-sign-on': [...webBase, 'organisations'],
    audit: [...webBase, 'account', 'support-view', 'tickets'],
    keys: [...webBase, 'factors', 'users'],
    webhooks: [...webBase, 'factors'],
    documents: [...webBase, 'account'],
    'range-search': [...webBase, 'account', 'command-box', 'documents', 'tickets'],
    services: [...webBase, 'entitlements'],
    decoder: [...webBase, 'services'],
    batches: [...webBase, 'account', 'entitlements', 'services'],
    watch: [...webBase, 'account', 'batches'],
    'single-query': [...webBase, 'account', 'command-box', 'decoder', 'entitlements', 'services', 'tickets', 'watch'],
    reports: [...webBase, 'account'],
    'query-records': [...webBase, 'account', 'reports'],
    status: ['locale', 'ui'],
    developers: webBase,
    home: [...webBase, 'account', 'batches', 'entitlements', 'single-query'],
    screens: everything,
    app: everything,
    'main.tsx': everything,
  },
};

/** Names of the subjects, and of their folders in every area that has one. */
// oxfmt-ignore
export const subjects = [
  'account', 'answerers', 'archive', 'audit', 'batches', 'data-sets', 'decoder', 'demo', 'developers', 'documents', 'entitlements', 'factors', 'home', 'keys',
  'organisations', 'query-records', 'range-search', 'reports', 'services', 'sign-in', 'single-query', 'single-sign-on', 'status', 'support-view', 'tickets', 'users',
  'watch', 'webhooks',
];
/** Other folders by area: those that the subjects stand on, and those that put them together. */
export const parts: Record<string, readonly string[]> = {
  shared: ['base', 'test-support'],
  server: [...serverBase, 'bundled-postgres', 'monitoring', 'backup', 'cli', 'test-support'],
  web: [...webBase, 'command-box', 'screens', 'app'],
};
/** Only these may import a screen. */
export const aboveScreens = ['web/app', 'web/screens'];

/** The areas that each area may import from, besides itself. */
export const allowedAreas: Record<string, readonly string[]> = {
  shared: [],
  numbers: ['shared'],
  server: ['shared', 'numbers'],
  web: ['shared'],
};

/** The file that types the values made by `start.ts`. Every folder of the server may import it, as types only; it imports only types, so it couples nothing. */
export const typesForEveryFolder = 'src/server/deps.ts';

/** Packages that the files of an area do without, tests aside. */
export const refusedPackages: Record<string, RegExp> = {
  // It runs in the browser and on the server: zod and plain TypeScript, nothing else.
  shared: /^node:/,
  // It knows no HTTP, no SQL and no React: it could be published on its own tomorrow.
  numbers: /^(?:fastify|@fastify\/|kysely|pg$|react)/,
  // It draws nothing: what it and the browser both need lives in shared.
  server: /^(?:react|@tanstack\/)/,
  web: /^node:/,
};

/** Folders that import nothing outside of their area, though the area may. */
export const withinTheirArea = ['numbers/lists', 'web/browser'];
export const forEveryFolder = ['src/shared/base/language.ts'];
/** Folders that show only their input, and know no endpoint. */
export const withoutContract = ['web/ui'];
/** The file that makes endpoints; each file that imports it describes some. */
export const endpointFile = 'src/shared/base/endpoint.ts';
