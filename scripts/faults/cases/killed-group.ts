/**
 * `npm start` on the embedded database is killed with everything that it started, fifty times, and started again in the same moment: each start
 * comes up, and every query that was answered is there.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { singleQuery } from '../../../src/shared/api/test-diagnostics.ts';
import { startPortal } from '../../../src/server/start.ts';
import { makeUser, signedInToken } from '../../../src/server/test-support/factories.ts';
import { quietPortal, signalGroup, startNpm, type StartedProgram } from '../../../src/server/test-support/started-program.ts';
import { testConfig } from '../../../src/server/test-support/test-config.ts';

const kills = 50;
/** Each so-many-th is killed while it starts, the others while they answer. */
const whileStartingEach = 4;
const longestStartMs = 3_000;
const longestLoadMs = 1_000;

const DATA_DIR = mkdtempSync(join(tmpdir(), 'dialplane-killed-group-'));
const answered = new Set<string>();
const startMs: number[] = [];
let asked = 0;

/** Asks until the portal is gone. */
async function ask(address: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  for (;;) {
    const tel = String(447_400_000_000 + asked++);
    const reply = await fetch(`${address}${singleQuery.path}?phonenumber=${tel}&service=npq`, { headers }).catch(() => undefined);
    if (reply?.status !== 200) return;
    answered.add(tel);
  }
}

async function listening(program: StartedProgram): Promise<string> {
  const since = performance.now();
  const address = await program.address;
  startMs.push(Math.round(performance.now() - since));
  return address;
}

async function recorded(): Promise<Set<string>> {
  const portal = await startPortal(testConfig({ DATA_DIR }));
  const rows = await portal.deps.db.selectFrom('query_records').select('tel').execute();
  await portal.stop();
  return new Set(rows.map(({ tel }) => tel));
}

try {
  const portal = await startPortal(testConfig({ DATA_DIR }));
  const token = await signedInToken(portal.deps, await makeUser(portal.deps));
  await portal.deps.publishing.published();
  await portal.stop();
  let program = startNpm({ ...quietPortal, DATA_DIR });
  for (let kill = 1; kill <= kills; kill += 1) {
    if (kill % whileStartingEach === 0) await setTimeout(Math.random() * longestStartMs);
    else {
      const asking = ask(await listening(program), token);
      await Promise.race([setTimeout(Math.random() * longestLoadMs), asking]);
    }
    signalGroup(program, 'SIGKILL');
    program = startNpm({ ...quietPortal, DATA_DIR });
  }
  await listening(program);
  signalGroup(program, 'SIGTERM');
  await program.ended;
  const there = await recorded();
  const lost = [...answered].filter((tel) => !there.has(tel));
  const sorted = startMs.toSorted((a, b) => a - b);
  console.log(
    `${kills} kills of the group, each start came up (median ${sorted[Math.floor(sorted.length / 2)]} ms, longest ${sorted.at(-1)} ms); ` +
      `${lost.length} of ${answered.size} answered queries are lost`,
  );
  if (lost.length > 0) process.exitCode = 1;
} finally {
  rmSync(DATA_DIR, { recursive: true, force: true });
}
