/** The command line beside a portal: in the test's own process, or in one of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExitCode } from '../cli/command.ts';
import { runCommandLine } from '../cli/run-command-line.ts';
import { clockVariables } from './moved-clock.ts';

/** The place of a command: directory and database of a portal, or others; without an address, the PostgreSQL that comes with the portal. */
export interface Place {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}

type Environment = Readonly<Record<string, string>>;

interface Ended<Code> {
  readonly code: Code;
  readonly out: string;
  readonly err: string;
}

/** Runs a command in this process. */
export async function command(place: Place, args: readonly string[], env: Environment = {}): Promise<Ended<ExitCode>> {
  let [out, err] = ['', ''];
  const code = await runCommandLine(args, {
    env: { ...environmentOf(place), ...env },
    addEnvFile: () => undefined,
    directory: tmpdir(),
    print: (line) => (out += `${line}\n`),
    tell: (line) => (err += `${line}\n`),
    terminal: undefined,
  });
  return { code, out, err };
}

interface CommandProcess {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended<number | null>>;
  /** Returns its standard error so far. */
  readonly said: () => string;
}

interface Process {
  readonly env?: Environment;
  readonly cwd?: string;
  /** True to run on a terminal, from `script` of util-linux. */
  readonly isOnTerminal?: boolean;
  /** Maximum size of a file in blocks, as on a full disk. */
  readonly fullAfterBlocks?: number;
}

/** Starts the command line as an operator does: for tests that end the process, or need one. */
export function startCommand(place: Place, args: readonly string[], options: Process = {}): CommandProcess {
  const { env, cwd = tmpdir(), isOnTerminal = false, fullAfterBlocks } = options;
  const plain = [process.execPath, ...process.execArgv, join(import.meta.dirname, '../cli/portal.ts'), ...args];
  const line = fullAfterBlocks === undefined ? plain : withoutRoom(fullAfterBlocks, plain);
  const [program = '', ...rest] = isOnTerminal ? ['script', '-qefc', line.map((word) => `'${word}'`).join(' '), '/dev/null'] : line;
  // Compiled once per test run, not by each process.
  const ofProcess = { PATH: process.env['PATH'], ...clockVariables, NODE_COMPILE_CACHE: join(tmpdir(), 'compiled') };
  const child = spawn(program, rest, { cwd, env: { ...ofProcess, ...environmentOf(place), ...env } });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const ended = new Promise<Ended<number | null>>((resolve) => {
    child.on('close', (code) => resolve({ code, out, err }));
  });
  return { child, ended, said: () => err };
}

/** Limits the size of files. A write beyond the limit fails only if its signal is caught; the compile cache would exceed it too. */
function withoutRoom(blocks: number, [node = '', ...args]: readonly string[]): string[] {
  const taken = ['--import', 'data:text/javascript,process.on("SIGXFSZ", () => {})'];
  return ['env', 'NODE_DISABLE_COMPILE_CACHE=1', 'sh', '-c', `ulimit -f ${blocks}; exec "$@"`, 'sh', node, ...taken, ...args];
}

function environmentOf({ dataDir, databaseUrl }: Place): Record<string, string | undefined> {
  return { DATA_DIR: dataDir, DEMO: 'false', SECRET_KEY: 'a secret key for tests that is long enough', DATABASE_URL: databaseUrl };
}
