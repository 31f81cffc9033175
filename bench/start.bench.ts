/** Time from the command until the portal is ready, with its data present: the median of three starts. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atMost, type Line } from './line.ts';

export const name = 'Start: the command to a ready portal';
const goalMs = 3_000;

export async function run(): Promise<Line[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'dialplane-bench-'));
  try {
    await startUntilReady(dataDir);
    const times: number[] = [];
    for (let round = 0; round < 3; round += 1) times.push(await startUntilReady(dataDir));
    const ours = times.toSorted((a, b) => a - b)[1] ?? Number.NaN;
    return [atMost('start with data present, until ready', { ours, peer: goalMs, unit: 'ms' }, 1)];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Milliseconds from `npm start` to a ready portal, which is then stopped. */
async function startUntilReady(dataDir: string): Promise<number> {
  const begun = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' },
    detached: true,
  });
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /listens at (http:\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.on('exit', () => reject(new Error(`The portal did not start:\n${output}`)));
  });
  const { ok } = await fetch(`${address}/readyz`);
  const ms = performance.now() - begun;
  if (!ok || child.pid === undefined) throw new Error('The portal is not ready');
  const ended = new Promise((resolve) => child.on('exit', resolve));
  process.kill(-child.pid, 'SIGTERM');
  await ended;
  return ms;
}
