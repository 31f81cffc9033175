/** What a command of the command line is made of. */
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';

export interface Option {
  readonly type: 'string' | 'boolean';
  /** How the value is called in the help, for those that have one. */
  readonly value?: string;
  readonly about: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** What a command works with. */
export interface CommandContext {
  readonly config: Config;
  /** What the configuration was read from. */
  readonly env: Environment;
  /** What stands behind the command's name. */
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  /** Only look, change nothing. */
  readonly dryRun: boolean;
  /** `--json`: everything goes into the answer. */
  readonly isJson: boolean;
  /** Opens the database, once; it is closed after the command. `any` also one whose schema is not this program's. */
  open(schema?: 'current' | 'any'): Promise<Database['db']>;
  /** Whether the open database is on the server of a portal that runs; with DATABASE_URL nobody can tell. */
  isPortalRunning(): boolean;
  /** A line on the standard error. */
  progress(text: string): void;
  /** The standard error, where it is a terminal. */
  readonly terminal: { write(text: string): unknown } | undefined;
  /** A file or folder as the person named it, from where they stand. */
  path(name: string): string;
  /** Who types it, as the audit log names them. */
  readonly operator: string;
  readonly now: Date;
}

/** How a command ended: lines for people, or a value for programs. */
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
  /** What follows the name, as the help writes it; each is required. */
  readonly takes: readonly string[];
  readonly about: string;
  readonly options?: Readonly<Record<string, Option>>;
  /** Whether it has `--dry-run`. */
  readonly changes: boolean;
  /** It writes its own entries of the audit log; of the others that change something the command line says that they were run. */
  readonly keepsAudit?: true;
  /** More lines for its help. */
  readonly details?: string;
  run(context: CommandContext): Promise<Outcome>;
}

/** The command was written wrongly. */
export class UsageError extends Error {}

/** Configuration, database or files are not as the command needs them. */
export class EnvironmentError extends Error {}

/** The value of an option that the command cannot do without. */
export function required({ options }: CommandContext, name: string): string {
  const value = options[name];
  if (typeof value !== 'string' || value === '') throw new UsageError(`--${name} is missing`);
  return value;
}
