/** PgBouncer before a PostgreSQL, as a process. It admits any user: tests are about its handling of connections. */
import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { serverUser, socketOf } from './postgres.ts';
import { programAt } from './programs.ts';

export interface Pooler {
  /** The address of the database through the pooler. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts PgBouncer in transaction mode, with fewer connections to the server than the portal has to the pooler. */
export async function startPgbouncer(databaseUrl: string, connections = 3): Promise<Pooler> {
  const target = socketOf(databaseUrl);
  const { pathname, username, password } = new URL(databaseUrl);
  const place = 'path' in target ? /^(.*)\/\.s\.PGSQL\.(\d+)$/.exec(target.path)?.slice(1) : [target.host, target.port];
  const port = await freePort();
  const lines = [
    '[databases]',
    `* = host=${place?.[0]} port=${place?.[1]} user=${username}${password && ` password=${password}`}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${connections}`,
    'max_client_conn = 500',
    'server_login_retry = 1',
  ];
  // Only the server's own user reaches its socket.
  const user = 'path' in target && process.getuid?.() === 0 ? statSync(target.path) : serverUser();
  return runPgbouncer({ 'pgbouncer.ini': lines.join('\n') }, { url: `postgres://${username}@127.0.0.1:${port}${pathname}`, user });
}

interface RunOptions {
  /** The address at which it answers once it runs. */
  readonly url: string;
  readonly user: { readonly uid: number; readonly gid: number } | undefined;
}

/** Starts PgBouncer in a directory with `files`, by their names; `…` in them is its path. */
export async function runPgbouncer(files: Readonly<Record<string, string>>, { url, user }: RunOptions): Promise<Pooler> {
  const directory = mkdtempSync(join(tmpdir(), 'dialplane-pgbouncer-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text.replaceAll('…', directory));
  if (user) for (const path of ['', ...Object.keys(files)]) chownSync(join(directory, path), user.uid, user.gid);
  const file = join(directory, 'pgbouncer.ini');
  const child = spawn(programAt('pgbouncer') ?? '', [file], { stdio: 'ignore', uid: user?.uid, gid: user?.gid });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  while (child.exitCode === null && !(await answers(url))) await setTimeout(20);
  if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`);
  return {
    url,
    async stop() {
      kill();
      await ended;
      process.removeListener('exit', kill);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
