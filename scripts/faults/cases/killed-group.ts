/**
 * `npm start` on the embedded database is killed with everything that it started, fifty times, and started again in the same moment: each start
 * comes up, and every query that was answered is there.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { quietPortal, signalGroup, startNpm, type StartedProgram } from '../../../src/server/test-support/started-program.ts';
import { makeEmbeddedSite } from '../site/embedded-site.ts';

const kills = 50;
/** Each so-many-th is killed while it starts, the others while they answer. */
const whileStartingEach = 4;
const longestStartMs = 3_000;
const longestLoadMs = 1_000;

const DATA_DIR = mkdtempSync(join(tmpdir(), 'dialplane-killed-group-'));
const startMs: number[] = [];

async function listening(program: StartedProgram): Promise<string> {
  const since = performance.now();
  const address = await program.address;
  startMs.push(Math.round(performance.now() - since));
  return address;
}

try {
  const site = await makeEmbeddedSite(DATA_DIR);
  const askUntilGone = async (address: string) => {
    while ((await site.ask(address))?.status === 200) continue;
  };
  let program = startNpm({ ...quietPortal, DATA_DIR });
  for (let kill = 1; kill <= kills; kill += 1) {
    if (kill % whileStartingEach === 0) await setTimeout(Math.random() * longestStartMs);
    else {
      const asking = askUntilGone(await listening(program));
      await Promise.race([setTimeout(Math.random() * longestLoadMs), asking]);
    }
    signalGroup(program, 'SIGKILL');
    program = startNpm({ ...quietPortal, DATA_DIR });
  }
  await listening(program);
  signalGroup(program, 'SIGTERM');
  await program.ended;
  const wrong = await site.wrong();
  const sorted = startMs.toSorted((a, b) => a - b);
  console.log(
    `${kills} kills of the group, each start came up (median ${sorted[Math.floor(sorted.length / 2)]} ms, longest ${sorted.at(-1)} ms); ` +
      `${wrong} of ${site.answered.size} answered queries are not recorded once`,
  );
  if (wrong > 0) process.exitCode = 1;
} finally {
  rmSync(DATA_DIR, { recursive: true, force: true });
}
