import { expect, test } from 'vitest';
import { batchResults } from '../../shared/batches/batches.ts';
import { resultText } from '../test-support/batches.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { startPortalForTest } from '../test-support/test-portal.ts';

test('the demo has a finished batch of which two rows of six failed in each service, its results can be read, and nobody was mailed', async () => {
  const portal = await startPortalForTest({ DEMO: 'true' });
  const token = await signedInToken(portal.deps, await makeUser(portal.deps, { organisationId: 1001 }));
  const rows = (await portal.call(batchResults, { query: {} }, token)).body.message;
  expect(rows).toMatchObject([
    { name: 'demo-numbers.csv', Service: 'npq', Records: 6, status: 'partly', failed: 2, answered: 4 },
    { name: 'demo-numbers.csv', Service: 'ported', Records: 6, status: 'partly', failed: 2, answered: 4 },
  ]);
  const lines = (await resultText(portal, token, 'demo-numbers_npq_demo.csv')).trimEnd().split('\r\n');
  expect(lines.map((line) => line.slice(0, line.indexOf(';')))).toEqual([
    'number',
    '447700900123',
    '447700900100',
    '12025550123',
    '61255500123',
    '999123456789',
    '447700900900',
  ]);
  expect(await portal.deps.db.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);
});
