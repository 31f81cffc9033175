/** The country whose notation applies to numbers without a country code: that of the call, the user, the organisation, or none. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { status } from '../../shared/sign-in/sign-in.ts';
import { numberLookup } from '../../shared/range-search/range-search.ts';
import { changeHomeCountry, organisationDetail } from '../../shared/organisations/organisations.ts';
import { savePreferences } from '../../shared/account/preferences.ts';
import { bulkQueries, singleQuery } from '../../shared/single-query/single-query.ts';
import { addWatched } from '../../shared/watch/watch.ts';
import { everyPermission, maskOf } from '../../shared/base/permissions.ts';
import { makeKeyFor, makeUser, signedInToken, supportViewToken, type TestUser } from '../test-support/factories.ts';
import { auditOf, organisationOf, staffTokenOf } from '../test-support/organisations.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const set = (userId: number, homeCountry: string | null, token: string) =>
  portal.call(changeHomeCountry, { body: { userId, homeCountry } }, token);
const prefer = (homeCountry: string, token: string) => portal.call(savePreferences, { body: { homeCountry } }, token);
const countriesOf = async (token: string) => (await portal.call(status, {}, token)).body.data.homeCountry;

/** A number of Halle in Germany, and in the United Kingdom one of no area. */
const national = '0345 6789012';
const meant = { DE: '493456789012', GB: '443456789012' };

/** Returns the digits read in each of the four places, undefined if the number was refused. */
async function readBy(token: string, country?: string): Promise<(string | undefined)[]> {
  const asked = country === undefined ? {} : { country };
  const number = { phonenumber: national, ...asked };
  const list = { numbers: [national], ...asked };
  const single = await portal.call(singleQuery, { query: { ...number, service: 'gnr' } }, token);
  const found = await portal.call(numberLookup, { query: number }, token);
  const many = await portal.call(bulkQueries, { body: { ...list, services: ['gnr'] } }, token);
  const watched = await portal.call(addWatched, { body: { ...list, prefixes: [] } }, token);
  return [single.body.read?.digits, found.body.read?.digits, many.body.response?.[0]?.read?.digits, watched.body.read?.[0]?.digits];
}
const inEach = (digits: string | undefined) => [digits, digits, digits, digits];

describe('a national form is read as of the country', () => {
  test('of nobody at first; of the organisation; of the user, who wins; of the call, which wins over both', async () => {
    const { administrator, token, colleague } = await organisationOf(portal);
    const other = await signedInToken(portal.deps, await colleague(everyPermission));
    expect(await countriesOf(token)).toEqual({ own: null, ofOrganisation: null });
    expect(await readBy(token)).toEqual(inEach(undefined));
    await set(administrator.organisationId, 'DE', token);
    expect(await countriesOf(other)).toEqual({ own: null, ofOrganisation: 'DE' });
    expect(await readBy(token)).toEqual(inEach(meant.DE));
    await prefer('GB', token);
    expect(await countriesOf(token)).toEqual({ own: 'GB', ofOrganisation: 'DE' });
    expect(await readBy(token)).toEqual(inEach(meant.GB));
    expect(await readBy(other)).toEqual(inEach(meant.DE));
    expect(await readBy(token, 'DE')).toEqual(inEach(meant.DE));
    await prefer('organisation', token);
    expect(await readBy(token)).toEqual(inEach(meant.DE));
    await set(administrator.organisationId, null, token);
    expect(await readBy(token)).toEqual(inEach(undefined));
  });

  test('of the organisation alone for a key, whatever its owner chose', async () => {
    const { administrator, token } = await organisationOf(portal);
    const { key } = await makeKeyFor(portal, administrator);
    await prefer('GB', token);
    expect(await readBy(key)).toEqual(inEach(undefined));
    await set(administrator.organisationId, 'DE', token);
    expect(await readBy(key)).toEqual(inEach(meant.DE));
    expect(await readBy(key, 'GB')).toEqual(inEach(meant.GB));
  });

  test('of the customer in a support view, which writes nothing', async () => {
    const customer = await makeUser(portal.deps);
    await prefer('GB', await signedInToken(portal.deps, customer));
    const view = await supportViewToken(portal.deps, customer);
    expect(await countriesOf(view)).toEqual({ own: 'GB', ofOrganisation: null });
    const { body } = await portal.call(singleQuery, { query: { phonenumber: national, service: 'gnr' } }, view);
    expect(body.read.digits).toBe(meant.GB);
    expect((await set(customer.organisationId, 'DE', view)).status).toBe(403);
    expect((await prefer('DE', view)).status).toBe(403);
  });

  test('E.164 digits stay what they are, and strict=1 reads nothing', async () => {
    const { administrator, token } = await organisationOf(portal);
    await set(administrator.organisationId, 'DE', token);
    const ask = (query: { phonenumber: string; strict?: '1' }) => portal.call(singleQuery, { query: { ...query, service: 'gnr' } }, token);
    const { body } = await ask({ phonenumber: '447400123456' });
    expect(body.response.tel).toBe('447400123456');
    expect(body).not.toHaveProperty('read');
    expect((await ask({ phonenumber: national, strict: '1' })).status).toBe(400);
  });
});

describe('who says the home country of an organisation', () => {
  const setBy = async (user: TestUser, organisation: number) =>
    (await set(organisation, 'DE', await signedInToken(portal.deps, user))).status;

  test('its administrators and staff, and nobody else', async () => {
    const { administrator, colleague } = await organisationOf(portal);
    const { organisationId } = administrator;
    expect(await setBy(await colleague(everyPermission - maskOf([6])), organisationId)).toBe(403);
    expect(await setBy(await makeUser(portal.deps), organisationId)).toBe(403);
    const { key } = await makeKeyFor(portal, administrator);
    expect((await set(organisationId, 'DE', key)).status).toBe(403);
    expect(await setBy(administrator, organisationId)).toBe(200);
    const staffToken = await staffTokenOf(portal);
    expect((await set(organisationId, 'GB', staffToken)).body).toEqual({
      message: `The home country of Organisation ${organisationId} was changed`,
      said: { name: 'organisationsSaid.homeCountryChanged', values: [`Organisation ${organisationId}`] },
    });
    const query = { account: String(organisationId) };
    expect((await portal.call(organisationDetail, { query }, staffToken)).body.message.homeCountry).toBe('GB');
  });

  test('each change is in the audit log, and what changes nothing is not', async () => {
    const { administrator, token } = await organisationOf(portal);
    const { organisationId, email: actor } = administrator;
    for (const country of ['DE', 'DE', 'GB', null]) await set(organisationId, country, token);
    const subject = `Organisation ${organisationId}`;
    const entry = (detail: string) => ({ actor, subject, action: 'home country changed', detail });
    expect(await auditOf(portal, organisationId)).toEqual([
      entry('DE (was no country)'),
      entry('GB (was DE)'),
      entry('no country (was GB)'),
    ]);
  });

  test.each([
    ['xx', 'There is no country xx'],
    ['GBR', 'Send at most 2 characters'],
    ['XX', 'There is no country XX'],
  ])('%s is no country', async (country, said) => {
    const { administrator, token } = await organisationOf(portal);
    expect(await set(administrator.organisationId, country, token)).toMatchObject({ status: 400, body: { errors: { homeCountry: said } } });
    expect((await prefer(country, token)).status).toBe(400);
    expect(await countriesOf(token)).toEqual({ own: null, ofOrganisation: null });
  });

  test('there is no such organisation', async () => {
    expect((await set(9, 'DE', await staffTokenOf(portal))).status).toBe(404);
  });
});
