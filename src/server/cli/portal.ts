/** The command line: `npm run portal -- <command>`. Answers on the standard output, progress and faults on the standard error. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, parseConfig } from '../config/config.ts';
import { ownUserOnly } from '../config/data-directory.ts';
import { SecretKeyMisfit } from '../auth/secret-key-of-database.ts';
import { DatabaseAway } from '../database/server-pool.ts';
import { DirectoryInUse } from '../database/directory-lock.ts';
import { AppError, FileRefused } from '../errors.ts';
import { type Command, EnvironmentError, type ExitCode, exitCodes, type Outcome, UsageError } from './command.ts';
import { commands } from './commands.ts';
import { type CommandDatabase, openForCommand } from './database.ts';
import { commandHelp, overview } from './help.ts';

process.umask(ownUserOnly);
const args = process.argv.slice(2);
process.exitCode = await main(args).catch((error: unknown) => printError(error, args.includes('--json')));

async function main(given: readonly string[]): Promise<ExitCode> {
  const command = commands.find(({ name }) => name.split(' ').every((word, index) => given[index] === word));
  if (!command) return withoutCommand(given);
  const { values, positionals } = parse(command, given.slice(command.name.split(' ').length));
  if (values['help'] === true) {
    console.log(commandHelp(command));
    return exitCodes.ok;
  }
  if (positionals.length !== command.takes.length)
    throw new UsageError(`${command.name} takes ${command.takes.join(' ') || 'nothing'} beside its options. See ${command.name} --help`);
  const outcome = await run(command, values, positionals);
  if (values['json'] === true) console.log(JSON.stringify(outcome.json));
  else for (const line of outcome.lines) console.log(line);
  return outcome.exitCode ?? exitCodes.ok;
}

function withoutCommand(given: readonly string[]): ExitCode {
  const isAsked = given.includes('--help') || given.length === 0;
  const words = given.filter((word) => !word.startsWith('-')).join(' ');
  if (!isAsked) throw new UsageError(`There is no command "${words}". See --help`);
  const area = commands.filter(({ name }) => name.split(' ')[0] === given[0]);
  console.log(overview(area.length > 0 ? area : commands));
  return exitCodes.ok;
}

type Values = Record<string, string | boolean | undefined>;

function parse({ options = {}, changes }: Command, given: readonly string[]): { values: Values; positionals: string[] } {
  const flag = { type: 'boolean' } as const;
  const own = Object.fromEntries(Object.entries(options).map(([name, { type }]) => [name, { type }]));
  try {
    const { values, positionals } = parseArgs({
      args: [...given],
      options: { ...own, help: flag, json: flag, ...(changes && { 'dry-run': flag }) },
      allowPositionals: true,
    });
    // No option may stand several times, so no value is a list.
    return { values: values as Values, positionals };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function run(command: Command, options: Values, words: readonly string[]): Promise<Outcome> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = parseConfig(process.env);
  let database: Promise<CommandDatabase> | undefined;
  let isRemote = false;
  try {
    return await command.run({
      config,
      words,
      options,
      dryRun: options['dry-run'] === true,
      isJson: options['json'] === true,
      open: async (schema = 'current') => {
        const opened = await (database ??= openForCommand(config, schema));
        ({ isRemote } = opened);
        return opened.db;
      },
      isRemote: () => isRemote,
      progress: (text) => console.error(text),
      path: (name) => resolve(callerDirectory(process.env), name),
      now: new Date(),
    });
  } finally {
    await database?.then(
      ({ close }) => close(),
      () => undefined,
    );
  }
}

/** npm runs the script in the project's folder, and says where the person is. */
function callerDirectory(env: Readonly<Record<string, string | undefined>>): string {
  return (env['npm_lifecycle_event'] === 'portal' && env['INIT_CWD']) || process.cwd();
}

function printError(error: unknown, isJson: boolean): ExitCode {
  const message = error instanceof Error ? error.message : String(error);
  if (isJson) console.log(JSON.stringify({ error: message }));
  console.error(message);
  if (error instanceof UsageError) return exitCodes.usage;
  if (error instanceof AppError || error instanceof FileRefused) return exitCodes.refused;
  const isExpected = [EnvironmentError, ConfigError, DatabaseAway, DirectoryInUse, SecretKeyMisfit].some((kind) => error instanceof kind);
  if (!isExpected && error instanceof Error) console.error(error.stack);
  return exitCodes.environment;
}
