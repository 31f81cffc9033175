/** Cuts the power of a portal on the embedded database, fifty times under load and some times while it starts for the first time. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sufferPowerCuts, type Cut } from '../../../src/server/test-support/power-cut/power-cuts.ts';

const firstStarts = 8;
const underLoad = 50;
const longestFirstStartMs = 10_000;
const longestLoadMs = 1_500;

const directory = mkdtempSync(join(tmpdir(), 'dialplane-power-cut-'));
process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
// Every other cut loses all that was not synced, the others some of it, block by block.
const cuts: Cut[] = Array.from({ length: firstStarts + underLoad }, (_, index) => ({
  whileStarting: index < firstStarts,
  afterMs: Math.random() * (index < firstStarts ? longestFirstStartMs : longestLoadMs),
  chance: index % 2 === 0 ? 0 : Math.random(),
}));
const { queries, batches, faults } = await sufferPowerCuts(directory, cuts, console.log);
console.log(
  `${cuts.length} power cuts: ${queries} queries and ${batches} batches acknowledged. ${faults.join('. ') || 'Nothing was lost.'}`,
);
if (faults.length > 0) process.exitCode = 1;
