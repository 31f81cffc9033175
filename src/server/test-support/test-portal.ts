/** A portal of its own for a test file: the application that ships, on its own copy of the database. */
import { copyFileSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import type { Endpoint, InputOf } from '../../shared/base/endpoint.ts';
import type { Ranges } from '../../numbers/ranges/ranges.ts';
import { readSnapshot } from '../../numbers/snapshots/ranges-snapshot.ts';
import { type Overrides, type Portal, startPortal } from '../start.ts';
import { holdToContract } from './held-to-contract.ts';
import { testConfig } from './test-config.ts';

export interface TestPortal extends Portal {
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** Calls an endpoint as a browser does, with `token` if there is one. */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, token?: string): Promise<Reply>;
}

export interface Reply {
  readonly status: number;
  readonly headers: LightMyRequestResponse['headers'];
  /** The parsed body; tests look at what a program would see. */
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

/** The built-in ranges that this process has read, by their file: most portals have that of the template, to which their data directories link. */
const builtInRanges = new Map<string, Ranges>();

/** Reads each file once a process, since nothing changes ranges that are loaded. */
function readBuiltIn(file: string): Ranges {
  const { ino, mtimeMs } = statSync(file);
  const ranges = builtInRanges.get(`${ino} ${mtimeMs}`) ?? readSnapshot(file);
  builtInRanges.set(`${ino} ${mtimeMs}`, ranges);
  return ranges;
}

/** Portals of tests have these, which cost little. human-check.test.ts has the true effort; the portals of main.test.ts read the ranges themselves. */
export const cheapOverrides: Overrides = { proofEffort: { cost: 1, leastTries: 1, mostTries: 10 }, readBuiltIn };

/**
 * Starts a portal that stops and is gone when the current test, or with `beforeAll` the file, is over. Stopping it throws where any
 * call was refused in a way that the contract does not name.
 */
export async function startTestPortal(env: Record<string, string> = {}, overrides: Overrides = {}): Promise<TestPortal> {
  const { remove, dataDir, databaseUrl } = await copyTemplate();
  const portal = await startPortal(testConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...env }), {
    ...cheapOverrides,
    ...overrides,
  });
  const expectNamed = holdToContract(portal.app);
  return {
    ...portal,
    dataDir,
    databaseUrl,
    call: callPortal(portal),
    stop: async () => {
      await portal.stop();
      await remove();
      expectNamed();
    },
  };
}

/** The same for one test alone. */
export async function startPortalForTest(env: Record<string, string> = {}, overrides: Overrides = {}): Promise<TestPortal> {
  const portal = await startTestPortal(env, overrides);
  onTestFinished(() => portal.stop());
  return portal;
}

interface Copy {
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** Removes both, under whoever still uses them. */
  remove(): Promise<void>;
}

/** A database of its own and a data directory, both as after a first start. */
export async function copyTemplate(): Promise<Copy> {
  const dataDir = mkdtempSync(join(tmpdir(), 'dialplane-test-'));
  copyDataDirectory(inject('templateDirectory'), dataDir);
  const database = await cloneTemplate();
  return {
    dataDir,
    databaseUrl: database.url,
    remove: async () => {
      await runOnPostgres(`drop database if exists ${database.name} with (force)`);
      // A process that was just killed may be writing its last file.
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Files that the portal writes once and then only replaces are shared, since they are most of the bytes. */
function copyDataDirectory(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name);
    const target = join(to, relative(from, source));
    if (entry.isDirectory()) mkdirSync(target, { recursive: true });
    else if (/^(data-sets|files)/.test(relative(from, source))) linkSync(source, target);
    else copyFileSync(source, target);
  }
}

/** A data directory as before a first start. It goes with the test. */
export function directoryBeforeFirstStart(): string {
  const directory = mkdtempSync(join(tmpdir(), 'dialplane-first-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true, maxRetries: 3 }));
  return directory;
}

/** A second node on the database and the files of `portal`. */
export async function startSecondNode(
  { dataDir, databaseUrl }: TestPortal,
  env: Record<string, string> = {},
  overrides: Overrides = {},
): Promise<TestPortal> {
  const portal = await startPortal(testConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...env }), {
    ...cheapOverrides,
    ...overrides,
  });
  onTestFinished(() => portal.stop());
  return { ...portal, dataDir, databaseUrl, call: callPortal(portal) };
}

/** A second node that goes on with what it remembers for as long as `pass` is told to let pass. */
export async function startRememberingNode(portal: TestPortal): Promise<TestPortal & { pass(ms: number): void }> {
  let now = 0;
  const node = await startSecondNode(portal, {}, { cacheNow: () => now });
  return { ...node, pass: (ms) => void (now += ms) };
}

/** Calls the endpoints of a portal that was started without this file. */
export function callPortal({ app }: Pick<Portal, 'app'>): TestPortal['call'] {
  return async (endpoint, { query, body }: { query?: unknown; body?: unknown }, token) => {
    const response = await app.inject({
      method: endpoint.method,
      url: endpoint.path,
      headers: { 'x-requested-with': 'XMLHttpRequest', ...(token && { authorization: `Bearer ${token}` }) },
      ...(query ? { query: query as Record<string, string> } : {}),
      ...(body ? { payload: body } : {}),
    });
    return { status: response.statusCode, headers: response.headers, body: bodyOf(response) };
  };
}

/** JSON parsed, a file as its text. */
function bodyOf({ headers, body }: LightMyRequestResponse): unknown {
  if (body === '') return undefined;
  return headers['content-type']?.toString().includes('json') ? JSON.parse(body) : body;
}

/** A database on the server that has nothing yet. */
export async function emptyDatabase(): Promise<{ url: string; remove(): Promise<void> }> {
  const { name, url } = await createDatabase('');
  return { url, remove: () => runOnPostgres(`drop database if exists ${name} with (force)`) };
}

function cloneTemplate(): Promise<{ name: string; url: string }> {
  return createDatabase(`template ${new URL(inject('postgresTemplate')).pathname.slice(1)}`);
}

async function createDatabase(from: string): Promise<{ name: string; url: string }> {
  const name = `portal_${process.pid}_${Math.random().toString(36).slice(2)}`;
  // As files, not page by page through the log: less of the processors.
  await runOnPostgres(`create database ${name} ${from} strategy file_copy`);
  // For `database-clock.ts`.
  await runOnPostgres(`alter database ${name} set search_path = public, pg_catalog`);
  return { name, url: Object.assign(new URL(inject('postgresTemplate')), { pathname: `/${name}` }).href };
}

/** Runs a command on the server that the databases of the tests are on. */
export async function runOnPostgres(text: string): Promise<void> {
  const client = new pg.Client(inject('postgresMaintenance'));
  await client.connect();
  await client.query(text);
  await client.end();
}
