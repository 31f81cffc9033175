/**
 * F12, F13: the disk of the whole data directory is full, embedded database included: what is stored no longer is refused in words, what needs no
 * room is answered, `/readyz` says so, and all goes on when there is room again.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { quietPortal, signalGroup, startMain } from '../../../src/server/test-support/started-program.ts';
import { makeEmbeddedSite } from '../site/embedded-site.ts';
import { mountSmallDisk } from '../site/small-disk.ts';

const megabytes = 512;
const callers = 20;
const refusedMs = 5_000;
/** What `/readyz` found of the files holds for some seconds. */
const seenWithinMs = 15_000;
const words = 'The portal can read its database, but nothing can be stored in it now';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'dialplane-full-disk-'));
const disk = mountSmallDisk(DATA_DIR, megabytes);
const faults: string[] = [];
try {
  const site = await makeEmbeddedSite(DATA_DIR);
  const node = startMain({ ...quietPortal, DATA_DIR });
  const address = await node.address;
  const readiness = async (wanted: number) => {
    const since = performance.now();
    for (;;) {
      const { status } = await fetch(`${address}/readyz`);
      if (status === wanted || performance.now() - since > seenWithinMs) return status;
      await setTimeout(250);
    }
  };
  disk.fill();
  let refused = 0;
  let since: number | undefined;
  const ask = async () => {
    while (since === undefined || performance.now() - since < refusedMs) {
      const reply = await site.ask(address);
      if (reply?.status === 200) continue;
      since ??= performance.now();
      refused += 1;
      if (reply?.status !== 503 || !reply.text.includes(words) || !reply.isToBeTriedAgain)
        faults.push(`On a full disk a query is ${reply?.status ?? 'cut off'}: ${reply?.text}`);
    }
  };
  await Promise.all(Array.from({ length: callers }, ask));
  const full = await readiness(503);
  disk.empty();
  const ready = await readiness(200);
  const afterwards = await site.ask(address);
  if (full !== 503 || ready !== 200) faults.push(`/readyz is ${full} on a full disk and ${ready} with room`);
  if (afterwards?.status !== 200) faults.push(`With room again a query is ${afterwards?.status}`);
  signalGroup(node, 'SIGTERM');
  const code = await node.ended;
  if (code !== 0) faults.push(`The portal ended with ${code}`);
  const wrong = await site.wrong();
  if (wrong > 0) faults.push(`${wrong} of ${site.answered.size} answered queries are not recorded once`);
  console.log(`${site.answered.size} queries answered, ${refused} refused. ${faults.slice(0, 5).join('. ') || 'Nothing was lost.'}`);
} finally {
  execFileSync('umount', ['--lazy', DATA_DIR]);
  rmSync(DATA_DIR, { recursive: true, force: true });
}
process.exit(faults.length > 0 ? 1 : 0);
