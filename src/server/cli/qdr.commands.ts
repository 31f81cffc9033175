/** `qdr …`: query records that were imported. */
import { inEnglish } from '../../shared/base/sayings.ts';
import { AppError } from '../base/errors.ts';
import { type Archive, openArchive } from '../archive/archive.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import { countRecords, listImports, withdrawImport } from '../data-sets/imports/query-imports.ts';
import { openStorage } from '../storage/open-storage.ts';
import { type Command, type CommandContext, type Outcome, UsageError } from './command.ts';

export const qdrCommands: readonly Command[] = [
  { name: 'qdr list', takes: [], about: 'List imported files of query records, newest first', changes: false, run: list },
  {
    name: 'qdr remove',
    takes: ['<number>'],
    about: 'Remove an import of query records and its counts in the reports',
    changes: true,
    details: '`qdr list` shows the numbers. If the command is interrupted, run it again.',
    run: remove,
  },
];

async function list({ open }: CommandContext): Promise<Outcome> {
  const imports = await listImports(await open());
  return {
    lines: imports.map(
      ({ id, source_name, source_sha256, row_count, loaded_at }) =>
        `${id}  ${loaded_at?.toISOString()}  ${recordsOf(row_count)}  ${source_name}  SHA-256 ${source_sha256.slice(0, 12)}`,
    ),
    json: imports.map(({ id, source_name, source_sha256, row_count, loaded_at }) => ({
      number: id,
      file: source_name,
      sha256: source_sha256,
      records: row_count,
      loadedAt: loaded_at,
    })),
  };
}

async function remove({ words: [given = ''], config, open, dryRun }: CommandContext): Promise<Outcome> {
  if (!/^[1-9]\d{0,8}$/.test(given)) throw new UsageError(`"${given}" is not the number of an import. See qdr list`);
  const db = await open();
  const found = (await listImports(db)).find(({ id }) => id === Number(given));
  if (!found) throw new AppError('not_found', inEnglish(`There is no import ${given} of query records. See qdr list`));
  const what = `import ${given} of query records, ${found.source_name},`;
  const { removed, stays } = await withArchive(config, (archive) =>
    dryRun ? foreseen({ db, archive }, found) : withdrawImport({ db, archive }, found.id),
  );
  if (removed === 0) throw new AppError('conflict', inEnglish(`The ${what} stays, with its counts: its records ${whyTheyStay}`));
  const verb = dryRun ? 'could be' : 'was';
  const rest = stays === 0 ? '' : `; ${recordsOf(stays)} stay counted, and the file cannot be imported again: they ${whyTheyStay}`;
  const line = `The ${what} ${verb} removed: ${recordsOf(removed)} and their counts${rest}`;
  return { lines: [line], json: dryRun ? { removed: 0, removable: removed, stays } : { removed, stays } };
}

async function withArchive<Result>(config: Config, work: (archive: Archive) => Promise<Result>): Promise<Result> {
  const archive = openArchive({ storage: openStorage(config), dataDir: config.DATA_DIR });
  try {
    return await work(archive);
  } finally {
    await archive.workrooms.stop();
  }
}

const whyTheyStay =
  'can no longer be identified; they are older than the retention period, or an older version of the portal imported them';

async function foreseen(tools: { db: Db; archive: Archive }, { id, row_count }: { id: number; row_count: number }) {
  const removed = await countRecords(tools, id);
  return { removed, stays: row_count - removed };
}

function recordsOf(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'record' : 'records'}`;
}
