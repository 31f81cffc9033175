/** A server process: starts on the folder of a database, and stops. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { giveTo, type Installation, ownName } from './make-database.ts';
import { removeSocketFolder, runningServer } from './pid-file.ts';
import { programIn, programsFolder } from './programs.ts';
import { readServerWords, type ServerWords } from './server-words.ts';
import { serverEnvironment, type ServerUser } from './server-user.ts';
import { settingsFor, thisMachine } from './settings.ts';

/** The server's address: a socket in a folder that only the portal's user enters, or a port of the loopback address. */
export type Listening = { readonly socketFolder: string } | { readonly port: number };

export interface ServerProcess {
  readonly child: ChildProcess;
  /** Resolves once it takes connections; never if it ends first. */
  readonly ready: Promise<void>;
  /** Resolves with its last message once it is gone. */
  readonly ended: Promise<string>;
  readonly words: ServerWords;
}

/** Longest path of a socket, in bytes, on every system that has them; Linux takes 107. */
const longestSocketPath = 103;
const defaultPort = 5_432;
const lookIntervalMs = 10;
/** Time until the memory of a killed server is free; until then a new one ends at once. */
const afterCrashMs = 15_000;

/** Chooses the address of a new server: a socket in `dataDir`, where commands find it, if the path is short enough. */
export async function chooseListening(dataDir: string, connection: 'socket' | 'tcp', user: ServerUser): Promise<Listening> {
  if (connection === 'tcp') return { port: await freePort() };
  const inside = join(resolve(dataDir), 'run');
  if (Buffer.byteLength(join(inside, `.s.PGSQL.${defaultPort}.lock`)) > longestSocketPath) {
    const folder = mkdtempSync(join(tmpdir(), 'dialplane-'));
    giveTo(user, folder);
    return { socketFolder: folder };
  }
  mkdirSync(inside, { recursive: true, mode: 0o700 });
  giveTo(user, inside);
  return { socketFolder: inside };
}

/**
 * Starts the server on the database of `dataDir`; returns once it takes connections. Throws its last message if it ends first. After one that `hasCrashed` it
 * retries for a while.
 */
export async function startServer(
  dataDir: string,
  listening: Listening,
  { hasCrashed, ...installation }: Installation & { readonly hasCrashed: boolean },
): Promise<ServerProcess> {
  const directory = join(resolve(dataDir), 'database');
  const since = performance.now();
  writeSettings(dataDir, installation.user);
  for (;;) {
    const server = launch(dataDir, listening, installation);
    const lastWords = await Promise.race([server.ended, server.ready]);
    if (lastWords === undefined) return server;
    const isWorthATry = hasCrashed && performance.now() - since < afterCrashMs && runningServer(directory) === undefined;
    if (!isWorthATry) throw new Error(`The database did not start: ${lastWords}`);
    await sleep(lookIntervalMs * 10);
  }
}

/** Stops a server, which breaks off its work, and waits until it is gone. `programs` is the configured folder. */
export async function stopServer(directory: string, pid: number, programs: string | undefined): Promise<void> {
  // Windows has no signals. Elsewhere this works even if the packages were reinstalled meanwhile.
  if (process.platform === 'win32')
    spawnSync(programIn(programsFolder(programs), 'pg_ctl'), ['kill', 'INT', String(pid)], { windowsHide: true });
  else signal(pid);
  while (runningServer(directory)?.pid === pid) await sleep(lookIntervalMs);
}

