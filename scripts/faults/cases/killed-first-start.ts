/** `npm start` on an empty data directory is killed while it makes the database, and started again in the same moment: that one comes up. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { runningServer } from '../../../src/server/bundled-postgres/pid-file.ts';
import { quietPortal, signalGroup, startNpm } from '../../../src/server/test-support/started-program.ts';

const rounds = 10;
/** About as long as making the database takes. */
const longestMakingMs = 1_000;

const isUnfinished = (name: string) => name.startsWith('database.new');
const faults: string[] = [];
let cutInTheMiddle = 0;
for (let round = 1; round <= rounds; round += 1) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'dialplane-first-start-'));
  const killed = startNpm({ ...quietPortal, DATA_DIR });
  while (!readdirSync(DATA_DIR).some(isUnfinished)) await setTimeout(5);
  await setTimeout(Math.random() * longestMakingMs);
  signalGroup(killed, 'SIGKILL');
  if (readdirSync(DATA_DIR).some(isUnfinished)) cutInTheMiddle += 1;
  const next = startNpm({ ...quietPortal, DATA_DIR });
  await next.address.catch((error: unknown) => faults.push(String(error)));
  const left = readdirSync(DATA_DIR).filter(isUnfinished);
  if (left.length > 0) faults.push(`${left.join(' and ')} stayed`);
  signalGroup(next, 'SIGKILL');
  while (runningServer(join(DATA_DIR, 'database')) !== undefined) await setTimeout(10);
  rmSync(DATA_DIR, { recursive: true, force: true });
}
console.log(
  `${rounds} first starts killed, ${cutInTheMiddle} with half a database. ${faults.join('. ') || 'The next one always came up.'}`,
);
process.exit(faults.length > 0 ? 1 : 0);
