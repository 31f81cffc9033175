/** Programs as processes of their own, and their addresses. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Overrides } from '../start.ts';
import { endingWithParent } from './ending-with-parent.ts';
import { clockVariables } from './moved-clock.ts';
import packageJson from '../../../package.json' with { type: 'json' };

export interface StartedProgram {
  readonly child: ChildProcess;
  /** Returns its output so far, both streams. */
  readonly output: () => string;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
  /** The address once it listens; rejects if the program ends before. */
  readonly address: Promise<string>;
}

const running = new Set<ChildProcess>();
// In groups of their own they would outlive the process that started them.
process.on('exit', () => running.forEach((child) => signalGroup({ child }, 'SIGKILL')));

type Environment = Readonly<Record<string, string>>;

/** The environment of a portal without log output or rate limit. */
export const quietPortal = {
  LOG_LEVEL: 'silent',
  DEMO: 'false',
  RATE_LIMIT_PER_MINUTE: '0',
  SECRET_KEY: 'a secret key for tests that is long enough',
} as const;

/** Runs `program` in a process group of its own, on a free port of the loopback address. */
function startProgram(program: readonly string[], env: Environment, cwd = tmpdir()): StartedProgram {
  const [command = '', ...args] = endingWithParent(program);
  const child = spawn(command, args, {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: join(tmpdir(), 'compiled'),
      HOST: '127.0.0.1',
      PORT: '0',
      ...clockVariables,
      ...env,
    },
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let output = '';
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
  const address = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const found = /listens at (http:\S+)/.exec(output)?.[1];
        if (found) resolve(found);
      });
    void ended.then((how) => reject(new Error(`The program ended with ${how} before it listened: ${output}`)));
  });
  // A rejection does not matter to tests that do not wait for the address.
  address.catch(() => undefined);
  return { child, output: () => output, ended, address };
}

const server = join(import.meta.dirname, '..');

/** Runs the portal without npm; `preload` are modules that it imports first. */
export function startMain(env: Environment, { preload = [] }: { preload?: readonly string[] } = {}): StartedProgram {
  const imports = preload.flatMap((module) => ['--import', module]);
  return startProgram([process.execPath, ...imports, join(server, 'main.ts')], env);
}

/** Runs `npm start` as an operator does, without its first steps, which would change the project under test. */
export function startNpm(env: Environment): StartedProgram {
  const directory = mkdtempSync(join(tmpdir(), 'dialplane-npm-'));
  const start = packageJson.scripts.start.replace(' install build', '').replace('scripts/', `${join(server, '../..')}/scripts/`);
  writeFileSync(join(directory, 'package.json'), JSON.stringify({ name: 'started', version: '1.0.0', scripts: { start } }));
  const program = startProgram(['npm', 'start', '--no-update-notifier'], { ...env, HOME: directory }, directory);
  void program.ended.then(() => rmSync(directory, { recursive: true, force: true }));
  return program;
}

/** The overrides that JSON can express. */
export interface ProcessOverrides extends Pick<Overrides, 'batchWorkerTimes' | 'leaseMs'> {
  /** A moment at which to stop its clock. */
  readonly now?: string | undefined;
}

/** Runs the portal without npm, with other times. */
export function startPortalProcess(env: Environment, overrides: ProcessOverrides): StartedProgram {
  return startProgram([process.execPath, join(server, 'test-support/portal-process.ts'), JSON.stringify(overrides)], env);
}

/** Sends `signal` to the process and to everything that it started, as a terminal and systemd do; ignores a group that is gone. */
export function signalGroup({ child }: Pick<StartedProgram, 'child'>, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
