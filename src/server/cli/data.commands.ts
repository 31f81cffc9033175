/** `data …`: which version of each data set is current. */
import { coverageEntries } from '../../shared/services/coverage.ts';
import type { DataSetRow } from '../../shared/services/reference-data.ts';
import { isOlderThan } from '../../shared/base/utc-day.ts';
import { dataSetRows } from '../data-sets/data-set-rows.ts';
import { loadRanges } from '../data-sets/data-sets.ts';
import { versionName } from '../data-sets/data-set-names.ts';
import { currentVersions, declareCoverage, rollBack, rollbackTarget, type SetName, setNames } from '../data-sets/versions.ts';
import { requireCountries } from '../data-sets/imports/coverage-of-import.ts';
import { runFollowUp } from '../data-sets/imports/import-data-set.ts';
import { openStorage } from '../storage/open-storage.ts';
import { type Command, type CommandContext, type Outcome, UsageError } from './command.ts';
import { coverageForm, coverageFrom, coverageInWords } from './typed-values.ts';

export const dataCommands: readonly Command[] = [
  { name: 'data status', takes: [], about: 'Show the current version of each data set', changes: false, run: status },
  {
    name: 'data rollback',
    takes: ['<set>'],
    about: 'Roll a data set back to its previous version',
    changes: true,
    details: `Sets: ${setNames.join(', ')}. ported includes the history. Nodes switch within two seconds.`,
    run: rollback,
  },
  {
    name: 'data covers',
    takes: ['<set>', '<countries>'],
    about: 'Declare for which numbers the ported numbers are complete',
    changes: true,
    details: `The set is ported; ${coverageForm}. Outside this coverage, a number that is not in the set is unknown, not "never ported".`,
    run: covers,
  },
];

async function status({ open, config, now }: CommandContext): Promise<Outcome> {
  const db = await open();
  const versions = await currentVersions(db);
  const tools = { db, storage: openStorage(config), dataDir: config.DATA_DIR, demo: config.DEMO };
  const builtIn = versions.has('ranges') ? undefined : await loadRanges(tools, undefined);
  // Which day the demo's own sets are of only the portal that made them up knows.
  const rows = dataSetRows(builtIn, versions, {
    madeUp: config.DEMO ? { version: null, asOf: null, covers: null } : undefined,
    ages: config,
  });
  const previousOf = ({ set }: DataSetRow) => [...versions.values()].find(({ set_name }) => set_name === set)?.replaces ?? null;
  return {
    lines: rows.map((row) => `${row.set.padEnd(11)}${formatRow(row, now)}`),
    json: { sets: rows.map((row) => ({ ...row, previous: previousOf(row) })) },
  };
}

function formatRow(row: DataSetRow, now: Date): string {
  const { set, covers, origin, dataVersion, rows, asOf, maxAgeDays, loadedAt, loadedBy, source, sourceSha256 } = row;
  if (origin === 'made up') return 'demo';
  if (origin === 'not loaded') return origin;
  const tooOld = isOlderThan(asOf, maxAgeDays, now) ? `, out of date after ${maxAgeDays} days` : '';
  const what = `${dataVersion}, ${rows?.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'} as of ${asOf}${tooOld}${set === 'ported' ? `, ${coverageInWords(covers)}` : ''}`;
  if (origin === 'built in') return `${what}, built in`;
  return `${what}, loaded ${loadedAt} by ${loadedBy ?? 'an unknown user'} from ${source} (SHA-256 ${sourceSha256})`;
}

/** Declares what the ported numbers in force cover, without another import. */
async function covers({ open, words, dryRun }: CommandContext): Promise<Outcome> {
  const [set, text = ''] = words;
  if (set !== 'ported') throw new UsageError(`${JSON.stringify(set)} has no coverage: only ported has`);
  const coverage = coverageFrom(text);
  requireCountries(coverage);
  const entries = coverageEntries(coverage);
  const db = await open();
  const version = dryRun ? (await rollbackTarget(db, set)).current : await declareCoverage(db, entries);
  return {
    lines: [`${versionName(version)} ${dryRun ? 'would cover' : 'covers'} ${entries.join(', ')}`],
    json: { set, version: version.version, covers: entries },
  };
}

async function rollback(context: CommandContext): Promise<Outcome> {
  const { config, words, dryRun, progress, now } = context;
  const set = setNames.find((name) => name === words[0]);
  if (!set) throw new UsageError(`There is no data set "${words[0]}". The sets are ${setNames.join(', ')}`);
  const db = await context.open();
  if (dryRun) {
    const { current, previous } = await rollbackTarget(db, set);
    return rollbackOutcome(set, { from: current.version, to: previous?.version ?? null }, 'would be rolled back');
  }
  const { from, to } = await rollBack(db, set);
  await runFollowUp({ db, storage: openStorage(config), dataDir: config.DATA_DIR, demo: config.DEMO, progress, now }, set);
  return rollbackOutcome(set, { from: from.version, to }, 'was rolled back');
}

function rollbackOutcome(set: SetName, { from, to }: { from: number; to: number | null }, words: string): Outcome {
  return {
    lines: [`${set} ${words} from version ${from} to ${to === null ? 'the built-in version' : `version ${to}`}`],
    json: { set, from, to },
  };
}
