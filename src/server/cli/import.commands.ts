/** `import …`: the provider's own data. */
import { Faults } from '../data-sets/imports/faults.ts';
import type { Columns } from '../data-sets/imports/csv-rows.ts';
import { type DataSetKind, dataSetKinds, type ImportKind } from '../data-sets/imports/data-set-kinds.ts';
import { importDataSet } from '../data-sets/imports/import-data-set.ts';
import type { ImportOutcome, ImportTools } from '../data-sets/imports/import-tools.ts';
import { importQueryRecords, queryRecordColumns } from '../data-sets/imports/query-records-import.ts';
import { operatingUser } from './operating-user.ts';
import { openStorage } from '../storage/open-storage.ts';
import { progressMeter } from './progress-meter.ts';
import { type Command, type CommandContext, exitCodes, type Option, type Outcome, UsageError } from './command.ts';
import { coverageForm, coverageFrom, coverageInWords, fileNamedIn, timeFrom } from './typed-values.ts';
import { type Changes, isLarge } from '../data-sets/imports/changes.ts';

/** Most faults on a terminal; a program gets all. */
const shownFaults = 100;

const asOf: Option = {
  type: 'string',
  value: 'time',
  about: 'date of the data, like 2026-01-31 or 2026-01-31T08:00:00Z; default: now; history keeps its date',
};

const source: Option = {
  type: 'string',
  value: 'platform',
  about: 'platform that assigned the ids in the column id, if there are several',
};

const yes: Option = {
  type: 'boolean',
  about: 'import even if it removes more than a tenth of the entries or cannot be compared with them',
};

const deltaOptions: Readonly<Record<string, Option>> = {
  delta: { type: 'boolean', about: 'the file contains changes: apply them to the version in --on' },
  on: { type: 'string', value: 'version', about: 'version that the delta was made for; see data status' },
};

const covers: Option = {
  type: 'string',
  value: 'countries',
  about: `numbers for which the file is complete: ${coverageForm}; default: as in the previous version`,
};

const csv = 'CSV in UTF-8 with a header row, separated by ; or , with rows in any order. Imports all rows or none.';

const commandOf = ([kind, { about, columns, ...more }]: [ImportKind, (typeof dataSetKinds)[ImportKind]]): Command => ({
  name: `import ${kind}`,
  takes: ['<file>'],
  about,
  options: { 'as-of': asOf, yes, ...('delta' in more && deltaOptions), ...(kind === 'ported' && { covers }) },
  changes: true,
  details: detailsOf(columns, {
    columnsNote: 'columnsNote' in more ? more.columnsNote : undefined,
    delta: 'delta' in more ? more.delta : undefined,
  }),
  run: (context) => {
    const on = deltaBase(context);
    const covered = context.options['covers'];
    const what = { ...(on !== undefined && { on }), ...(typeof covered === 'string' && { covers: coverageFrom(covered) }) };
    const isMeant = context.options['yes'] === true;
    return runImport(context, kind, (tools, run) => importDataSet(tools, kind, { ...run, ...what, yes: isMeant }));
  },
});

export const importCommands: readonly Command[] = [
  // The keys of a constant are its own.
  ...(Object.entries(dataSetKinds) as [ImportKind, (typeof dataSetKinds)[ImportKind]][]).map(commandOf),
  {
    name: 'import qdr',
    takes: ['<file>'],
    about: "Add query records of the provider's platform to the reports",
    changes: true,
    options: { source },
    details: `Columns: ${formatColumns(queryRecordColumns)}\n${csv} Each file counts once, and each row with an id counts once.`,
    run: (context) => {
      const platform = context.options['source'];
      if (platform !== undefined && (typeof platform !== 'string' || !/^[\w.-]{1,32}$/.test(platform)))
        throw new UsageError('--source takes 1 to 32 letters, digits, dots, hyphens and underscores');
      return runImport(context, 'qdr', (tools, what) =>
        importQueryRecords(tools, { ...what, ...(platform !== undefined && { source: platform }) }),
      );
    },
  },
];

function detailsOf(columns: Columns<string>, { columnsNote, delta }: Pick<DataSetKind, 'columnsNote' | 'delta'>): string {
  return [
    `Columns: ${formatColumns(columns)}${columnsNote === undefined ? '' : ` ${columnsNote}`}`,
    ...(delta ? [`With --delta: ${formatColumns(delta.columns)} (change is add or remove)`] : []),
    csv,
  ].join('\n');
}

/** Returns the version that a delta is based on; undefined if the file is not a delta. */
function deltaBase({ options: { delta, on } }: CommandContext): string | undefined {
  if ((delta === true) === (typeof on === 'string' && on !== '')) return delta === true ? String(on) : undefined;
  throw new UsageError(
    delta === true
      ? '--on is missing: name the version that the delta was made for; see data status'
      : '--on needs --delta: without it the file replaces everything',
  );
}

function formatColumns({ required, optional = [] }: Columns<string>): string {
  return [required.join(';'), ...optional].join(', and ');
}

