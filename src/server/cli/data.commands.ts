/** `data …`: which version of each data set is current. */
import type { DataSetRow } from '../../shared/api/reference-data.ts';
import { dataSetRows } from '../data-sets/data-set-rows.ts';
import { loadRanges } from '../data-sets/data-sets.ts';
import { currentVersions, rollBack, rollbackTarget, type SetName, setNames } from '../data-sets/versions.ts';
import { runFollowUp } from '../imports/import-data-set.ts';
import { openStorage } from '../storage/open-storage.ts';
import { type Command, type CommandContext, type Outcome, UsageError } from './command.ts';

export const dataCommands: readonly Command[] = [
  { name: 'data status', takes: [], about: 'Which version of each data set holds', changes: false, run: status },
  {
    name: 'data rollback',
    takes: ['<set>'],
    about: 'Bring back the version that the current one replaced',
    changes: true,
    details: `Sets: ${setNames.join(', ')}. ported holds the history too. Nodes switch within two seconds.`,
    run: rollback,
  },
];

async function status({ open, config }: CommandContext): Promise<Outcome> {
  const db = await open();
  const versions = await currentVersions(db);
  const tools = { db, storage: openStorage(config), dataDir: config.DATA_DIR };
  const builtIn = versions.has('ranges') ? undefined : await loadRanges(tools, undefined);
  // Which day the demo's own sets are of only the portal that made them up knows.
  const rows = dataSetRows(builtIn, versions, config.DEMO ? { version: null, asOf: null } : undefined);
  const previousOf = ({ set }: DataSetRow) => [...versions.values()].find(({ set_name }) => set_name === set)?.replaces ?? null;
  return {
    lines: rows.map((row) => `${row.set.padEnd(11)}${formatRow(row)}`),
    json: { sets: rows.map((row) => ({ ...row, previous: previousOf(row) })) },
  };
}

function formatRow({ origin, dataVersion, rows, asOf, loadedAt, loadedBy, source, sourceSha256 }: DataSetRow): string {
  if (origin === 'made up' || origin === 'not loaded') return origin;
  const what = `${dataVersion}, ${rows?.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'} as of ${asOf}`;
  if (origin === 'built in') return `${what}, built in`;
  return `${what}, loaded ${loadedAt} by ${loadedBy ?? 'somebody not known'} from ${source} (SHA-256 ${sourceSha256})`;
}

async function rollback(context: CommandContext): Promise<Outcome> {
  const { config, words, dryRun, progress, now } = context;
  const set = setNames.find((name) => name === words[0]);
  if (!set) throw new UsageError(`There is no data set "${words[0]}". The sets are ${setNames.join(', ')}`);
  const db = await context.open();
  if (dryRun) {
    const { current, previous } = await rollbackTarget(db, set);
    return rollbackOutcome(set, { from: current.version, to: previous?.version ?? null }, 'would go back');
  }
  const { from, to } = await rollBack(db, set);
  await runFollowUp({ db, storage: openStorage(config), dataDir: config.DATA_DIR, progress, now }, set);
  return rollbackOutcome(set, { from: from.version, to }, 'went back');
}

function rollbackOutcome(set: SetName, { from, to }: { from: number; to: number | null }, words: string): Outcome {
  return {
    lines: [`${set} ${words} from version ${from} to ${to === null ? 'what is built in' : `version ${to}`}`],
    json: { set, from, to },
  };
}
