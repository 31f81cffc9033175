/** Runs the typed command. All state of the process is passed in, so that several can run in one process. */
import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { ConfigError, parseConfig } from '../config/config.ts';
import { recordAudit } from '../auth/audit-log.ts';
import { SecretKeyMisfit } from '../auth/secret-key-of-database.ts';
import { DatabaseAway, takesNoWrites } from '../database/absence.ts';
import { OtherStorage } from '../storage/storage-mark.ts';
import { AppError, FileRefused } from '../base/errors.ts';
import {
  type Command,
  type CommandContext,
  type Environment,
  EnvironmentError,
  type ExitCode,
  exitCodes,
  type Outcome,
  UsageError,
} from './command.ts';
import { readCommandLine } from './command-line.ts';
import type { PortalDatabase } from '../database/portal-database.ts';
import { openForCommand } from './database.ts';
import { operatingUser } from './operating-user.ts';

/** Environment of the command line. */
export interface Surroundings {
  readonly env: Environment;
  /** Adds the file `.env` to `env` once a command is to run: help works without it. */
  addEnvFile(): void;
  /** Working directory of the process. */
  readonly directory: string;
  /** Prints a line on the standard output. */
  print(line: string): void;
  /** Prints a line on the standard error. */
  tell(line: string): void;
  /** The standard error, if it is a terminal. */
  readonly terminal: CommandContext['terminal'];
}

/** Runs a command. Never throws: every fault becomes a sentence and an exit code. */
export function runCommandLine(args: readonly string[], surroundings: Surroundings): Promise<ExitCode> {
  return main(args, surroundings).catch((error: unknown) => tellError(error, args.includes('--json'), surroundings));
}

async function main(args: readonly string[], surroundings: Surroundings): Promise<ExitCode> {
  const { print } = surroundings;
  const read = readCommandLine(args);
  if ('help' in read) {
    print(read.help);
    return exitCodes.ok;
  }
  const { command, words, options } = read;
  const outcome = await run(command, { words, options }, surroundings);
  if (options['json'] === true) print(JSON.stringify(outcome.json));
  else for (const line of outcome.lines) print(line);
  return outcome.exitCode ?? exitCodes.ok;
}

type Typed = Pick<CommandContext, 'words' | 'options'>;

async function run(command: Command, { words, options }: Typed, surroundings: Surroundings): Promise<Outcome> {
  const { env, directory, tell, terminal } = surroundings;
  surroundings.addEnvFile();
  const config = parseConfig(env);
  let database: Promise<PortalDatabase> | undefined;
  let isPortalRunning = false;
  const context: CommandContext = {
    config,
    env,
    words,
    options,
    dryRun: options['dry-run'] === true,
    isJson: options['json'] === true,
    open: async (schema = 'current') => {
      const opened = await (database ??= openForCommand(config, schema));
      isPortalRunning = opened.bundled?.isOfPortal === true;
      return opened.db;
    },
    isPortalRunning: () => isPortalRunning,
    progress: tell,
    terminal,
    path: (name) => resolve(callerDirectory(env) ?? directory, name),
    operator: `command line (${operatorName(env)})`,
    now: new Date(),
  };
  try {
    const outcome = await command.run(context);
    // The work is done, and a failure here does not undo it: a database may be full, or take no writes.
    await auditCommand(command, context, outcome).catch((error: unknown) =>
      tell(`${command.name} succeeded, but its audit-log entry could not be written: ${firstLine(error)}`),
    );
    return outcome;
  } finally {
    await database?.then(
      ({ close }) => close(),
      () => undefined,
    );
  }
}

/** Records the command, its user and its outcome in the audit log of the provider's own organisation. */
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

/** Returns the caller's directory: npm runs the script in the project's folder, and passes the original one. */
function callerDirectory(env: Environment): string | undefined {
  return (env['npm_lifecycle_event'] === 'portal' && env['INIT_CWD']) || undefined;
}

/** Prints one sentence for people. An unexpected error is printed in full if LOG_LEVEL asks for it. */
function tellError(error: unknown, isJson: boolean, { env, print, tell }: Surroundings): ExitCode {
  const isExpected = [UsageError, AppError, FileRefused, EnvironmentError, ConfigError, DatabaseAway, OtherStorage, SecretKeyMisfit].some(
    (kind) => error instanceof kind,
  );
  const message = isExpected && error instanceof Error ? error.message : firstLine(error);
  if (isJson) print(JSON.stringify({ error: message }));
  tell(message);
  if (error instanceof UsageError) return exitCodes.usage;
  if ([AppError, FileRefused, OtherStorage].some((kind) => error instanceof kind)) return exitCodes.refused;
  if (!isExpected && ['debug', 'trace'].includes(env['LOG_LEVEL'] ?? '')) tell(inspect(error));
  return exitCodes.environment;
}

/** Returns the first line of the error. A system error may have only a code, and no message. */
function firstLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (takesNoWrites(error)) return `The database is read-only now: ${error.message}`;
  return (error.message || ('code' in error ? String(error.code) : '') || error.name).split('\n')[0] ?? '';
}

/** Returns both names under `sudo`: the user in force and the one who called it. */
function operatorName(env: Environment): string {
  const user = operatingUser();
  const behind = env['SUDO_USER'];
  return behind === undefined || behind === '' || behind === user ? user : `${behind} as ${user}`;
}
