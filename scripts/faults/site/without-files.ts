/** Behaviour of a site while it cannot store its files, whatever the cause. */
import { setTimeout } from 'node:timers/promises';
import { submitBatch } from '../../../src/shared/batches/batches.ts';
import { batchServiceCodes } from '../../../src/shared/services/services.ts';
import { formOf, formType } from '../../../src/server/test-support/batch-form.ts';
import { mailDomain } from './load.ts';
import type { Site } from './site.ts';

const rows = Array.from({ length: 60_000 }, (_, index) => String(447_410_000_000 + index));
const namedWithinMs = 15_000;

/** Takes the files away in the middle of a batch, checks that calls and `/readyz` report it in `words`, and gives them back. */
export async function withoutFiles(
  site: Site,
  change: { takeAway(): Promise<void>; giveBack(): Promise<void>; words: string },
): Promise<void> {
  site.load.start();
  const { id = '' } = await site.load.sendBatch(rows, batchServiceCodes);
  const done = () => site.look((db) => db.selectFrom('batches').where('id', '=', id).select('rows_done').executeTakeFirstOrThrow());
  while ((await done()).rows_done === 0) await setTimeout(20);
  await change.takeAway();
  const query = `service=npq&email=refused@${mailDomain}`;
  const headers = { 'content-type': formType };
  const refused = await site.call(`${submitBatch.path}?${query}`, {
    method: 'POST',
    body: new Uint8Array(formOf('refused.csv', rows)),
    headers,
  });
  const text = await refused.text();
  site.tell(`a batch answers ${refused.status} ${text}`);
  site.expect(
    refused.status === 503 && text.includes(change.words) && refused.headers.has('retry-after'),
    `A batch is ${refused.status}: ${text}`,
  );
  site.expect((await readiness(site, 503)) === 'files cannot be stored', '/readyz does not name the files');
  const waiting = (await done()).rows_done;
  site.expect(waiting < rows.length, 'The batch was finished before the files were away');
  await site.load.answersMore(50);
  await change.giveBack();
  site.expect((await readiness(site, 200)) === 'ready', 'The node is not ready when its files are back');
  const since = performance.now();
  while ((await done()).rows_done === waiting && performance.now() - since < 60_000) await setTimeout(50);
  site.tell(`the batch went on ${Math.round(performance.now() - since)} ms after the files were back`);
}

/** Reads the status of `/readyz` as soon as it answers `wanted`. */
async function readiness(site: Site, wanted: number): Promise<string> {
  const since = performance.now();
  for (;;) {
    const reply = await site.call('/readyz');
    // A parsing edge: the health routes write it.
    const { status } = (await reply.json()) as { status: string };
    if (reply.status === wanted || performance.now() - since > namedWithinMs) return status;
    await setTimeout(250);
  }
}