type Import = (tools: ImportTools, what: { file: string; dryRun: boolean }) => Promise<ImportOutcome>;

async function runImport(context: CommandContext, name: string, work: Import): Promise<Outcome> {
  const { config, dryRun, now, progress, terminal, isJson } = context;
  const file = fileNamedIn(context);
  const faults = new Faults();
  const meter = terminal && !isJson ? progressMeter(terminal, name, () => performance.now()) : undefined;
  const tools: ImportTools = {
    db: await context.open(),
    storage: openStorage(config),
    dataDir: config.DATA_DIR,
    demo: config.DEMO,
    faults,
    progress: meter?.say ?? progress,
    reading: meter?.reached,
    asOf: asOfTime(context),
    now,
    by: operatingUser(),
  };
  const outcome = await work(tools, { file, dryRun }).finally(() => meter?.end());
  if (!isJson && faults.list.length > 0) printFaults(file, faults, progress);
  return {
    lines: [
      formatOutcome(name, outcome, faults),
      ...coverageLines(outcome),
      ...beforeLines(outcome),
      ...(outcome.changes ? changeLines(outcome.changes) : []),
    ],
    json: { import: name, ...outcome, faults: faults.list },
    exitCode: outcome.status === 'refused' ? exitCodes.refused : exitCodes.ok,
  };
}

function asOfTime({ options, now }: CommandContext): Date | undefined {
  const text = options['as-of'];
  return typeof text === 'string' ? timeFrom(text, '--as-of', now) : undefined;
}

/** Prints faults in file order: those that concern several rows are found last. */
function printFaults(file: string, { list }: Faults, progress: (text: string) => void): void {
  progress(`${file}:`);
  const inOrder = list.toSorted((a, b) => a.line - b.line);
  for (const { line, fault } of inOrder.slice(0, shownFaults)) progress(`line ${line}: ${fault}`);
  if (list.length > shownFaults) progress(`… and ${(list.length - shownFaults).toLocaleString('en')} more; --json lists all`);
}

function coverageLines({ covers: covered, coveredAs }: ImportOutcome): string[] {
  if (covered === undefined) return [];
  return [`${coverageInWords(covered)}${coveredAs === undefined ? '' : `, as version ${coveredAs}`}`];
}

/** Most runs of lines on a terminal. */
const shownRuns = 20;

function beforeLines({ before }: ImportOutcome): string[] {
  if (!before) return [];
  const runs = before.lines.slice(0, shownRuns).map(([from, to]) => (from === to ? String(from) : `${from}–${to}`));
  const more = before.lines.length > shownRuns ? ` and ${before.lines.length - shownRuns} more; --json lists all` : '';
  const count = `${before.rows.toLocaleString('en')} ${before.rows === 1 ? 'row was' : 'rows were'}`;
  return [`${count} imported before and not counted again: lines ${runs.join(', ')}${more}`];
}

function formatOutcome(name: string, { status, rows, version, before }: ImportOutcome, { list }: Faults): string {
  const count = `${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'}`;
  switch (status) {
    case 'loaded':
      return `${name}: ${count} loaded${version === null ? '' : `, version ${version}`}`;
    case 'unchanged':
      return `${name}: ${before ? 'every row of this file' : 'this file'} was already loaded; nothing changed`;
    case 'checked':
      return `${name}: ${count} checked without faults; nothing was changed`;
    case 'refused':
      return `${name}: refused for ${list.length.toLocaleString('en')} ${list.length === 1 ? 'fault' : 'faults'}; nothing was changed`;
  }
}

/** Most countries on a terminal; a program gets all. */
const shownCountries = 20;

function changeLines(changes: Changes): string[] {
  const countries = Object.entries(changes.byCountry).toSorted(([, a], [, b]) => sumOf(b) - sumOf(a));
  const left = countries.length - shownCountries;
  return [
    `${count(changes.before)} entries now, ${count(changes.after)} after the import: ${formatCounts(changes)}`,
    ...countries.slice(0, shownCountries).map(([country, counts]) => `${country.padEnd(4)}${formatCounts(counts)}`),
    ...(left > 0 ? [`… and ${count(left)} more countries; --json lists all`] : []),
    ...changes.samples.added.map((line) => `+ ${line}`),
    ...changes.samples.removed.map((line) => `- ${line}`),
    ...changes.samples.changed.flatMap(({ before, after }) => [...before.map((line) => `< ${line}`), ...after.map((line) => `> ${line}`)]),
    ...(isLarge(changes) ? ['The import would remove more than a tenth of the entries: it needs --yes'] : []),
  ];
}

type Counts = Pick<Changes, 'added' | 'removed' | 'changed'>;

function formatCounts({ added, removed, changed }: Counts): string {
  return `${count(added)} added, ${count(removed)} removed, ${count(changed)} changed`;
}

function sumOf({ added, removed, changed }: Counts): number {
  return added + removed + changed;
}

function count(value: number): string {
  return value.toLocaleString('en');
}
