/** Programs of a fleet as child processes, which end with this one. */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { programAt } from '../../src/server/test-support/programs.ts';

export interface Process {
  readonly child: ChildProcess;
  /** The newest 20,000 characters of the file `log` in its directory, which has its output. */
  readonly output: () => string;
  readonly ended: Promise<void>;
}

interface BeginOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly directory: string;
  /** The user that it runs as; by default the user who starts it. */
  readonly user?: { readonly uid: number; readonly gid: number } | undefined;
}

const keptCharacters = 20_000;
const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** Starts `program`, by its name or path. */
export function begin([program = '', ...args]: readonly string[], { env = {}, directory, user }: BeginOptions): Process {
  const log = join(directory, 'log');
  const written = openSync(log, 'a');
  const child = spawn(programAt(program) ?? program, args, {
    cwd: directory,
    stdio: ['ignore', written, written],
    env: { PATH: process.env['PATH'], HOME: directory, LANG: 'C.UTF-8', ...env },
    ...user,
  });
  closeSync(written);
  running.add(child);
  const output = () => readFileSync(log, 'utf8').slice(-keptCharacters);
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      running.delete(child);
      resolve();
    }),
  );
  return { child, output, ended };
}

/** Repeats `check` until it holds; a check that throws does not hold yet. Rejects after `withinMs`, with the name of the wait. */
export async function waitFor(what: string, check: () => Promise<boolean>, withinMs = 120_000): Promise<void> {
  const deadline = performance.now() + withinMs;
  let last: unknown;
  while (performance.now() < deadline) {
    try {
      if (await check()) return;
    } catch (error) {
      last = error;
    }
    await setTimeout(100);
  }
  throw new Error(`Waited ${withinMs / 1_000} s in vain for ${what}`, { cause: last });
}
