/**
 * The system user that PostgreSQL runs as. It refuses to run as root, so root starts it as another user: the owner of its folder, or `nobody`. On Linux
 * `setpriv` starts it, and also ends it when the portal is killed.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, resolve } from 'node:path';
import { programIn } from './programs.ts';

export interface ServerUser {
  /** Undefined if it is the portal's own user. */
  readonly ids: Ids | undefined;
  /** Returns the command that starts a program as this user. With `endsWithParent` it gets SIGINT once this process is gone, if the system supports it. */
  launch(program: string, args: readonly string[], options: { endsWithParent: boolean }): Launch;
  /** Output of `postgres --version`: `postgres (PostgreSQL) 18.4`. */
  readonly version: string;
}

export interface Ids {
  readonly uid: number;
  readonly gid: number;
}

export interface Launch {
  readonly file: string;
  readonly args: readonly string[];
  readonly options: { readonly uid?: number; readonly gid?: number };
}

/** Lets the server pass through root's folders but read none of their files: with CAP_DAC_OVERRIDE a statement could write every file. */
const walkingRights = [
  '--inh-caps=+dac_read_search',
  '--ambient-caps=+dac_read_search',
  // Without it, access(2) ignores the capabilities of a user other than root.
  '--securebits=+no_setuid_fixup',
];
const endWithParent = ['--pdeathsig', 'INT'];
const waysOut = 'run the portal as an ordinary user of this machine, or set DATABASE_URL';

/**
 * Finds the user and the start command for the server on `dataDir`, by running `postgres --version` that way. Throws an error with both remedies if none works:
 * root without the right to change its user, or a user without an entry in the system.
 */
export function findServerUser(programs: string, dataDir: string): ServerUser {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) requireName();
  const ids = isRoot ? otherUser(dataDir) : undefined;
  const faults: string[] = [];
  for (const { launch, walks } of ways(ids)) {
    const { status, stdout, error, stderr } = run(launch(programIn(programs, 'postgres'), ['--version'], { endsWithParent: true }));
    if (status !== 0) faults.push(firstLine(error?.message ?? stderr));
    else if (ids === undefined || walks || openOnTheWay(dataDir, ids)) return { ids, launch, version: stdout.trim() };
    else faults.push(`user ${ids.uid} cannot reach ${dataDir}`);
  }
  const reason = faults.filter(Boolean).at(-1) ?? 'unknown reason';
  throw new Error(
    isRoot
      ? `PostgreSQL does not run as root, and cannot be started as another user (${reason}): ${waysOut}`
      : `The PostgreSQL in ${programs} does not run on this machine (${reason}): set DATABASE_URL, or POSTGRES_PROGRAMS`,
  );
}

type LaunchFunction = ServerUser['launch'];

/** Returns the start methods, best first; `walks` means it can pass through folders that are closed to its user. */
function ways(ids: Ids | undefined): { launch: LaunchFunction; walks: boolean }[] {
  const plain: LaunchFunction = (file, args) => ({ file, args, options: ids ?? {} });
  if (process.platform !== 'linux') return [{ launch: plain, walks: false }];
  const bySetpriv =
    (rights: readonly string[]): LaunchFunction =>
    (program, args, { endsWithParent }) => ({
      file: 'setpriv',
      args: [...asIds(ids), ...rights, ...(endsWithParent ? endWithParent : []), '--', program, ...args],
      options: {},
    });
  return [
    ...(ids === undefined ? [] : [{ launch: bySetpriv(walkingRights), walks: true }]),
    { launch: bySetpriv([]), walks: false },
    { launch: plain, walks: false },
  ];
}

function asIds(ids: Ids | undefined): string[] {
  return ids === undefined ? [] : ['--reuid', String(ids.uid), '--regid', String(ids.gid), '--clear-groups'];
}

/** Runs a program to its end, in the server's environment. */
export function run({ file, args, options }: Launch, input?: string) {
  return spawnSync(file, args, { encoding: 'utf8', env: serverEnvironment(), input, windowsHide: true, ...options });
}

/** Returns the environment: independent of the machine's locale and time zone, and without the portal's own configuration. */
export function serverEnvironment(): Record<string, string | undefined> {
  // Windows finds its own libraries by SystemRoot.
  return { PATH: process.env['PATH'], SystemRoot: process.env['SystemRoot'], TZ: 'UTC', LC_ALL: 'C' };
}

/** Throws if the user has no name in the system, which `initdb` and local sign-in need. */
function requireName(): void {
  try {
    userInfo();
  } catch (cause) {
    const uid = process.getuid?.();
    throw new Error(`PostgreSQL cannot run as user ${uid}, which has no entry in /etc/passwd on this machine: ${waysOut}`, {
      cause,
    });
  }
}

/** Returns the owner of the present database, so that its files keep their owner; else `nobody`. */
function otherUser(dataDir: string): Ids {
  const made = resolve(dataDir, 'database');
  const owner = existsSync(made) ? statSync(made) : undefined;
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const [, , uid, gid] = (existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8') : '')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'nobody') ?? ['', '', '65534', '65534'];
  return { uid: Number(uid), gid: Number(gid) };
}

/** Opens `dataDir` to the user's group only, if the user can reach it through all folders above. True if it is open now. */
function openOnTheWay(dataDir: string, { uid, gid }: Ids): boolean {
  for (let folder = dirname(resolve(dataDir)); ; folder = dirname(folder)) {
    const { mode, uid: owner, gid: group } = statSync(folder);
    if ((mode & (owner === uid ? 0o100 : group === gid ? 0o010 : 0o001)) === 0) return false;
    if (folder === dirname(folder)) break;
  }
  try {
    chownSync(dataDir, -1, gid);
    chmodSync(dataDir, 0o710);
    return true;
  } catch {
    return false;
  }
}

function firstLine(text: string): string {
  return text.trim().split('\n')[0] ?? '';
}
