import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listSearches, removeSearch, saveSearch } from '../../shared/reports/saved-searches.ts';
import { makeUser, signedInToken, type TestUser } from '../test-support/factories.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
let user: TestUser;
let token: string;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());
beforeEach(async () => {
  user = await makeUser(portal.deps);
  token = await signedInToken(portal.deps, user);
});

const parameters = { period: 'last-week', countryList: ['GB', 'FR'], failed: true } as const;
const save = (name: string, more: object = {}) =>
  portal.call(saveSearch, { body: { name, parameters: { ...parameters, ...more } } as never }, token);
const listed = async (as = token) => (await portal.call(listSearches, {}, as)).body.message;

test('a search is saved under a name, listed by name, replaced by one of the same name, and removed', async () => {
  const { body } = await save('  Weekly ');
  expect(body).toEqual({
    message: 'The search “Weekly” was saved',
    said: { name: 'reportsSaid.searchSaved', values: ['Weekly'] },
    id: expect.any(String),
  });
  await save('All of May', { period: undefined, from: '2026-05-01', to: '2026-05-31', failed: false });
  const ofMay = { from: '2026-05-01', to: '2026-05-31', countryList: ['GB', 'FR'], failed: false };
  expect(await listed()).toEqual([
    { id: expect.any(String), name: 'All of May', parameters: ofMay },
    { id: body.id, name: 'Weekly', parameters },
  ]);
  expect((await save('Weekly', { failed: false })).body.id).toBe(body.id);
  expect((await listed())[1].parameters.failed).toBe(false);
  expect(await portal.call(removeSearch, { body: { id: body.id } }, token)).toMatchObject({ status: 200 });
  expect(await listed()).toMatchObject([{ name: 'All of May' }]);
});

test('a search is its own user’s: a colleague neither sees nor removes it, and both have one of the same name', async () => {
  const { body } = await save('Weekly');
  const colleague = await signedInToken(portal.deps, await makeUser(portal.deps, { organisationId: user.organisationId }));
  expect(await listed(colleague)).toEqual([]);
  expect(await portal.call(removeSearch, { body: { id: body.id } }, colleague)).toMatchObject({
    status: 404,
    body: { message: 'Saved search not found' },
  });
  expect((await portal.call(saveSearch, { body: { name: 'Weekly', parameters } as never }, colleague)).body.id).not.toBe(body.id);
  expect(await listed()).toMatchObject([{ id: body.id }]);
});

test('the days of a search may be a single one', async () => {
  expect((await save('One day', { period: undefined, from: '2026-05-01', to: '2026-05-01' })).status).toBe(200);
});

test('there are at most 100, and one of them can still be replaced', async () => {
  for (let index = 0; index < 100; index += 1) expect((await save(`Search ${index}`)).status).toBe(200);
  expect(await save('One more')).toMatchObject({ status: 409, body: { message: 'You already have 100 saved searches. Remove one first' } });
  expect((await save('Search 7')).status).toBe(200);
});

describe('is refused', () => {
  test.each<[string, object, string]>([
    ['', {}, 'Enter a name for the search'],
    ['a'.repeat(81), {}, 'The name can have at most 80 characters'],
    ['two\nlines', {}, 'Remove line breaks and invisible characters from the name'],
    ['x', { period: undefined }, 'Use either period or from'],
    ['x', { from: '2026-05-01' }, 'Use either period or from'],
    ['x', { period: 'last-year' }, 'Unknown period'],
    ['x', { period: undefined, from: '2026-05-02', to: '2026-05-01' }, 'The end date is before the initial date'],
    ['x', { countryList: [] }, 'Please select country'],
    ['x', { countryList: ['XQ'] }, 'There is no country XQ'],
  ])('%j with %j: %s', async (name, more, message) => {
    expect(await save(name, more)).toMatchObject({ status: 400, body: { message } });
  });
});
