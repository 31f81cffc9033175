/** `data …`: which version of each data set is current. */
import { currentVersions, rollBack, rollbackTarget, type SetName, setNames, type Version } from '../data-sets/versions.ts';
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

async function status({ open }: CommandContext): Promise<Outcome> {
  const versions = await currentVersions(await open());
  const sets = setNames.map((set) => statusOf(set, versions.get(set)));
  const lines = sets.map(({ set, version, rows, asOf, source }) =>
    version === null
      ? `${set.padEnd(8)}built in`
      : `${set.padEnd(8)}version ${version}, ${rows?.toLocaleString('en')} rows as of ${asOf}, from ${source}`,
  );
  return { lines, json: { sets } };
}

function statusOf(set: SetName, version: Version | undefined) {
  return {
    set,
    version: version?.version ?? null,
    rows: version?.row_count ?? null,
    asOf: version?.as_of.toISOString() ?? null,
    loadedAt: version?.loaded_at.toISOString() ?? null,
    source: version?.source_name ?? null,
    sourceSha256: version?.source_sha256 ?? null,
    previous: version?.replaces ?? null,
  };
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
