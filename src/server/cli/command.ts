/** The parts of a command. */
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';

export interface Option {
  readonly type: 'string' | 'boolean';
  /** Name of the value in the help, for options that have one. */
  readonly value?: string;
  readonly about: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** The tools of a command. */
export interface CommandContext {
  readonly config: Config;
  /** Source of the configuration. */
  readonly env: Environment;
  /** The words after the command's name. */
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  /** True if the command only looks and changes nothing. */
  readonly dryRun: boolean;
  /** `--json`: everything goes into the answer. */
  readonly isJson: boolean;
  /** Opens the database, once; it is closed after the command. `any` also accepts a schema of another version. */
  open(schema?: 'current' | 'any'): Promise<Database['db']>;
  /** True if the open database is on the server of a running portal; unknown with DATABASE_URL. */
  isPortalRunning(): boolean;
  /** Prints a line on the standard error. */
  progress(text: string): void;
  /** The standard error, if it is a terminal. */
  readonly terminal: { write(text: string): unknown } | undefined;
  /** Resolves a file or folder name from the person's working directory. */
  path(name: string): string;
  /** The person who runs the command, as named in the audit log. */
  readonly operator: string;
  readonly now: Date;
}

/** Outcome of a command: lines for people, or a value for programs. */
export interface Outcome {
  readonly lines: readonly string[];
  readonly json: unknown;
  readonly exitCode?: ExitCode;
}

/** The exit codes, which scripts rely on. */
export const exitCodes = { ok: 0, refused: 1, usage: 2, environment: 3 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

export interface Command {
  /** One or two words: `import ranges`. */
  readonly name: string;
  /** Arguments after the name, as the help shows them; each is required. */
  readonly takes: readonly string[];
  readonly about: string;
  readonly options?: Readonly<Record<string, Option>>;
  /** True if it has `--dry-run`. */
  readonly changes: boolean;
  /** True if it writes its own audit entries; for other changing commands the command line records that they were run. */
  readonly keepsAudit?: true;
  /** More lines for its help. */
  readonly details?: string;
  run(context: CommandContext): Promise<Outcome>;
}

/** Thrown for a mistyped command. */
export class UsageError extends Error {}

/** Thrown if configuration, database or files are not as the command needs them. */
export class EnvironmentError extends Error {}

/** Returns the value of a required option. */
export function required({ options }: CommandContext, name: string): string {
  const value = options[name];
  if (typeof value !== 'string' || value === '') throw new UsageError(`--${name} is missing`);
  return value;
}
