/**
 * A feed of ported numbers and a delta, from the command to the answer of a running portal. `PORTED_ROWS=50000000` imports as many rows: it
 * takes a quarter of an hour and 6 GB of disk.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Portal } from '../src/server/start.ts';
import { withPortal } from './batch-run.ts';
import { atMost, type Line } from './line.ts';

const rows = Number(process.env['PORTED_ROWS'] ?? 5_000_000);
const deltaMoves = 10_000;

export const name = `Import of ${rows} ported numbers in any order, and a delta of ${deltaMoves} moves, random numbers, while a portal runs`;

export function run(): Promise<Line[]> {
  return withPortal(async (portal) => {
    const dataDir = portal.deps.config.DATA_DIR;
    const [feed, delta] = [join(dataDir, 'feed.csv'), join(dataDir, 'delta.csv')];
    writeLines(feed, 'tel;donorSpId;recipientSpId;rn;cic;portDate;seq', feedLines());
    writeLines(delta, 'change;tel;donorSpId;recipientSpId;rn;cic;portDate;seq', deltaLines());
    const whole = await imported(portal, [feed]);
    const before = await settledMemory();
    const changed = await imported(portal, [delta, '--delta', '--on', '1']);
    const after = await settledMemory();
    process.stderr.write(`feed: ${whole.seconds.toFixed(1)} s until in force; delta: ${changed.maxMb.toFixed(0)} MB\n`);
    return [
      atMost(`import of ${rows} ported numbers, memory`, { ours: whole.maxMb, peer: 1_000, unit: 'MB' }, 1),
      atMost('a delta is in force, from the start of its command', { ours: changed.seconds, peer: 5, unit: 's' }, 1),
      atMost('memory of the portal after the delta vs before', { ours: after, peer: before, unit: 'MB' }, 1.1),
    ];
  });
}

/** The number at a position of the feed; as in a country that has ported a fiftieth of its mobile numbers. */
const numberAt = (index: number) => 447_000_000_000 + index * 50 + ((Math.imul(index, 0x9e37_79b1) >>> 8) % 50);
const rest = (index: number) => {
  const mixed = Math.imul(index + 1, 0x85eb_ca6b) >>> 0;
  const day = new Date(Date.UTC(2019, 0, 1 + (mixed % 2_500))).toISOString().slice(0, 10);
  const recipient = `00440${10 + (mixed % 40)}`;
  return { recipient, day, line: `00440${10 + ((mixed >>> 8) % 40)};${recipient};;${recipient};${day};1` };
};

function* feedLines(): Generator<string> {
  // A step without a common divisor reaches every number once, in no order.
  const step = 7_368_787;
  for (let row = 0; row < rows; row += 1) {
    const index = (row * step) % rows;
    yield `${numberAt(index)};${rest(index).line}`;
  }
}

/** Removes one of three; the others move once more, or for the first time. */
function* deltaLines(): Generator<string> {
  for (let change = 0; change < deltaMoves; change += 1) {
    const index = Math.floor((change * rows) / deltaMoves);
    const { recipient, day } = rest(index);
    if (change % 3 === 0) yield `remove;${numberAt(index)};;${recipient};;;${day};`;
    else if (change % 3 === 1) yield `add;${numberAt(index)};${recipient};0044099;;0044099;2026-11-01;2`;
    else yield `add;${446_000_000_000 + index};;0044099;;0044099;2026-11-01;1`;
  }
}

function writeLines(file: string, header: string, lines: Iterable<string>): void {
  const descriptor = openSync(file, 'wx');
  let piece = [header];
  for (const line of lines) {
    if (piece.length === 10_000) {
      writeSync(descriptor, `${piece.join('\n')}\n`);
      piece = [];
    }
    piece.push(line);
  }
  writeSync(descriptor, `${piece.join('\n')}\n`);
  closeSync(descriptor);
}

interface Imported {
  /** Seconds from the start of the command until this portal answers from the new version. */
  readonly seconds: number;
  /** Peak memory of the command's process, in MB. */
  readonly maxMb: number;
}

/** Prints at its end the peak memory of the process, in KB. */
const sayMemory = 'data:text/javascript,process.on("exit",()=>process.stderr.write("maxRSS "+process.resourceUsage().maxRSS+"\\n"))';

async function imported({ deps }: Portal, args: readonly string[]): Promise<Imported> {
  const before = deps.dataSets.current().numbers.ported.version;
  const begun = performance.now();
  const command = join(import.meta.dirname, '../src/server/cli/portal.ts');
  const child = spawn(
    process.execPath,
    ['--import', sayMemory, command, 'import', 'ported', ...args, ...(args.includes('--delta') ? [] : ['--covers', 'GB'])],
    {
      env: { PATH: process.env['PATH'], DATA_DIR: deps.config.DATA_DIR, DEMO: 'true' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  const maxKb = /maxRSS (\d+)/.exec(said)?.[1];
  if (code !== 0 || maxKb === undefined) throw new Error(`The import ended with ${code}: ${said}`);
  while (deps.dataSets.current().numbers.ported.version === before) await setTimeout(10);
  return { seconds: (performance.now() - begun) / 1_000, maxMb: Number(maxKb) / 1_024 };
}

async function settledMemory(): Promise<number> {
  globalThis.gc?.();
  await setTimeout(1_500);
  globalThis.gc?.();
  return process.memoryUsage().arrayBuffers / 2 ** 20;
}
