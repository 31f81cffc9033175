/** The joined file of a batch, as CSV and as a workbook: answers of every service beside each number and beside own columns, read to its end. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { findBatch } from '../src/server/batches/batches.queries.ts';
import { joinedFile } from '../src/server/batches/joined-forms.ts';
import { resultFile } from '../src/server/batches/result-file.ts';
import type { Portal } from '../src/server/start.ts';
import { type Finished, fifthOf, peakMemory, runBatch, withPortal } from './batch-run.ts';
import { batchFile, linesWanted, services } from './batch-sample.ts';
import { atMost, fasterThan, type Line } from './line.ts';
import { median } from './rounds.ts';

export const name = `The joined file of a batch: ${linesWanted} lines x ${services.length} services and two own columns, streamed`;

const rounds = 3;
/** Extra memory allowed for five times the rows: garbage that the collector had no reason to free. */
const mostMemory = 1.5;
/** Longest wait of other work in the portal while a file is read. */
const mostPauseMs = 100;

export const run = (): Promise<Line[]> => withPortal(measure);

async function measure(portal: Portal): Promise<Line[]> {
  const file = batchFile(portal.deps.dataSets.current().ranges);
  const [long, short] = [await finishedBatch(portal, file), await finishedBatch(portal, fifthOf(file))];
  const singles: number[] = [];
  const times: Record<'csv' | 'xlsx', number[]> = { csv: [], xlsx: [] };
  for (let round = 0; round < rounds; round += 1) {
    singles.push(await timeOf(() => readSingles(portal, long)));
    for (const format of ['csv', 'xlsx'] as const) times[format].push(await timeOf(() => readJoined(portal, long, format)));
  }
  const pause = (format: 'csv' | 'xlsx') => longestPause(() => readJoined(portal, long, format));
  const memory = (batch: Finished) => peakMemory(() => readJoined(portal, batch, 'csv'));
  const sheetMemory = (batch: Finished) => peakMemory(() => readJoined(portal, batch, 'xlsx'));
  return [
    fasterThan('joined CSV, vs reading the cells of each result', { ours: median(times.csv), peer: median(singles), unit: 'ms' }, 2),
    atMost('its longest pause of others', { ours: await pause('csv'), peer: mostPauseMs, unit: 'ms' }, 1),
    atMost(
      'its memory at the peak, vs a fifth of the lines',
      { ours: await memory(long), peer: await memory(short), unit: 'MB' },
      mostMemory,
    ),
    // Ten million cells are written as XML and packed besides.
    atMost('joined workbook, vs the same', { ours: median(times.xlsx), peer: median(singles), unit: 'ms' }, 1.5),
    atMost('its longest pause of others', { ours: await pause('xlsx'), peer: mostPauseMs, unit: 'ms' }, 1),
    atMost(
      'its memory, vs a fifth of the lines',
      { ours: await sheetMemory(long), peer: await sheetMemory(short), unit: 'MB' },
      mostMemory,
    ),
  ];
}

/** Runs a batch of the file with two columns of its own. */
function finishedBatch(portal: Portal, file: Uint8Array): Promise<Finished> {
  const rows = file.filter((byte) => byte === 10).length;
  const columns = `customer;note\n${Array.from({ length: rows }, (_, row) => `Customer ${row};"a; ${row}"\n`).join('')}`;
  return runBatch(portal, file, columns);
}

async function readJoined({ deps }: Portal, { organisationId, id }: Finished, format: 'csv' | 'xlsx'): Promise<void> {
  const batch = await findBatch(deps.db, { organisationId, keptDays: 1 }, id);
  if (!batch) throw new Error('The batch is gone');
  const { file } = await joinedFile(deps, organisationId, { batch, format });
  for await (const _ of await file.open());
}

/** Reads every cell of each result, as a customer who joins the results themselves does. */
async function readSingles({ deps }: Portal, { organisationId, id }: Finished): Promise<void> {
  for (const [position, service] of services.entries()) {
    const file = await resultFile(deps, organisationId, { id, service, position });
    for await (const _ of await file.rows());
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** The longest time that other work of this process waited, in ms. */
async function longestPause(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await work();
  delay.disable();
  return delay.max / 1e6;
}
