/** Lists that are too long for one call are read all the same, so that their sender is told what to do. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bulkQueries } from '../../shared/single-query/single-query.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

const services = 'npq gnr liveStatus liveRouting ported ports&days ukported usmrq dno irsfCheck dnoText AITCheck'.split(' ');

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const newToken = async () => signedInToken(portal.deps, await makeUser(portal.deps));

test.each([
  [
    '1,001 full numbers of twelve services, written with room',
    1_001,
    (list: unknown) => JSON.stringify(list).replaceAll(',', `,${' '.repeat(60)}`),
  ],
  ['as many as a batch takes', 100_000, (list: unknown) => JSON.stringify(list)],
  ['as many that are none', 100_000, (list: unknown) => JSON.stringify(list).replaceAll(/"(\d+)"/g, '$1')],
])('%s: 400 in one sentence that says to send a batch', async (_, count, write) => {
  const numbers = Array.from({ length: count }, (_, at) => String(447_400_000_000_000 + at));
  const payload = write({ numbers, services });
  expect(payload.length).toBeGreaterThan(64 * 1024);
  const headers = {
    authorization: `Bearer ${await newToken()}`,
    'x-requested-with': 'XMLHttpRequest',
    'content-type': 'application/json',
  };
  const reply = await portal.app.inject({ method: 'POST', url: bulkQueries.path, headers, payload });
  const message = 'At most 1,000 numbers per call. Send more as a batch: POST /api/batchquery/batch_query';
  expect([reply.statusCode, reply.json()]).toEqual([400, { code: 'validation_failed', message, errors: { numbers: message } }]);
});

test('a body beyond 2 MiB is not read', async () => {
  const headers = {
    authorization: `Bearer ${await newToken()}`,
    'x-requested-with': 'XMLHttpRequest',
    'content-type': 'application/json',
  };
  const reply = await portal.app.inject({ method: 'POST', url: bulkQueries.path, headers, payload: ' '.repeat(2 * 1024 * 1024 + 1) });
  expect([reply.statusCode, reply.json().code]).toEqual([413, 'payload_too_large']);
});
