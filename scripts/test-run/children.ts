/** Programs that a run starts: their output goes through it, and they end with it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { endingWithParent } from '../../src/server/test-support/ending-with-parent.ts';
import type { Message } from './progress-message.ts';

const running = new Set<ChildProcess>();
/** The exit code of shells for a program that is not there. */
const notStarted = 127;

export interface Listener {
  readonly onOutput: (chunk: Buffer) => void;
  readonly onMessage?: (message: Message) => void;
}

/** Runs `command` to its end and answers its exit code; null if a signal ended it. */
export async function runCommand(
  command: readonly string[],
  { onOutput, onMessage = () => undefined }: Listener,
  env: Readonly<Record<string, string>> = {},
): Promise<number | null> {
  const [program = '', ...args] = endingWithParent(command);
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  running.add(child);
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', onOutput);
  // The messages of this folder's reporters.
  child.on('message', (message) => onMessage(message as Message));
  return new Promise((resolve) => {
    child.once('error', (error) => {
      running.delete(child);
      onOutput(Buffer.from(`${error.message}\n`));
      resolve(notStarted);
    });
    child.once('close', (code) => {
      running.delete(child);
      resolve(code);
    });
  });
}

const againMs = 500;
const patienceMs = 5_000;

/** Ends the running programs, and then this process: each program as its terminal would end it, and by force if it takes too long. */
export function endOnSignals(): void {
  let ending: Promise<void> | undefined;
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)
    // A terminal signals the whole group, and npm signals it once more.
    process.on(signal, () => {
      ending ??= endAll().then(() => process.exit(code));
    });
  // The parent process was killed.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}

async function endAll(): Promise<void> {
  const ended = [...running].map((child) => new Promise((resolve) => child.once('exit', resolve)));
  const interrupt = () => running.forEach((child) => child.kill('SIGINT'));
  interrupt();
  // One interrupt lets a program finish its work first; a second one ends it at once.
  const again = setTimeout(interrupt, againMs);
  const byForce = setTimeout(() => running.forEach((child) => child.kill('SIGKILL')), patienceMs);
  await Promise.all(ended);
  clearTimeout(again);
  clearTimeout(byForce);
}
