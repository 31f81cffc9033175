/** `backup`: the database and the files, and `backup verify`: whether one could be restored. */
import { existsSync, readdirSync } from 'node:fs';
import { backUp, noteBackup } from '../backup/backup.ts';
import { type Manifest, readManifest } from '../backup/manifest.ts';
import { inWords } from '../backup/named-files.ts';
import { FileRefused } from '../base/errors.ts';
import { type Command, type CommandContext, exitCodes, type Outcome } from './command.ts';

export const backupCommands: readonly Command[] = [
  {
    name: 'backup verify',
    takes: ['<folder>'],
    about: 'Check that a backup is complete and its files are unchanged',
    changes: false,
    details:
      'Needs no database. Exits with 1 if something is missing. With STORAGE_URL the files are in the bucket, and it checks only the tables.',
    run: verify,
  },
  {
    name: 'backup',
    takes: ['<folder>'],
    about: 'Write a consistent copy of all tables and files into an empty folder',
    changes: true,
    details:
      'Omits sessions, codes, password links and erasures.log, which must be newer than the backup. Protect the folder like the database. Exits with 1 if the storage lacks files that the database names.',
    run: write,
  },
];

async function write(context: CommandContext): Promise<Outcome> {
  const { config, progress, now, dryRun } = context;
  const folder = context.path(context.words[0] ?? '');
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new FileRefused(`${folder} is not empty`);
  const db = await context.open();
  if (dryRun) return { lines: [`${folder} can take a backup`], json: { folder, written: false } };
  const manifest = await backUp({ db, config, progress, now }, folder);
  await noteBackup(db, manifest);
  return withMissing(backupOutcome(folder, manifest, 'The backup is in'), manifest.missing);
}

async function verify(context: CommandContext): Promise<Outcome> {
  const folder = context.path(context.words[0] ?? '');
  context.progress('checking every file');
  const manifest = await readManifest(folder);
  return withMissing(backupOutcome(folder, manifest, 'All files are unchanged in'), manifest.missing);
}

/** The contents of a backup, in words and for programs. */
export function backupOutcome(folder: string, { at, tables, files }: Manifest, words: string) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return {
    lines: [`${words} ${folder}: ${rows.toLocaleString('en')} rows of ${tables.length} tables as of ${at}, and ${files.length} files`],
    json: { folder, at, rows, tables: Object.fromEntries(tables.map((table) => [table.name, table.rows])), files: files.length },
  };
}

/** The outcome of a command after which files are missing that the database names: it ends with 1, and says which. */
export function withMissing<Json extends object>(
  { lines, json }: { lines: readonly string[]; json: Json },
  missing: readonly string[],
): Outcome {
  if (missing.length === 0) return { lines, json: { ...json, missing } };
  return { lines: [...lines, inWords(missing)], json: { ...json, missing }, exitCode: exitCodes.refused };
}
