/**
 * `npm start` on the database that comes with it is killed with everything that it started, forty times under load, and started again in the same
 * moment. The database has a process group of its own: every other time it is killed too, as with its container; else it sees that the portal is
 * gone, and ends by itself under the next one.
 */
import { setTimeout } from 'node:timers/promises';
import { signalTree } from '../../../src/server/test-support/postgres.ts';
import { signalGroup, startNpm, type StartedProgram } from '../../../src/server/test-support/started-program.ts';
import { onBundledSite } from '../site/on-site.ts';

const kills = 40;
/** Each so-many-th is killed while it starts, the others while they answer. */
const whileStartingEach = 5;
const longestStartMs = 3_000;
const longestLoadMs = 1_500;

await onBundledSite(async (site) => {
  const startMs: number[] = [];
  const listening = async (program: StartedProgram) => {
    const since = performance.now();
    await program.address;
    startMs.push(Math.round(performance.now() - since));
  };
  let killedServers = 0;
  let program = site.start(startNpm);
  site.load.start();
  for (let kill = 1; kill <= kills; kill += 1) {
    if (kill % whileStartingEach !== 0) await listening(program);
    await setTimeout(Math.random() * (kill % whileStartingEach === 0 ? longestStartMs : longestLoadMs));
    const { server } = site;
    if (kill % 2 === 0 && server !== undefined) {
      signalTree(server.pid, 'SIGKILL');
      killedServers += 1;
    }
    signalGroup(program, 'SIGKILL');
    program = site.start(startNpm);
  }
  await listening(program);
  await site.load.answersMore(50);
  const sorted = startMs.toSorted((a, b) => a - b);
  site.tell(
    `${kills} kills, ${killedServers} of them with the database; each start came up (median ${sorted[Math.floor(sorted.length / 2)]} ms, longest ${sorted.at(-1)} ms)`,
  );
});
