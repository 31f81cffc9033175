/** `migrate …`: the schema of the database. The portal migrates by itself when it starts. */
import { migrateToLatest, migrationStatus } from '../database/database.ts';
import { type Command, type CommandContext, exitCodes } from './command.ts';

export const migrateCommands: readonly Command[] = [
  { name: 'migrate status', takes: [], about: 'List the migrations of the database', changes: false, run: status },
  {
    name: 'migrate up',
    takes: [],
    about: 'Migrate the database to the newest schema',
    changes: true,
    details: 'The portal also does this at start. Running it first shortens the first start of a new version.',
    async run(context) {
      if (!context.dryRun) await migrateToLatest(await context.open('any'));
      return status(context);
    },
  },
];

async function status({ open }: CommandContext) {
  const { known, foreign } = await migrationStatus(await open('any'));
  const isCurrent = foreign.length === 0 && known.every(({ isDone }) => isDone);
  return {
    lines: [
      ...known.map(({ name, isDone }) => `${isDone ? 'done   ' : 'missing'}  ${name}`),
      ...foreign.map((name) => `unknown  ${name}: the database belongs to a newer version of the portal`),
    ],
    json: { isCurrent, migrations: known.map(({ name, isDone }) => ({ name, done: isDone })), unknown: foreign },
    exitCode: isCurrent ? exitCodes.ok : exitCodes.environment,
  };
}
