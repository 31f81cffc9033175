import { expect, test } from 'vitest';
import { rangeChanges } from '../../shared/range-search/range-changes.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { startPortalForTest } from '../test-support/test-portal.ts';

test('the demo has a range that was added, removed, moved and changed each, and says that the version before is made up', async () => {
  const portal = await startPortalForTest({ DEMO: 'true' });
  const token = await signedInToken(portal.deps, await makeUser(portal.deps));
  const { response } = (await portal.call(rangeChanges, { query: {} }, token)).body;
  expect(response.versions).toMatchObject([
    { origin: 'built in', isCurrent: true },
    { dataVersion: response.from, origin: 'made up', source: null, isCurrent: false, isKept: true },
  ]);
  expect(response.versions[1].rows).toBe(response.versions[0].rows);
  expect(response.from).toMatch(/^demo-\d{4}-\d\d-\d\d$/);
  expect(response.counts).toEqual({ added: 1, removed: 1, moved: 1, changed: 1 });
  expect(response.moves).toEqual([{ from: 'Other Mobile', to: 'Example Mobile', ranges: 1 }]);
});
