/** One process at a time in a data directory. PGlite has no such lock of its own. */
import { closeSync, linkSync, openSync, readdirSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { unusable } from '../config/data-directory.ts';

/**
 * What became of the process that a lock names: it lives, it was killed and is not gone yet, it has not written its name yet, or it is gone.
 */
type Holder = 'alive' | 'ending' | 'unnamed' | 'gone';

/** How long each is waited for, in ms. One that lives is looked at twice: between a signal and what it does it looks alive. */
const patienceMs: Record<Holder, number> = { alive: 100, ending: 10_000, unnamed: 2_000, gone: 0 };
const lookIntervalMs = 50;

/**
 * Takes `portal.lock` in `directory` and answers the function that gives it back. Waits for a process that is ending, and throws
 * `DirectoryInUse` if one holds it nevertheless.
 * The file names the process and when it started: in a container every process has the same id, so the id alone would
 * make a stale file lock everyone out for ever.
 */
export async function lockDirectory(directory: string): Promise<() => void> {
  const file = join(directory, 'portal.lock');
  const own = `${process.pid} ${processState(process.pid)?.start ?? 'unknown'}`;
  const since = performance.now();
  while (!create(directory, file, own)) {
    const name = nameIn(file);
    if (name === undefined) continue;
    const holder = stateOf(name);
    const isPatient = performance.now() - since < patienceMs[holder];
    if (isPatient) await pause(lookIntervalMs);
    else if (holder === 'gone' || holder === 'unnamed') removeStale(file, name);
    else throw inUse(directory, name, holder);
  }
  return () => rmSync(file, { force: true });
}

function create(directory: string, file: string, content: string): boolean {
  try {
    const descriptor = openSync(file, 'wx');
    writeSync(descriptor, content);
    closeSync(descriptor);
    return true;
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false;
    throw unusable(directory, error);
  }
}

/** Undefined where the lock was given back. */
function nameIn(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Moves the lock aside before removing it, so that of two starters that both find it stale only one takes it away. */
function removeStale(file: string, name: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return;
    throw error;
  }
  if (readFileSync(aside, 'utf8') !== name) linkSync(aside, file);
  rmSync(aside);
}

function stateOf(name: string): Holder {
  const [pid = '', start = ''] = name.split(' ');
  // A starting process writes its name a moment after the file is there; in a power cut it may never get there.
  if (!/^\d+$/.test(pid)) return 'unnamed';
  const now = processState(Number(pid));
  if (now && start !== 'unknown') return now.start === start ? now.state : 'gone';
  if (Number(pid) === process.pid) return 'gone';
  try {
    process.kill(Number(pid), 0);
    return 'alive';
  } catch (error) {
    return isErrno(error, 'ESRCH') ? 'gone' : 'alive';
  }
}

const exitingFlag = 0x4;
const sigkillBit = 1n << 8n;

/**
 * By proc(5): how it is with the process, and the clock ticks from boot to its start; undefined where there is no /proc or no such process. A
 * zombie without another thread has given back all it held, also where its parent never looks after it.
 */
function processState(pid: number): { state: Holder; start: string | undefined } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // From field 3 on: behind the name, which may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const start = fields[19];
    const isZombie = fields[0] === 'Z' || fields[0] === 'X';
    if (isZombie) return { state: readdirSync(`/proc/${pid}/task`).length > 1 ? 'ending' : 'gone', start };
    const pending = readFileSync(`/proc/${pid}/status`, 'utf8').matchAll(/^S\w+Pnd:\s*([0-9a-f]+)$/gm);
    const isKilled = [...pending].some(([, mask]) => (BigInt(`0x${mask}`) & sigkillBit) !== 0n);
    const isExiting = (Number(fields[6]) & exitingFlag) !== 0;
    return { state: isKilled || isExiting ? 'ending' : 'alive', start };
  } catch {
    return undefined;
  }
}

/** A living process holds the directory. */
export class DirectoryInUse extends Error {}

function inUse(directory: string, name: string, holder: Holder): DirectoryInUse {
  const process = `process ${name.split(' ')[0]}${holder === 'ending' ? ', which was killed and does not end' : ''}`;
  return new DirectoryInUse(`The data directory ${directory} is in use by ${process}. Stop it first, or set another DATA_DIR.`);
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
