/** The lock between processes: real ones, that live, end and are killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockDirectory } from './directory-lock.ts';

const hasProc = existsSync('/proc/self/stat');

function makeDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'dialplane-lock-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

const lockOf = (directory: string) => join(directory, 'portal.lock');

/** A process that runs until the test is over, and its first line. */
async function run(command: string, ...args: string[]): Promise<{ child: ChildProcess; line: string }> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, line: chunk.toString().trim() };
}

/** What a lock file says of a process. */
function holderText(pid: number | string): string {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // proc(5): field 22, clock ticks from boot to its start.
  return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
}

test('a data directory in use by a living process is refused, and says by which', async () => {
  const directory = makeDirectory();
  const unlock = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${process.pid}`);
  unlock();
  (await lockDirectory(directory))();
});

test.each([
  ['of a process that is gone', '4194305 1'],
  ['of an earlier process with the same id', `${process.pid} 1`],
  ['that a power cut left empty', ''],
])('a stale lock %s locks nobody out', async (_, content) => {
  const directory = makeDirectory();
  writeFileSync(lockOf(directory), content);
  await expect(lockDirectory(directory)).resolves.toBeTypeOf('function');
});

test('of several that start at once one gets the directory', async () => {
  const directory = makeDirectory();
  writeFileSync(lockOf(directory), '4194305 1');
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => lockDirectory(directory)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test.runIf(hasProc)('an empty lock of a process that is starting is not stale', async () => {
  const directory = makeDirectory();
  const { child } = await run('sh', '-c', 'echo; exec sleep 60');
  writeFileSync(lockOf(directory), '');
  const locking = lockDirectory(directory);
  setTimeout(() => writeFileSync(lockOf(directory), holderText(child.pid ?? 0)), 300);
  await expect(locking).rejects.toThrow(`in use by process ${child.pid}`);
});

// It ends after the shell became the sleeper: a shell may look after it before.
test.runIf(hasProc)('a zombie, whose parent never looks after it, holds nothing', async () => {
  const directory = makeDirectory();
  const { line: zombie } = await run('sh', '-c', 'sleep 0.5 & echo $!; exec sleep 60');
  await expect.poll(() => readFileSync(`/proc/${zombie}/stat`, 'utf8')).toContain(') Z ');
  writeFileSync(lockOf(directory), holderText(zombie));
  await expect(lockDirectory(directory)).resolves.toBeTypeOf('function');
});

test.runIf(hasProc)('a holder that was killed a moment ago, and still gives its memory back, is waited for', async () => {
  const directory = makeDirectory();
  const { child } = await run(
    process.execPath,
    '-e',
    "globalThis.kept = Buffer.alloc(2 ** 29, 1); console.log('filled'); setInterval(() => {}, 1e6)",
  );
  writeFileSync(lockOf(directory), holderText(child.pid ?? 0));
  child.kill('SIGKILL');
  await expect(lockDirectory(directory)).resolves.toBeTypeOf('function');
});
