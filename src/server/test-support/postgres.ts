/** A real PostgreSQL for tests: the one at TEST_DATABASE_URL, or the installed programs on a temporary directory. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { NetConnectOpts } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the server of `url` takes connections: a port, or a socket in the folder that the address names. */
export function socketOf(url: string): NetConnectOpts {
  const { hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get('host');
  return folder === null ? { host: hostname, port: Number(port || 5_432) } : { path: join(folder, `.s.PGSQL.${port || 5_432}`) };
}

export interface PostgresServer {
  /** The address of a database on it. */
  urlOf(database: string): string;
  stop(): void;
}

/** What there is to run: an address, or the folder of `initdb` and `pg_ctl`. Undefined where there is neither. */
export function findPostgres(env: Readonly<Record<string, string | undefined>>): { url: string } | { programs: string } | undefined {
  if (env['TEST_DATABASE_URL']) return { url: env['TEST_DATABASE_URL'] };
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root)
    ? readdirSync(root)
        .map(Number)
        .toSorted((a, b) => b - a)
    : [];
  const folders = [...versions.map((version) => join(root, String(version), 'bin')), ...(env['PATH'] ?? '').split(':')];
  const programs = folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
  return programs === undefined ? undefined : { programs };
}

/** The folder of the server's programs; throws where there are none, or where an address is to be used in their place. */
export function serverPrograms(): string {
  const found = findPostgres(process.env);
  if (!found || 'url' in found) throw new Error('This needs the server programs of PostgreSQL, and no TEST_DATABASE_URL');
  return found.programs;
}

/** Starts the server, or uses the one that TEST_DATABASE_URL names. */
export function startPostgres(): PostgresServer {
  const found = findPostgres(process.env);
  if (!found) throw new Error('There is no PostgreSQL to test with');
  return 'url' in found ? atAddress(found.url) : onTemporaryDirectory(found.programs);
}

function atAddress(url: string): PostgresServer {
  const urlOf = (database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href;
  return { urlOf, stop: () => undefined };
}

/** A server whose processes a test may do anything to. */
export interface OwnPostgres extends PostgresServer {
  /** Sends `signal` to each of its processes. */
  signal(signal: NodeJS.Signals): void;
  /** Starts it after it was killed. */
  start(): void;
  /** Another server on a copy of this one's disk, as of this moment: what takes its place where this one is frozen. */
  startCopy(): OwnPostgres;
}

/** Starts a server on a directory of its own, which goes with it. */
export function startOwnPostgres(): OwnPostgres {
  return onTemporaryDirectory(serverPrograms());
}

/** It listens on a socket in its own directory: no port to collide on. */
function onTemporaryDirectory(programs: string, copied?: string): OwnPostgres {
  const directory = mkdtempSync(join(tmpdir(), 'dialplane-postgres-'));
  const user = serverUser();
  if (user) chownSync(directory, user.uid, user.gid);
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, program), args, { cwd: directory, stdio: 'ignore', ...user });
  const data = join(directory, 'data');
  if (copied === undefined)
    run('initdb', '--pgdata', data, '--username', 'portal', '--auth', 'trust', '--no-sync', '--encoding', 'UTF8', '--locale', 'C');
  else execFileSync('cp', ['-a', copied, data]);
  const pidFile = join(data, 'postmaster.pid');
  const options = `-c fsync=off -c max_connections=300 -c listen_addresses= -c unix_socket_directories=${directory}`;
  const start = () => {
    // The one of a killed server, or of the one that this is a copy of.
    rmSync(pidFile, { force: true });
    run('pg_ctl', 'start', '--pgdata', data, '--wait', '--log', join(directory, 'log'), '--options', options);
  };
  start();
  const remove = () => rmSync(directory, { recursive: true, force: true });
  return {
    urlOf: (database) => `postgres://portal@localhost/${database}?host=${encodeURIComponent(directory)}`,
    signal: (signal) => signalTree(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), signal),
    start,
    startCopy: () => onTemporaryDirectory(programs, data),
    stop: () => {
      run('pg_ctl', 'stop', '--pgdata', data, '--mode', 'immediate');
      remove();
    },
  };
}

/** To the process itself first, so that it starts no other one meanwhile, and to its children. One that has ended is no error. */
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

/** Whom the server runs as: it refuses to run as root, so root hands it to an unprivileged user. */
export function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout));
    if (uid && gid) return { uid, gid };
  }
  throw new Error('PostgreSQL cannot run as root, and there is no user to run it as');
}
