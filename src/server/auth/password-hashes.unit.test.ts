import { createHook } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { createPasswordHashes, digestPassword } from './password-hashes.ts';

const digest = digestPassword('correct horse battery');

test('T21: a stored password is worth nothing without the secret key', async () => {
  const stored = await createPasswordHashes(['the secret key of this portal']).hash(digest);
  expect(await createPasswordHashes(['the secret key of this portal']).matches(stored, digest)).toBe(true);
  const others = createPasswordHashes(['another secret key']);
  expect(await others.matches(stored, digest)).toBe(false);
  // The hash does not match either if it names the other key.
  const keyIdIn = (hash: string) => /keyid=[^,$]+/.exec(hash)?.[0] ?? '';
  const renamed = stored.replace(keyIdIn(stored), keyIdIn(await others.hash(digest)));
  expect(renamed).not.toBe(stored);
  expect(await others.matches(renamed, digest)).toBe(false);
});

test('T2: where nothing is stored as many hashes are computed as where something is', async () => {
  const hashes = createPasswordHashes(['the secret key of this portal']);
  const stored = await hashes.hash(digest);
  // The first call makes the decoy.
  await hashes.matches(undefined, digest);
  const known = await jobsDuring(() => hashes.matches(stored, digest));
  expect(known).toBe(1);
  expect(await jobsDuring(() => hashes.matches(undefined, digest))).toBe(known);
  expect(await jobsDuring(() => hashes.matches(null, digest))).toBe(known);
});

test('T2: the password of the decoy signs nobody in', async () => {
  expect(await createPasswordHashes(['key']).matches(undefined, 'nobody has this password')).toBe(false);
});

test('T62: no more hashes are computed at once than there are places', async () => {
  const hashes = createPasswordHashes(['key'], { places: 2, maxWaitMs: 60_000 });
  const all: Promise<unknown>[] = [];
  const jobs = await jobsDuring(async () => {
    all.push(
      ...Array.from({ length: 5 }, (_, at) => (at % 2 ? hashes.hash(digest) : hashes.inTurn(({ matches }) => matches(null, digest)))),
    );
  });
  // The first comparison also makes the decoy, which later ones reuse.
  expect(jobs).toBe(2);
  await Promise.all(all);
});

/** Returns the number of jobs outside JavaScript, such as hashes, that `work` starts. */
async function jobsDuring(work: () => Promise<unknown>): Promise<number> {
  let jobs = 0;
  const ofJavaScript = new Set(['PROMISE', 'TickObject', 'Immediate', 'Timeout', 'Microtask', 'RANDOMBYTESREQUEST', 'HASHREQUEST']);
  const hook = createHook({
    init: (_id, type) => {
      if (!ofJavaScript.has(type)) jobs += 1;
    },
  }).enable();
  await work();
  hook.disable();
  return jobs;
}
