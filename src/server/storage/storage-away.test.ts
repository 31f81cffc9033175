/** The portal while its files cannot be reached or kept, and after it. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { downloadBatchResult } from '../../shared/batches/batches.ts';
import { listFiles } from '../../shared/documents/documents.ts';
import { finishedRows, sendBatch } from '../test-support/batches.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { startObjectStorage } from '../test-support/object-storage.ts';
import { type Reply, startPortalForTest, type TestPortal } from '../test-support/test-portal.ts';

const away = { status: 503, headers: { 'retry-after': expect.stringMatching(/^\d+$/) }, body: { message: expect.any(String) } };
const readiness = async ({ app }: TestPortal) => {
  const { statusCode, body } = await app.inject('/readyz');
  return [statusCode, (JSON.parse(body) as { status: string }).status];
};

test(
  'object storage that answers 503: calls are 503 with Retry-After, /readyz names the files, and all goes on when it is back',
  { tags: ['full'] },
  async () => {
    const objects = await startObjectStorage();
    onTestFinished(() => objects.stop());
    objects.setAway(true);
    const portal = await startPortalForTest(objects.env, { documentRetryMs: 200 });
    // The template has published documents, into other files.
    await portal.deps.db.deleteFrom('documents').execute();
    const token = await signedInToken(portal.deps, await makeUser(portal.deps));
    const guides = async () => (await portal.call(listFiles, { query: { matter: 'product-documentation' } }, token)).body.message.length;
    expect(await guides()).toBe(0);
    expect(await sendBatch(portal, token, { content: ['447400123456'] })).toMatchObject(away);
    expect(await readiness(portal)).toEqual([503, 'files cannot be stored']);

    objects.setAway(false);
    await expect.poll(guides).toBeGreaterThan(0);
    const { body } = await sendBatch(portal, token, { content: ['447400123456'] });
    const [result] = await finishedRows(portal, token, body.id);
    const download = (format: 'csv' | 'xlsx'): Promise<Reply> =>
      portal.call(downloadBatchResult, { query: { file: result?.Filename ?? '', format } }, token);
    expect((await download('csv')).status).toBe(200);
    await expect.poll(() => readiness(portal)).toEqual([200, 'ready']);

    objects.setAway(true);
    for (const format of ['csv', 'xlsx'] as const) expect(await download(format)).toMatchObject(away);
  },
);

test('a disk that takes no file: uploads are 503 with words, and /readyz names the files', async () => {
  const portal = await startPortalForTest();
  const token = await signedInToken(portal.deps, await makeUser(portal.deps));
  const partial = join(portal.dataDir, 'files', '.partial');
  // A file in the place of the folder: nothing can be written, whoever tries.
  rmSync(partial, { recursive: true, force: true });
  writeFileSync(partial, '');
  const refused = await sendBatch(portal, token, { content: ['447400123456'] });
  expect(refused).toMatchObject(away);
  expect(refused.body.message).toContain('The portal cannot write files now');
  expect(await readiness(portal)).toEqual([503, 'files cannot be stored']);
});
