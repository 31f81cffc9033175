/** The command line: `npm run portal -- <command>`. Answers on the standard output, progress and faults on the standard error. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigError, parseConfig } from '../config/config.ts';
import { ownUserOnly } from '../config/data-directory.ts';
import { recordAudit } from '../auth/audit-log.ts';
import { SecretKeyMisfit } from '../auth/secret-key-of-database.ts';
import { DatabaseAway, takesNoWrites } from '../database/absence.ts';
import { DirectoryInUse } from '../database/directory-lock.ts';
import { AppError, FileRefused } from '../errors.ts';
import { type Command, type CommandContext, EnvironmentError, type ExitCode, exitCodes, type Outcome, UsageError } from './command.ts';
import { readCommandLine } from './command-line.ts';
import { type CommandDatabase, openForCommand } from './database.ts';
import { operatorName } from './operator.ts';

process.umask(ownUserOnly);
const args = process.argv.slice(2);
process.exitCode = await main(args).catch((error: unknown) => printError(error, args.includes('--json')));

async function main(given: readonly string[]): Promise<ExitCode> {
  const read = readCommandLine(given);
  if ('help' in read) {
    console.log(read.help);
    return exitCodes.ok;
  }
  const { command, words, options } = read;
  const outcome = await run(command, options, words);
  if (options['json'] === true) console.log(JSON.stringify(outcome.json));
  else for (const line of outcome.lines) console.log(line);
  return outcome.exitCode ?? exitCodes.ok;
}

async function run(command: Command, options: CommandContext['options'], words: readonly string[]): Promise<Outcome> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = parseConfig(process.env);
  let database: Promise<CommandDatabase> | undefined;
  let isRemote = false;
  const context: CommandContext = {
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
    operator: `command line (${operatorName(process.env)})`,
    now: new Date(),
  };
  try {
    const outcome = await command.run(context);
    // The work is done, and nothing that follows makes it undone: a database may be full, or take no writes.
    await auditCommand(command, context, outcome).catch((error: unknown) =>
      console.error(`${command.name} was done; its entry in the audit log could not be written: ${firstLine(error)}`),
    );
    return outcome;
  } finally {
    await database?.then(
      ({ close }) => close(),
      () => undefined,
    );
  }
}

/** In the audit log of the provider's own organisation: what was run, by whom, and what came of it. */
async function auditCommand({ name, changes, keepsAudit }: Command, context: CommandContext, outcome: Outcome): Promise<void> {
  const { config, words, dryRun, operator, open } = context;
  if (!changes || keepsAudit || dryRun || (outcome.exitCode ?? exitCodes.ok) !== exitCodes.ok) return;
  await recordAudit(await open(), {
    organisationId: config.PLATFORM_ACCOUNT_ID,
    actor: operator,
    subject: [name, ...words].join(' '),
    action: 'command run',
    detail: outcome.lines[0] ?? '',
  });
}

/** npm runs the script in the project's folder, and says where the person is. */
function callerDirectory(env: Readonly<Record<string, string | undefined>>): string {
  return (env['npm_lifecycle_event'] === 'portal' && env['INIT_CWD']) || process.cwd();
}

/** One sentence for people. Of what nobody foresaw the whole story is told where LOG_LEVEL asks for it. */
function printError(error: unknown, isJson: boolean): ExitCode {
  const isExpected = [UsageError, AppError, FileRefused, EnvironmentError, ConfigError, DatabaseAway, DirectoryInUse, SecretKeyMisfit].some(
    (kind) => error instanceof kind,
  );
  const message = isExpected && error instanceof Error ? error.message : firstLine(error);
  if (isJson) console.log(JSON.stringify({ error: message }));
  console.error(message);
  if (error instanceof UsageError) return exitCodes.usage;
  if (error instanceof AppError || error instanceof FileRefused) return exitCodes.refused;
  if (!isExpected && ['debug', 'trace'].includes(process.env['LOG_LEVEL'] ?? '')) console.error(error);
  return exitCodes.environment;
}

/** What the system throws may have no words, but a code. */
function firstLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (takesNoWrites(error)) return `The database can be read, but nothing can be stored in it now: ${error.message}`;
  return (error.message || ('code' in error ? String(error.code) : '') || error.name).split('\n')[0] ?? '';
}
