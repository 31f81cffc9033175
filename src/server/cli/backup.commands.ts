/** `backup` and `restore`: the database and the files. */
import { existsSync, readdirSync } from 'node:fs';
import { backUp } from '../backup/backup.ts';
import { type Manifest, readManifest } from '../backup/manifest.ts';
import { obstacles, restore } from '../backup/restore.ts';
import { AppError, FileRefused } from '../errors.ts';
import { type Command, type CommandContext, EnvironmentError, type Outcome } from './command.ts';

export const backupCommands: readonly Command[] = [
  {
    name: 'backup',
    takes: ['<folder>'],
    about: 'Write all tables and files, as of one moment, into an empty folder',
    changes: true,
    details: 'Sessions, codes and links that set passwords stay out. Keep the folder as safe as the database.',
    run: runBackup,
  },
  {
    name: 'restore',
    takes: ['<folder>'],
    about: 'Bring a backup back into an empty database; the portal is stopped',
    changes: true,
    details: 'All or nothing. Everybody signs in anew; invitations that were open are sent again by an administrator.',
    run: runRestore,
  },
];

async function runBackup(context: CommandContext): Promise<Outcome> {
  const { config, progress, now, dryRun } = context;
  const folder = context.path(context.words[0] ?? '');
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new FileRefused(`${folder} is not empty`);
  const db = await context.open();
  if (dryRun) return { lines: [`${folder} can take a backup`], json: { folder, written: false } };
  return backupOutcome(folder, await backUp({ db, config, progress, now }, folder), 'The backup is in');
}

async function runRestore(context: CommandContext): Promise<Outcome> {
  const { config, progress, dryRun } = context;
  const folder = context.path(context.words[0] ?? '');
  progress('checking every file');
  const manifest = await readManifest(folder);
  const db = await context.open('any');
  if (context.isPortalRunning()) throw new EnvironmentError('The portal is running: stop it first');
  const inTheWay = await obstacles({ db, config }, manifest);
  if (inTheWay.length > 0) throw new AppError('conflict', inTheWay.join('\n'));
  if (dryRun) return { lines: [`${folder} can be restored`], json: { folder, restored: false } };
  await restore({ db, config, progress }, folder, manifest);
  return backupOutcome(folder, manifest, 'Restored from');
}

function backupOutcome(folder: string, { at, tables, files }: Manifest, words: string): Outcome {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return {
    lines: [`${words} ${folder}: ${rows.toLocaleString('en')} rows of ${tables.length} tables as of ${at}, and ${files.length} files`],
    json: { folder, at, rows, tables: Object.fromEntries(tables.map((table) => [table.name, table.rows])), files: files.length },
  };
}
