/** Programs that a run starts: what they say goes through it, and they end with it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { endingWithParent } from '../../src/server/test-support/ending-with-parent.ts';
import type { Message } from './progress-message.ts';

const running = new Set<ChildProcess>();
/** As shells say it of a program that is not there. */
const notStarted = 127;

export interface Listener {
  readonly onOutput: (chunk: Buffer) => void;
  readonly onMessage?: (message: Message) => void;
}

/** Runs `command` to its end and answers its exit code; null where a signal ended it. */
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
  // What the reporters of this folder send.
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

/** Ends what runs, and then this process: each program as its terminal would end it, and by force where it takes too long. */
export function endOnSignals(): void {
  let ending: Promise<void> | undefined;
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)
    // A terminal tells the whole group, and npm tells it once more.
    process.on(signal, () => {
      ending ??= endAll().then(() => process.exit(code));
    });
  // Whoever started this process was killed.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}

async function endAll(): Promise<void> {
  const ended = [...running].map((child) => new Promise((resolve) => child.once('exit', resolve)));
  const interrupt = () => running.forEach((child) => child.kill('SIGINT'));
  interrupt();
  // Whoever is asked once ends when what runs is over; twice, at once.
  const again = setTimeout(interrupt, againMs);
  const byForce = setTimeout(() => running.forEach((child) => child.kill('SIGKILL')), patienceMs);
  await Promise.all(ended);
  clearTimeout(again);
  clearTimeout(byForce);
}
