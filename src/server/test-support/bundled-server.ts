/** The PostgreSQL that comes with the portal, started by some user of the machine in a process of its own. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { type BundledPostgres, type Holder, openBundledPostgres, type Place } from '../bundled-postgres/bundled-postgres.ts';
import { endingWithParent } from './ending-with-parent.ts';

const opened = join(import.meta.dirname, '../bundled-postgres/bundled-postgres.ts');

/** Creates a folder for a data directory, which is removed after the test. */
export function temporaryFolder(name = 'data', mode = 0o755): string {
  const parent = mkdtempSync(join(tmpdir(), 'dialplane-bundled-'));
  chmodSync(parent, 0o755);
  onTestFinished(() => rmSync(parent, { recursive: true, force: true, maxRetries: 3 }));
  mkdirSync(join(parent, name), { mode });
  return join(parent, name);
}

export interface Starter {
  readonly dataDir: string;
  readonly connection?: 'socket' | 'tcp';
  readonly programs?: string | undefined;
  /** The launcher of the process, if any: `setpriv` and its arguments. */
  readonly by?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly holder?: 'portal' | 'command';
}

/** Opens the database, runs each statement, and closes it. Returns the first value or the error of each, or why the database did not open. */
export function askBundled(
  { dataDir, connection = 'socket', programs, by = [], env, holder = 'command' }: Starter,
  statements: readonly string[],
): unknown[] | string {
  const program = `
    import pg from 'pg';
    const { openBundledPostgres } = await import(${JSON.stringify(opened)});
    const nobody = () => undefined;
    const log = { debug: nobody, info: nobody, warn: nobody, error: nobody };
    const place = ${JSON.stringify({ dataDir, connection, programs })};
    const bundled = await openBundledPostgres(place, ${JSON.stringify(holder)}, log).catch((error) => {
      console.log(JSON.stringify(error.message));
      process.exit(0);
    });
    const client = new pg.Client(bundled.url);
    await client.connect();
    const answers = [];
    for (const text of ${JSON.stringify(statements)})
      answers.push(await client.query({ text, rowMode: 'array' }).then(({ rows }) => rows[0]?.[0] ?? null, (error) => error.message));
    await client.end();
    await bundled.close();
    console.log(JSON.stringify(answers));`;
  const [command = '', ...args] = endingWithParent([...by, process.execPath, '--input-type=module', '--eval', program]);
  const { stdout, stderr } = spawnSync(command, args, {
    cwd: join(import.meta.dirname, '../../..'),
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as unknown[] | string;
}

/** A user of the machine who is neither root nor the user of a server started by root, and owns no program. */
export const ordinaryUser = { name: 'games', uid: idOf('games', 2), gid: idOf('games', 3) };

function idOf(name: string, field: number): number {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`${name}:`));
  return Number(line?.split(':')[field]);
}

/** Returns the command prefix that runs a program as this user, without root's rights. */
export const as = ({ uid, gid }: { uid: number; gid: number }) => ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--'];

/** True if this process can become the ordinary user, and that user can reach the project: below a closed folder of root they cannot. */
export const canBeOrdinaryUser = process.getuid?.() === 0 && reaches(opened) && reaches(process.execPath);

function reaches(path: string): boolean {
  const [setpriv, ...args] = as(ordinaryUser);
  return spawnSync(setpriv ?? '', [...args, 'test', '-r', path]).status === 0;
}

/** A place for a server, and its log. */
export interface Logged {
  readonly lines: string[];
  readonly place: Place;
}

/** Returns an empty place. */
export function newPlace(given: Partial<Place> = {}): Logged {
  return { lines: [], place: { dataDir: temporaryFolder(), connection: 'socket', ...given } };
}

/** Opens the database, and closes it after the test unless that happened before. */
export async function openAt({ place, lines }: Logged, holder: Holder = 'portal'): Promise<BundledPostgres> {
  const write = (fields: unknown, text?: string) => void lines.push(text ?? String(fields));
  const bundled = await openBundledPostgres(place, holder, { debug: write, info: write, warn: write, error: write });
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= bundled.close());
  onTestFinished(close);
  return Object.assign(Object.create(bundled) as BundledPostgres, { close });
}

/** Returns the first value of each row. */
export async function askAt(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<unknown[]>({ text, rowMode: 'array' })).rows.map(([value]) => value);
  } finally {
    await client.end();
  }
}
