/** `data export`: a data set as a file that can be imported. */
import { setNames } from '../data-sets/versions.ts';
import { exportDataSet } from '../data-sets/imports/export-data-set.ts';
import { openStorage } from '../storage/open-storage.ts';
import { type Command, type CommandContext, type Outcome, UsageError } from './command.ts';

export const exportCommands: readonly Command[] = [
  {
    name: 'data export',
    takes: ['<set>', '<file>'],
    about: 'Export the current version of a data set to a new file that can be imported',
    changes: false,
    details: `Sets: ${setNames.join(', ')}. Without an import, ranges are the built-in ones.`,
    run,
  },
];

async function run(context: CommandContext): Promise<Outcome> {
  const { config, words } = context;
  const set = setNames.find((name) => name === words[0]);
  if (!set) throw new UsageError(`There is no data set "${words[0]}". The sets are ${setNames.join(', ')}`);
  const file = context.path(words[1] ?? '');
  const tools = { db: await context.open(), storage: openStorage(config), dataDir: config.DATA_DIR, demo: config.DEMO };
  const { rows, version } = await exportDataSet(tools, set, file);
  const what = version === null ? 'the built-in version' : `version ${version}`;
  return {
    lines: [`${set}: ${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'} of ${what}, written to ${file}`],
    json: { set, version, rows, file },
  };
}
