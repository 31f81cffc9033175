/** A real PostgreSQL for tests: the one at TEST_DATABASE_URL, or the one that comes with the portal, on a temporary directory. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { NetConnectOpts } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { runningServer } from '../bundled-postgres/pid-file.ts';
import { programIn, programsFolder } from '../bundled-postgres/programs.ts';
import { findServerUser, type Ids, run, serverEnvironment } from '../bundled-postgres/server-user.ts';

/** Returns the connection options of the server of `url`: a port, or a socket in the folder that the address names. */
export function socketOf(url: string): NetConnectOpts {
  const { hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get('host');
  return folder === null ? { host: hostname, port: Number(port || 5_432) } : { path: join(folder, `.s.PGSQL.${port || 5_432}`) };
}

export interface PostgresServer {
  /** Returns the address of a database on it. */
  urlOf(database: string): string;
  stop(): Promise<void>;
}

/** Starts the server, or uses the one that TEST_DATABASE_URL names. With `waitsForDisk` it is as durable as in production. */
export async function startPostgres({ waitsForDisk = false } = {}): Promise<PostgresServer> {
  const url = process.env['TEST_DATABASE_URL'];
  return url ? atAddress(url) : onTemporaryDirectory(waitsForDisk ? {} : withoutDisk);
}

function atAddress(url: string): PostgresServer {
  const urlOf = (database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href;
  return { urlOf, stop: async () => undefined };
}

/** A server whose processes a test may signal and kill. */
export interface OwnPostgres extends PostgresServer {
  /** Sends `signal` to each of its processes. */
  signal(signal: NodeJS.Signals): void;
  /** Starts it after it was killed. */
  start(): Promise<void>;
  /** Starts another server on a copy of this one's disk as of now: its replacement while this one is frozen. */
  startCopy(): Promise<OwnPostgres>;
}

const settings = { listen_addresses: '', max_connections: '300', jit: 'off' };
/** The machine of a test does not lose power. */
const withoutDisk = { fsync: 'off', full_page_writes: 'off' };
const lookIntervalMs = 10;

/** Starts a server on a directory of its own, which is removed with it. It ends with this process, also if that is killed. */
export function startOwnPostgres(): Promise<OwnPostgres> {
  return onTemporaryDirectory(withoutDisk);
}

/** Starts a server on a socket in its own directory: no port can collide. */
async function onTemporaryDirectory(further: Readonly<Record<string, string>>, copied?: string): Promise<OwnPostgres> {
  const programs = programsFolder(process.env['POSTGRES_PROGRAMS']);
  const directory = mkdtempSync(join(tmpdir(), 'dialplane-postgres-'));
  const user = findServerUser(programs, directory);
  if (user.ids) chownSync(directory, user.ids.uid, user.ids.gid);
  const data = join(directory, 'data');
  if (copied === undefined) {
    const args = ['-D', data, '-U', 'portal', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'];
    const { status, stderr } = run(user.launch(programIn(programs, 'initdb'), args, { endsWithParent: true }));
    if (status !== 0) throw new Error(`initdb: ${stderr}`);
  } else execFileSync('cp', ['-a', copied, data]);

  const options = Object.entries({ ...settings, ...further, unix_socket_directories: directory }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  let child: ChildProcess;
  const start = async () => {
    // The file of a killed server, or of the one that was copied.
    rmSync(join(data, 'postmaster.pid'), { force: true });
    const { file, args, options: ids } = user.launch(programIn(programs, 'postgres'), ['-D', data, ...options], { endsWithParent: true });
    child = spawn(file, args, { ...ids, env: serverEnvironment(), detached: true, stdio: 'ignore' });
    child.unref();
    while (runningServer(data)?.isReady !== true) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}`);
      await setTimeout(lookIntervalMs);
    }
  };
  await start();
  return {
    urlOf: (database) => `postgres://portal@localhost/${database}?host=${encodeURIComponent(directory)}`,
    signal: (signal) => signalTree(child.pid ?? 0, signal),
    start,
    startCopy: () => onTemporaryDirectory(further, data),
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.ref();
        const ended = once(child, 'exit');
        child.kill('SIGQUIT');
        await ended;
      }
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Signals the process first, so that it starts no other one meanwhile, and then its children. Ignores processes that have ended. */
export function signalTree(pid: number, signal: NodeJS.Signals): void {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((process) => process > 0 && parentOf(process) === pid);
  for (const each of [pid, ...children]) {
    try {
      process.kill(each, signal);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

/** Returns the user for programs that refuse root; undefined unless this process is root. */
export function serverUser(): Ids | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout));
    if (uid && gid) return { uid, gid };
  }
  throw new Error('There is no user to run it as');
}
