/** Killing any process at any moment changes nothing of a batch: real processes, real signals. */
import { expect, test } from 'vitest';
import { BatchNode, fullFile, makeSiteAsShipped, makeSiteWithObjects, outcomeOf, reaches, whole } from '../../test-support/batch-nodes.ts';
import type { ObjectStorage } from '../../test-support/object-storage.ts';

/** Four parts. */
const shortFile = 20_000;
const times = { timeout: 240_000 };

/** Lets the file of that part wait on its way into the storage. */
const holdFile = ({ objects }: { objects: ObjectStorage }, part: number) => objects.hold(new RegExp(`^PUT .*/parts/${part}-`));

test(
  'F1: SIGKILL at 1, 50 and 99 % of a batch, F3: SIGTERM between: the next start goes on, every row once, in order, one mail, counts exact',
  { ...times, tags: ['full'] },
  async () => {
    const site = await makeSiteWithObjects(shortFile, { isBundled: true });
    let held = holdFile(site, 1);
    let node = new BatchNode(site);
    expect(await node.send()).toBe(200);
    const endAt = async (signal: 'SIGKILL' | 'SIGTERM', next?: number) => {
      await held.came;
      const ended = node.end(signal);
      if (signal === 'SIGKILL') await ended;
      else await expect.poll(() => node.isStopping()).toBe(true);
      held.letGo();
      if (next !== undefined) held = holdFile(site, next);
      if (signal === 'SIGTERM') expect(await ended).toBe(0);
      node = new BatchNode(site);
    };
    await endAt('SIGKILL', 2);
    await endAt('SIGTERM', 3);
    await endAt('SIGKILL', 4);
    await endAt('SIGKILL');
    expect(await outcomeOf(node, site)).toEqual(whole(site.records));
  },
);

test('F1: of 100,000 rows, killed whenever 1, 50 and 99 % are shown', { ...times, tags: ['full'] }, async () => {
  const site = await makeSiteAsShipped(fullFile);
  let node = new BatchNode(site);
  expect(await node.send()).toBe(200);
  for (const percent of [1, 50, 99]) {
    await reaches(node, percent);
    await node.end('SIGKILL');
    node = new BatchNode(site);
  }
  expect(await outcomeOf(node, site)).toEqual(whole(site.records));
});

const kills = [
  { at: '50 %', parts: [3], tags: [] },
  { at: '1, 50 and 99 %', parts: [1, 3, 4], tags: ['full'] },
];
for (const {
  at,
  parts: [first = 1, ...further],
  tags,
} of kills)
  test(`F1: another worker takes over from one that is killed at ${at}`, { ...times, tags }, async () => {
    const site = await makeSiteWithObjects(shortFile);
    let held = holdFile(site, first);
    let working = new BatchNode(site);
    expect(await working.send()).toBe(200);
    for (const next of [...further, undefined]) {
      await held.came;
      const waiting = new BatchNode(site);
      await waiting.address;
      await working.end('SIGKILL');
      held.letGo();
      if (next !== undefined) held = holdFile(site, next);
      working = waiting;
    }
    expect(await outcomeOf(working, site)).toEqual(whole(site.records));
  });

test('F5: a worker that stood still until another one took over may write nothing late', times, async () => {
  const site = await makeSiteWithObjects(shortFile);
  const { came, letGo: answerStopped } = site.objects.hold(/^PUT .*\/parts\/2-1$/);
  const stopped = new BatchNode(site);
  expect(await stopped.send()).toBe(200);
  await came;
  stopped.child.kill('SIGSTOP');
  const other = new BatchNode(site);
  await reaches(other, 50);
  answerStopped();
  stopped.child.kill('SIGCONT');
  // It ends when all that it has begun is over.
  expect(await stopped.end('SIGTERM')).toBe(0);
  expect(await outcomeOf(other, site)).toEqual(whole(site.records));
});