function signal(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Removes a socket folder outside of `dataDir`. */
export function removeListening(dataDir: string, listening: Listening): void {
  if ('socketFolder' in listening && listening.socketFolder !== join(resolve(dataDir), 'run'))
    removeSocketFolder(listening.socketFolder, defaultPort);
}

function launch(dataDir: string, listening: Listening, { programs, user, log }: Installation): ServerProcess {
  const directory = join(resolve(dataDir), 'database');
  // On the command line, so that no file of the provider can change it.
  const given = {
    config_file: join(settingsFolder(dataDir), 'postgresql.conf'),
    hba_file: join(settingsFolder(dataDir), 'pg_hba.conf'),
    ident_file: join(settingsFolder(dataDir), 'pg_ident.conf'),
    'dialplane.starter': String(process.pid),
    unix_socket_permissions: '0700',
    ...('port' in listening
      ? { listen_addresses: '127.0.0.1', port: String(listening.port), unix_socket_directories: '' }
      : { listen_addresses: '', port: String(defaultPort), unix_socket_directories: listening.socketFolder }),
  };
  const args = ['-D', directory, ...Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const { file, args: launched, options } = user.launch(programIn(programs, 'postgres'), args, { endsWithParent: true });
  // A separate process group: Ctrl-C in a terminal reaches only the portal, which stops the server once everything is written.
  const child = spawn(file, launched, {
    ...options,
    env: serverEnvironment(),
    detached: true,
    windowsHide: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const words = readServerWords(log);
  child.stderr.setEncoding('utf8').on('data', words.take);
  // Neither keeps a process alive that has nothing else to do.
  child.unref();
  (child.stderr as Socket).unref();
  const ended = new Promise<string>((done) => {
    child.once('error', (error) => done(error.message));
    // After its last message.
    child.once('close', (code, by) => done(words.last() || `it ended with ${code ?? by}`));
  });
  const ready = untilReady(directory, child);
  return { child, ready, ended, words };
}

async function untilReady(directory: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const found = runningServer(directory);
    if (found?.isReady && found.pid === child.pid) return;
    await sleep(lookIntervalMs);
  }
  // `ended` reports the reason.
  return new Promise(() => undefined);
}

function settingsFolder(dataDir: string): string {
  return join(resolve(dataDir), 'postgres');
}

const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** Writes the files that the server reads and only the portal changes. The provider's `postgresql.conf` in `dataDir` comes last. */
function writeSettings(dataDir: string, user: ServerUser): void {
  const folder = settingsFolder(dataDir);
  mkdirSync(folder, { recursive: true });
  const own = Object.entries(settingsFor(thisMachine(dataDir))).map(([name, value]) => `${name} = ${quoted(value)}`);
  const lines = [
    '# Written by the portal at each start. Settings of your own: a file postgresql.conf in the folder above.',
    `include ${quoted(join(resolve(dataDir), 'database', 'postgresql.conf'))}`,
    ...own,
    `include_if_exists ${quoted(join(resolve(dataDir), 'postgresql.conf'))}`,
  ];
  const files = {
    'postgresql.conf': lines,
    'pg_hba.conf': admission(),
    'pg_ident.conf': systemUsers().map((name) => `${ownName} "${name}" ${ownName}`),
  };
  for (const [name, text] of Object.entries(files)) writeIfOther(join(folder, name), `${text.join('\n')}\n`);
  for (const [path, mode] of [[folder, 0o750], ...Object.keys(files).map((name) => [join(folder, name), 0o640] as const)] as const) {
    chmodSync(path, mode);
    if (user.ids !== undefined) chownSync(path, -1, user.ids.gid);
  }
}

/** Writes only on a change: a full disk takes no file, but keeps the present one. */
function writeIfOther(path: string, text: string): void {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}

/** Admits only the portal's role, to its own database: through the socket as the portal's system user or root, over TCP with its password. */
function admission(): string[] {
  const overTcp = `host ${ownName} ${ownName} 127.0.0.1/32 scram-sha-256`;
  return process.platform === 'win32' ? [overTcp] : [`local ${ownName} ${ownName} peer map=${ownName}`, overTcp];
}

function systemUsers(): string[] {
  return process.platform === 'win32' ? [] : [...new Set([userInfo().username, 'root'])];
}

/** Returns a port that is free now. */
function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}
