/** The portal as a process of its own, as an operator starts it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';

const mainProgram = join(import.meta.dirname, '../main.ts');

export interface RunningProgram {
  readonly child: ChildProcess;
  /** What it wrote so far, both streams. */
  readonly output: () => string;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

/** Runs `command` in a process group of its own, on a free port of the loopback address; its group is killed with the test. */
export function runProgram([command = '', ...args]: readonly string[], env: Record<string, string>, cwd = tmpdir()): RunningProgram {
  const child = spawn(command, args, {
    cwd,
    detached: true,
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: join(tmpdir(), 'compiled'), HOST: '127.0.0.1', PORT: '0', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => child.on('exit', (code, signal) => resolve(code ?? signal)));
  onTestFinished(() => signalGroup({ child }, 'SIGKILL'));
  return { child, output: () => output, ended };
}

/** Runs the portal without npm. */
export function runMain(env: Record<string, string>): RunningProgram {
  return runProgram([process.execPath, ...process.execArgv, mainProgram], env);
}

/** Sends `signal` to the process and to all that it started, as a terminal and systemd do; none of them there is no error. */
export function signalGroup({ child }: Pick<RunningProgram, 'child'>, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Where it listens, once it does. */
export async function addressOf({ output }: Pick<RunningProgram, 'output'>): Promise<string> {
  const address = () => /listens at (http:\S+)/.exec(output())?.[1];
  await expect.poll(address, { timeout: 100_000 }).toBeTruthy();
  return address() ?? '';
}
