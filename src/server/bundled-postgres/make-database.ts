/** Makes the folder of a new database, entirely or not at all, and refuses one that this version's programs cannot read. */
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unusable } from '../config/data-directory.ts';
import { syncFolder } from '../base/sync-folder.ts';
import { isAlive } from './pid-file.ts';
import { programIn } from './programs.ts';
import { readServerWords, type ServerLog } from './server-words.ts';
import { run, type ServerUser } from './server-user.ts';

/** Name of the portal's role, which is no superuser, and of its database. */
export const ownName = 'portal';
/** The role that makes the others. It never signs in: only `postgres --single` uses it, while no server runs. */
const superuser = 'postgres';

export interface Installation {
  /** Folder of its programs. */
  readonly programs: string;
  readonly user: ServerUser;
  readonly log: ServerLog;
}

/** The first version with a sort order that is independent of the machine's libraries. */
const firstWithBuiltinLocale = 17;
const oldestVersion = 15;

/** Makes the database in `dataDir` if there is none. Throws one sentence with the obstacle. */
export function makeDatabase(dataDir: string, installation: Installation): void {
  const directory = join(dataDir, 'database');
  const version = majorVersion(installation.user.version);
  removeUnfinished(dataDir);
  if (existsSync(join(directory, 'PG_VERSION'))) return requireVersion(directory, version);
  const unfinished = join(dataDir, `database.new.${process.pid}`);
  try {
    mkdirSync(unfinished, { mode: 0o700 });
  } catch (cause) {
    throw unusable(dataDir, cause);
  }
  giveTo(installation.user, unfinished);
  try {
    initialise(unfinished, version, installation);
    runAsSuperuser(unfinished, [`create role ${ownName} login`, `create database ${ownName} owner ${ownName}`], installation);
    mark(unfinished, installation.user);
    // The password of a database that was removed by hand.
    rmSync(passwordFile(dataDir), { force: true });
    renameSync(unfinished, directory);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process started at the same moment and was first.
    if (!existsSync(join(directory, 'PG_VERSION'))) throw error;
  }
  syncFolder(dataDir);
}

/** Gives the role a password if it has none yet: 32 random bytes, in a file that only the portal's user can read. No server runs. */
export function givePassword(dataDir: string, installation: Installation): void {
  if (existsSync(passwordFile(dataDir))) return;
  const password = randomBytes(32).toString('hex');
  runAsSuperuser(join(dataDir, 'database'), [`alter role ${ownName} password '${password}'`], installation);
  writeFileSync(passwordFile(dataDir), password, { mode: 0o600, flush: true });
}

export function savedPassword(dataDir: string): string {
  return readFileSync(passwordFile(dataDir), 'utf8').trim();
}

function passwordFile(dataDir: string): string {
  return join(dataDir, 'database-password');
}

/** Gives a file or folder to the server's user. */
export function giveTo({ ids }: ServerUser, path: string): void {
  if (ids !== undefined) chownSync(path, ids.uid, ids.gid);
}

/** Mark of a database that was made here. Earlier versions of the portal had PostgreSQL as WebAssembly, whose files no server reads. */
const markOf = (directory: string) => join(directory, 'MADE_BY');

function mark(directory: string, user: ServerUser): void {
  writeFileSync(markOf(directory), `${user.version}\n`);
  giveTo(user, markOf(directory));
}

function requireVersion(directory: string, version: number): void {
  const found = readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim();
  if (existsSync(markOf(directory)) && Number(found) === version) return;
  const kind = existsSync(markOf(directory)) ? `a database of PostgreSQL ${found}` : 'the embedded database of an earlier version';
  throw new Error(
    `${directory} holds ${kind}, and this version of the portal has PostgreSQL ${version}: run "backup" with the version of the portal that made it and "restore" with this one, on an empty DATA_DIR; or remove the folder if it was a demo`,
  );
}

function majorVersion(words: string): number {
  const version = Number(/ (\d+)/.exec(words)?.[1]);
  if (version >= oldestVersion) return version;
  throw new Error(`POSTGRES_PROGRAMS has ${words}, but ${oldestVersion} or newer is required`);
}

/** Removes the unfinished database of an interrupted start. A living process may still be making one. */
function removeUnfinished(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const [, pid] = /^database\.new(?:\.(\d+))?$/.exec(name) ?? [name];
    if (name.startsWith('database.new') && (pid === undefined || Number(pid) === process.pid || !isAlive(Number(pid))))
      rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}

function initialise(directory: string, version: number, { programs, user, log }: Installation): void {
  const locale = version >= firstWithBuiltinLocale ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : [];
  const args = ['-D', directory, '-U', superuser, '--encoding=UTF8', '--locale=C', ...locale, '--auth=reject', '--no-instructions'];
  const words = readServerWords(log);
  const { status, stderr, error } = run(user.launch(programIn(programs, 'initdb'), args, { endsWithParent: true }));
  words.take(`${stderr ?? ''}\n`);
  if (status !== 0) throw new Error(`The database could not be created: ${error?.message ?? words.last()}`);
}

/** Runs statements, one per line, while no server runs. */
function runAsSuperuser(directory: string, statements: readonly string[], { programs, user, log }: Installation): void {
  const words = readServerWords(log);
  const args = ['--single', '-D', directory, '-c', 'log_line_prefix=', '-c', 'exit_on_error=on', superuser];
  const program = user.launch(programIn(programs, 'postgres'), args, { endsWithParent: true });
  const { status, stderr, error } = run(program, `${statements.join('\n')}\n`);
  words.take(`${stderr ?? ''}\n`);
  if (status !== 0) throw new Error(`The database could not be created: ${error?.message ?? words.last()}`);
}
