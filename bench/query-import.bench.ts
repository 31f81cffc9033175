/** Imports a file of query records while users make calls: no call waits for the import. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { atMost, type Line } from './line.ts';
import { type BenchPortal, startBenchPortal } from './portal.ts';

const records = 1_000_000;

export const name = `Import of ${records} query records, beside a call every 20 ms`;

const everyMs = 20;
const mostWaitMs = 250;

export async function run(): Promise<Line[]> {
  const portal = await startBenchPortal();
  try {
    const file = join(portal.dataDir, 'records.csv');
    await writeRecords(file);
    const waits: number[] = [];
    const importing = importFile(portal, file);
    let isOver = false;
    void importing.finally(() => (isOver = true));
    const calls: Promise<unknown>[] = [];
    while (!isOver) {
      calls.push(timedCall(portal).then((ms) => waits.push(ms)));
      await setTimeout(everyMs);
    }
    await Promise.all([importing, ...calls]);
    const sorted = waits.toSorted((a, b) => a - b);
    const share = (of: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))] ?? 0;
    return [
      atMost('call beside the import, median', { ours: share(0.5), peer: mostWaitMs, unit: 'ms' }, 1),
      atMost('call beside the import, 99 of 100', { ours: share(0.99), peer: mostWaitMs, unit: 'ms' }, 1),
      atMost('call beside the import, longest', { ours: share(1), peer: mostWaitMs, unit: 'ms' }, 1),
    ];
  } finally {
    await portal.stop();
  }
}

async function timedCall({ address, authorization }: BenchPortal): Promise<number> {
  const begun = performance.now();
  const response = await fetch(`${address}/api/test-diagnostics/single-query?phonenumber=447400123456&service=npq`, {
    headers: { authorization },
  });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`A call beside the import was answered ${response.status}`);
  return performance.now() - begun;
}

async function importFile({ dataDir }: BenchPortal, file: string): Promise<void> {
  const args = ['src/server/cli/portal.ts', 'import', 'qdr', file];
  const child = spawn(process.execPath, args, {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The import ended with ${code}`);
}

/** Writes records of the last ten days, in two services. */
async function writeRecords(file: string): Promise<void> {
  const stream = createWriteStream(file);
  stream.write('account;at;service;tel;rc\n');
  const from = Date.now() - 10 * 86_400_000;
  for (let index = 0; index < records; index += 1) {
    const at = new Date(from + index * 800).toISOString();
    const line = `1001;${at};${index % 3 === 0 ? 'gnr' : 'npq'};4474${String((index * 7_919) % 100_000_000).padStart(8, '0')};${index % 10 === 0 ? 300 : 0}\n`;
    if (!stream.write(line)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'close');
}
