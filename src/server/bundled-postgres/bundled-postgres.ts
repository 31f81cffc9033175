/**
 * The bundled PostgreSQL: a server on a folder of the data directory, which the portal starts and stops. A command uses the server of the running portal, or
 * starts one for its own duration.
 */
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeDataDirectory } from '../config/data-directory.ts';
import { LockSession } from './lock-session.ts';
import { givePassword, makeDatabase, ownName, savedPassword } from './make-database.ts';
import { isAlive, removeLeftBehind, type RunningServer, runningServer, unseenServer } from './pid-file.ts';
import { programsFolder } from './programs.ts';
import { chooseListening, type Listening, removeListening, startServer, stopServer } from './server-process.ts';
import type { ServerLog } from './server-words.ts';
import { findServerUser } from './server-user.ts';

export interface Place {
  readonly dataDir: string;
  /** Folder of `initdb` and `postgres`, instead of the bundled ones. */
  readonly programs?: string | undefined;
  /** Transport between the portal and the server. */
  readonly connection: 'socket' | 'tcp';
}

/** A portal has the data directory to itself; commands share its server, or one that the first of them starts. */
export type Holder = 'portal' | 'command';

export interface BundledPostgres {
  /** The address of the portal's database. */
  readonly url: string;
  /** True if the server belongs to a portal that runs in another process. */
  readonly isOfPortal: boolean;
  /** Stops the server if this process started it, once no other command uses it. */
  close(): Promise<void>;
}

/** Thrown if a running portal holds the data directory. */
class DirectoryInUse extends Error {}

const retryMs = 50;
const restartMs = 500;
const longestRestartMs = 8_000;
const startWordsMs = 200;
/** Longest wait for a server that starts or stops. */
const patienceMs = 60_000;
/** Errors of a server that starts or stops, or that was just killed. */
const passingFaults = new Set(['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE']);
/** Folders with a server that this process started: the process id alone could belong to an earlier process. */
const startedHere = new Set<string>();

interface Opening {
  readonly place: Place;
  /** Folder of the database. */
  readonly directory: string;
  readonly holder: Holder;
  readonly log: ServerLog;
}

/** Starts the server under `dataDir`, or finds the running one. Throws `DirectoryInUse`, or one sentence with the reason that it does not start. */
export async function openBundledPostgres(place: Place, holder: Holder, log: ServerLog): Promise<BundledPostgres> {
  makeDataDirectory(place.dataDir);
  const opening = { place, directory: join(resolve(place.dataDir), 'database'), holder, log };
  const since = performance.now();
  for (;;) {
    const seen = runningServer(opening.directory);
    const running = seen ?? (await unseenServer(opening.directory));
    const isPatient = performance.now() - since < patienceMs;
    const found = { ...opening, isPatient, isSeen: seen !== undefined };
    const opened = running === undefined ? await startOwn(opening) : await useRunning(running, found);
    if (opened !== undefined) return opened;
    await sleep(retryMs);
  }
}

/** Uses the running server; undefined if it is stopping or gone. */
async function useRunning(
  running: RunningServer,
  { place, directory, holder, log, isPatient, isSeen }: Opening & { readonly isPatient: boolean; readonly isSeen: boolean },
): Promise<BundledPostgres | undefined> {
  let session: LockSession | undefined;
  let isKept = false;
  try {
    const url = urlOf(place, running.socketFolder === '' ? { port: running.port } : { socketFolder: running.socketFolder });
    session = await LockSession.open(url);
    const starter = await session.starter();
    const isStarterHere = starter === process.pid ? startedHere.has(directory) : isAlive(starter);
    if (isSeen && !isStarterHere) {
      // Its portal was killed on a system that does not end the server then; the server may keep the lock until it notices. A new one has this version's
      // programs and settings, and a log.
      await stopServer(directory, running.pid, place.programs);
      return undefined;
    }
    const portal = await session.holderOf('portal');
    if (holder === 'portal' && portal !== undefined) throw inUse(place, portal);
    if (holder === 'portal' && !isSeen) throw inUse(place, 'a command of another container');
    if (holder === 'portal') {
      log.info({ process: starter }, 'a command uses the database: the portal starts when it is done');
      await session.ended;
      return undefined;
    }
    await session.share('commands');
    isKept = true;
    return { url, isOfPortal: portal !== undefined, close: session.close.bind(session) };
  } catch (error) {
    if (error instanceof DirectoryInUse || !isPassing(error) || !isPatient) throw error;
    return undefined;
  } finally {
    if (!isKept) await session?.close();
  }
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // The driver reports a hang-up of the server without a code.
  return !('code' in error) || passingFaults.has(String(error.code));
}

