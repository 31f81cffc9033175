/** `import …`: the provider's own data. */
import { existsSync } from 'node:fs';
import { Faults } from '../imports/faults.ts';
import type { Columns } from '../imports/csv-rows.ts';
import { dataSetKinds, type ImportKind } from '../imports/data-set-kinds.ts';
import { importDataSet } from '../imports/import-data-set.ts';
import type { ImportOutcome, ImportTools } from '../imports/import-tools.ts';
import { importQueryRecords, queryRecordColumns } from '../imports/query-records-import.ts';
import { openStorage } from '../storage/open-storage.ts';
import { changeLines } from './change-lines.ts';
import { type Command, type CommandContext, exitCodes, type Option, type Outcome, UsageError } from './command.ts';

/** How many faults a person is shown; a program gets all. */
const shownFaults = 100;

const asOf: Option = { type: 'string', value: 'time', about: 'of when the data is, like 2026-01-31 or 2026-01-31T08:00:00Z; else now' };

const yes: Option = { type: 'boolean', about: 'import also what removes more than a tenth of what is there' };

const csv = 'CSV in UTF-8 with a header row; ; or , between the values; rows in any order. All rows or none.';

const commandOf = ([kind, { about, columns, ...more }]: [ImportKind, (typeof dataSetKinds)[ImportKind]]): Command => ({
  name: `import ${kind}`,
  takes: ['<file>'],
  about,
  options: { 'as-of': asOf, yes },
  changes: true,
  details: `Columns: ${formatColumns(columns)}${'columnsNote' in more ? ` ${more.columnsNote}` : ''}\n${csv}`,
  run: (context) =>
    runImport(context, kind, (tools, what) => importDataSet(tools, kind, { ...what, yes: context.options['yes'] === true })),
});

export const importCommands: readonly Command[] = [
  // The keys of a constant are its own.
  ...(Object.entries(dataSetKinds) as [ImportKind, (typeof dataSetKinds)[ImportKind]][]).map(commandOf),
  {
    name: 'import qdr',
    takes: ['<file>'],
    about: "Add query records of the provider's platform to the reports",
    changes: true,
    details: `Columns: ${formatColumns(queryRecordColumns)}\n${csv} A file counts once.`,
    run: (context) => runImport(context, 'qdr', importQueryRecords),
  },
];

function formatColumns({ required, optional = [] }: Columns<string>): string {
  return [required.join(';'), ...optional].join(', and ');
}

type Import = (tools: ImportTools, what: { file: string; dryRun: boolean }) => Promise<ImportOutcome>;

async function runImport(context: CommandContext, name: string, work: Import): Promise<Outcome> {
  const { config, dryRun, now, progress, isJson } = context;
  const file = context.path(context.words[0] ?? '');
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}`);
  const faults = new Faults();
  const tools: ImportTools = {
    db: await context.open(),
    storage: openStorage(config),
    dataDir: config.DATA_DIR,
    faults,
    progress,
    asOf: asOfTime(context),
    now,
  };
  const outcome = await work(tools, { file, dryRun });
  if (!isJson && faults.list.length > 0) printFaults(file, faults, progress);
  return {
    lines: [formatOutcome(name, outcome, faults), ...(outcome.changes ? changeLines(outcome.changes) : [])],
    json: { import: name, ...outcome, faults: faults.list },
    exitCode: outcome.status === 'refused' ? exitCodes.refused : exitCodes.ok,
  };
}

function asOfTime({ options, now }: CommandContext): Date {
  const text = options['as-of'];
  if (typeof text !== 'string') return now;
  const time = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?Z)?$/.test(text) ? new Date(text) : undefined;
  if (!time || Number.isNaN(time.getTime()) || time > now)
    throw new UsageError('--as-of is a day or time in UTC that has come, like 2026-01-31T08:00Z');
  return time;
}

/** In the order of the file: what concerns several rows is found last. */
function printFaults(file: string, { list }: Faults, progress: (text: string) => void): void {
  progress(`${file}:`);
  const inOrder = list.toSorted((a, b) => a.line - b.line);
  for (const { line, fault } of inOrder.slice(0, shownFaults)) progress(`line ${line}: ${fault}`);
  if (list.length > shownFaults) progress(`… and ${(list.length - shownFaults).toLocaleString('en')} more; --json lists all`);
}

function formatOutcome(name: string, { status, rows, version }: ImportOutcome, { list }: Faults): string {
  const count = `${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'}`;
  switch (status) {
    case 'loaded':
      return `${name}: ${count} loaded${version === null ? '' : `, version ${version}`}`;
    case 'unchanged':
      return `${name}: this file was loaded already; nothing changed`;
    case 'checked':
      return `${name}: ${count} checked and sound; nothing was changed`;
    case 'refused':
      return `${name}: refused for ${list.length.toLocaleString('en')} ${list.length === 1 ? 'fault' : 'faults'}; nothing was changed`;
  }
}
