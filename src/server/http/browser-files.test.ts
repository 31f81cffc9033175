import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startPortalForTest } from '../test-support/test-portal.ts';

test('a script comes as the build compressed it, in the coding that the browser takes, and caches know of each', async () => {
  const { app } = await startPortalForTest();
  const [script = ''] = /\/assets\/[^"]+\.js/.exec((await app.inject('/')).body) ?? [];
  const ask = (coding: string) => app.inject({ url: script, headers: { 'accept-encoding': coding } });
  const plain = await ask('identity');
  for (const [coding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const { headers, rawPayload } = await ask(coding);
    expect(headers).toMatchObject({
      'content-encoding': coding,
      'content-type': expect.stringMatching(/^[a-z]+\/javascript; charset=utf-8$/),
      'content-length': String(rawPayload.length),
      vary: expect.stringMatching(/accept-encoding/i),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(unpack(rawPayload).equals(plain.rawPayload)).toBe(true);
  }
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.headers).toMatchObject({ vary: expect.stringMatching(/accept-encoding/i) });
});