/** Starts a server; undefined if another process started one at the same moment. */
async function startOwn({ place, directory, holder, log }: Opening): Promise<BundledPostgres | undefined> {
  const programs = programsFolder(place.programs);
  const user = findServerUser(programs, place.dataDir);
  const installation = { programs, user, log };
  makeDatabase(place.dataDir, installation);
  const hasCrashed = removeLeftBehind(directory);
  const listening = await chooseListening(place.dataDir, place.connection, user);
  let server;
  try {
    if ('port' in listening) givePassword(place.dataDir, installation);
    server = await startServer(place.dataDir, listening, { ...installation, hasCrashed });
  } catch (error) {
    removeListening(place.dataDir, listening);
    if (runningServer(directory) !== undefined) return undefined;
    throw error;
  }
  startedHere.add(directory);
  const own = new OwnServer({ place, directory, holder, log }, listening, () =>
    startServer(place.dataDir, listening, { ...installation, hasCrashed: true }),
  );
  await own.keep(server);
  return own;
}

type Server = Awaited<ReturnType<typeof startServer>>;

/** A server that this process started, and restarts if something else ends it. */
class OwnServer implements BundledPostgres {
  readonly url: string;
  readonly isOfPortal = false;
  readonly #opening: Opening;
  readonly #listening: Listening;
  readonly #start: () => Promise<Server>;
  #server: Server | undefined;
  #startingAgain: Promise<void> | undefined;
  #session: LockSession | undefined;
  #isClosing = false;

  constructor(opening: Opening, listening: Listening, start: () => Promise<Server>) {
    this.#opening = opening;
    this.#listening = listening;
    this.#start = start;
    this.url = urlOf(opening.place, listening);
    process.once('exit', this.#stopAtExit);
  }

  /** Takes the locks of this process, and watches the server from then on. */
  async keep(server: Server): Promise<void> {
    this.#lookAfter(server);
    try {
      await this.#takeLocks();
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    const { directory, holder, place } = this.#opening;
    if (holder === 'command') await this.#session?.lock('commands').catch(() => undefined);
    await this.#session?.close();
    await this.#startingAgain;
    this.#server?.words.setLogged(false);
    const { pid, exitCode, signalCode } = this.#server?.child ?? {};
    if (pid !== undefined && exitCode === null && signalCode === null) await stopServer(directory, pid, place.programs);
    removeListening(place.dataDir, this.#listening);
    startedHere.delete(directory);
    process.removeListener('exit', this.#stopAtExit);
  }

  readonly #stopAtExit = () => void this.#server?.child.kill('SIGINT');

  #lookAfter(server: Server): void {
    this.#server = server;
    // Only after the messages of its start.
    setTimeout(() => server.words.setLogged(!this.#isClosing), startWordsMs).unref();
    void server.ended.then((words) => (this.#startingAgain = this.#startAgain(words)));
  }

  async #startAgain(words: string): Promise<void> {
    const { directory, log } = this.#opening;
    if (!this.#isClosing) log.error({ words }, 'the database ended: it is started again');
    for (let pauseMs = restartMs; !this.#isClosing && runningServer(directory) === undefined; pauseMs *= 2) {
      try {
        return this.#lookAfter(await this.#start());
      } catch (err) {
        log.error({ err }, 'the database does not start');
        await sleep(Math.min(pauseMs, longestRestartMs));
      }
    }
  }

  async #takeLocks(): Promise<void> {
    const { holder, place } = this.#opening;
    const session = await LockSession.open(this.url);
    this.#session = session;
    if (holder === 'portal' && !(await session.tryLock('portal'))) {
      const other = await session.holderOf('portal');
      await session.close();
      throw inUse(place, other);
    }
    void session.ended.then(() => this.#takeLocksAgain());
  }

  /** Takes the locks again after the server restarted or dropped all connections. If another portal has come in between, this process must not go on. */
  async #takeLocksAgain(): Promise<void> {
    while (!this.#isClosing) {
      try {
        return await this.#takeLocks();
      } catch (error) {
        if (error instanceof DirectoryInUse) throw error;
        await sleep(restartMs);
      }
    }
  }
}

function inUse({ dataDir }: Place, holder = 'another process'): DirectoryInUse {
  return new DirectoryInUse(`The data directory ${dataDir} is in use by ${holder}. Stop it first, or set another DATA_DIR.`);
}

function urlOf({ dataDir }: Place, listening: Listening): string {
  if ('port' in listening) return `postgres://${ownName}:${savedPassword(dataDir)}@127.0.0.1:${listening.port}/${ownName}`;
  return `postgres://${ownName}@localhost/${ownName}?host=${encodeURIComponent(listening.socketFolder)}`;
}
