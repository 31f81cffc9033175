/** Files to import, imports without a process of their own, and the command line as a process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { Faults } from '../imports/faults.ts';
import { importQueryRecords } from '../imports/query-records-import.ts';
import type { ImportKind } from '../imports/data-set-kinds.ts';
import { importDataSet } from '../imports/import-data-set.ts';
import type { ImportOutcome, ImportTools } from '../imports/import-tools.ts';
import type { TestPortal } from './test-portal.ts';

/** A file of its own with these lines. */
export function fileOf(...lines: readonly string[]): string {
  const file = join(mkdtempSync(join(tmpdir(), 'dialplane-import-')), 'import.csv');
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

export const portedHeader = 'tel;donorSpId;recipientSpId;rn;cic;portDate;seq';
export const listHeader = 'digits;match;reason;date';
export const rangesHeader =
  'range;countryName;uniqueSpId;spName;primaryNumberAttribute;secondaryNumberAttribute;mcc;mnc;minlength;maxlength;isoAlpha2;isoAlpha3;cic;tz;tadig';

/** A sound row of a ranges file, but for what is given. */
export function rangeLine(values: Readonly<Record<string, string>> = {}): string {
  const row: Record<string, string> = {
    range: '447400',
    countryName: 'United Kingdom',
    uniqueSpId: '0044777',
    spName: 'Imported Mobile',
    primaryNumberAttribute: 'MOBILE',
    secondaryNumberAttribute: '',
    mcc: '234',
    mnc: '77',
    minlength: '12',
    maxlength: '12',
    isoAlpha2: 'GB',
    isoAlpha3: 'GBR',
    cic: '0044777',
    tz: 'Europe/London',
    tadig: 'GBRIM',
    ...values,
  };
  return rangesHeader
    .split(';')
    .map((name) => row[name])
    .join(';');
}

export async function importFile(
  { deps, dataDir }: TestPortal,
  kind: ImportKind | 'qdr',
  {
    file,
    dryRun = false,
    yes = true,
    on,
    limits,
    asOf = new Date('2026-06-01T00:00:00Z'),
  }: { file: string; dryRun?: boolean; yes?: boolean; on?: string; limits?: ImportTools['limits']; asOf?: Date | 'not said' },
): Promise<ImportOutcome & { faults: string[] }> {
  const faults = new Faults();
  const tools: ImportTools = {
    db: deps.db,
    storage: deps.storage,
    dataDir,
    faults,
    progress: () => undefined,
    asOf: asOf === 'not said' ? undefined : asOf,
    now: deps.clock(),
    by: 'operator',
    limits,
  };
  const outcome = await (kind === 'qdr'
    ? importQueryRecords(tools, { file, dryRun })
    : importDataSet(tools, kind, { file, dryRun, yes, ...(on !== undefined && { on }) }));
  return { ...outcome, faults: faults.list.toSorted((a, b) => a.line - b.line).map(({ line, fault }) => `${line}: ${fault}`) };
}

/** Until the running node answers from what the database says is current. */
export async function swapped(
  { deps }: TestPortal,
  isThere: (numbers: ReturnType<TestPortal['deps']['dataSets']['current']>) => boolean,
): Promise<void> {
  await expect.poll(() => isThere(deps.dataSets.current())).toBe(true);
}

export interface Command {
  readonly child: ChildProcess;
  readonly ended: Promise<{ code: number | null; out: string; err: string }>;
  /** What it said so far on the standard error. */
  readonly said: () => string;
}

/** Where a command works: the directory and the database of a portal, or others. */
export type Place = Pick<TestPortal, 'dataDir' | 'databaseUrl'>;

/**
 * Starts the command line as a process of its own; with `TERMINAL` among `env` on a terminal, which `script` of util-linux lends, with
 * `FULL_AFTER_BLOCKS` on a disk that has no room for a file of more blocks.
 */
export function startCommand(place: Place, args: readonly string[], env: Readonly<Record<string, string>> = {}): Command {
  const { TERMINAL, FULL_AFTER_BLOCKS, ...own } = env;
  const plain = [process.execPath, ...process.execArgv, join(import.meta.dirname, '../cli/portal.ts'), ...args];
  const line = FULL_AFTER_BLOCKS === undefined ? plain : withoutRoom(FULL_AFTER_BLOCKS, plain);
  const [program = '', ...rest] =
    TERMINAL === undefined ? line : ['script', '-qefc', line.map((word) => `'${word}'`).join(' '), '/dev/null'];
  const child = spawn(program, rest, { cwd: tmpdir(), env: { ...commandEnvironment(place), ...own } });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, out, err }));
  });
  return { child, ended, said: () => err };
}

/** A write beyond the limit fails only where the signal that comes with it is taken, and the compiled code is such a file, too. */
function withoutRoom(blocks: string, [node = '', ...args]: readonly string[]): string[] {
  const taken = ['--import', 'data:text/javascript,process.on("SIGXFSZ", () => {})'];
  return ['env', 'NODE_DISABLE_COMPILE_CACHE=1', 'sh', '-c', `ulimit -f ${blocks}; exec "$@"`, 'sh', node, ...taken, ...args];
}

function commandEnvironment({ dataDir, databaseUrl }: Place): Record<string, string | undefined> {
  return {
    PATH: process.env['PATH'],
    // Compiled once in a run of tests, not by each process.
    NODE_COMPILE_CACHE: join(tmpdir(), 'compiled'),
    DATA_DIR: dataDir,
    DEMO: 'false',
    SECRET_KEY: 'a secret key for tests that is long enough',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
}

export function command(place: Place, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  return startCommand(place, args, env).ended;
}
