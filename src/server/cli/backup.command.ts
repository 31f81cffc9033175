/** `backup`: the database and the files. */
import { existsSync, readdirSync } from 'node:fs';
import { backUp } from '../backup/backup.ts';
import type { Manifest } from '../backup/manifest.ts';
import { FileRefused } from '../errors.ts';
import type { Command, CommandContext, Outcome } from './command.ts';

export const backupCommand: Command = {
  name: 'backup',
  takes: ['<folder>'],
  about: 'Write all tables and files, as of one moment, into an empty folder',
  changes: true,
  details:
    'Sessions, codes and links that set passwords stay out, and so does erasures.log, which has to be newer than the backup. Keep the folder as safe as the database.',
  run,
};

async function run(context: CommandContext): Promise<Outcome> {
  const { config, progress, now, dryRun } = context;
  const folder = context.path(context.words[0] ?? '');
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new FileRefused(`${folder} is not empty`);
  const db = await context.open();
  if (dryRun) return { lines: [`${folder} can take a backup`], json: { folder, written: false } };
  return backupOutcome(folder, await backUp({ db, config, progress, now }, folder), 'The backup is in');
}

/** What a backup holds, in words and for programs. */
export function backupOutcome(folder: string, { at, tables, files }: Manifest, words: string) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return {
    lines: [`${words} ${folder}: ${rows.toLocaleString('en')} rows of ${tables.length} tables as of ${at}, and ${files.length} files`],
    json: { folder, at, rows, tables: Object.fromEntries(tables.map((table) => [table.name, table.rows])), files: files.length },
  };
}
