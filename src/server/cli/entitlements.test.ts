/** Entitlements of an organisation, set from the command line beside the running portal and by calls of staff. */
import { userInfo } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { organisationDetail } from '../../shared/organisations/organisations.ts';
import { singleQuery } from '../../shared/single-query/single-query.ts';
import { startPortalAtNoon } from '../test-support/portal-at-noon.ts';
import { setEntitlement } from '../../shared/entitlements/entitlements.ts';
import { entitle } from '../test-support/entitlements.ts';
import { makeOrganisation, makeUser, signedInToken } from '../test-support/factories.ts';
import { command } from '../test-support/command-line.ts';
import { auditOf, staffTokenOf } from '../test-support/organisations.ts';
import { startRememberingNode, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortalAtNoon();
});
afterAll(() => portal.stop());

const run = (...args: string[]) => command(portal, ['organisation', 'entitlements', ...args]);
const operator = `command line (${userInfo().username})`;
const rowOf = (id: number) =>
  portal.deps.db
    .selectFrom('entitlements')
    .where('organisation_id', '=', id)
    .select(['services', 'daily_quota as quota', 'blocked_destinations as destinations'])
    .executeTakeFirst();

describe('organisation entitlements', () => {
  test('shows, changes what is named, and says in the audit log what was before', async () => {
    const id = await makeOrganisation(portal.deps);
    const name = `Organisation ${id}`;
    expect((await run(String(id))).out).toBe(
      `Organisation ${id}, ${name}\nservices: all\ndaily quota: none\ndestinations switched off: none\n`,
    );
    expect(await run(String(id), '--services', 'ports&days, gnr', '--quota', '5000')).toMatchObject({
      code: 0,
      out:
        `Organisation ${id}, ${name}: services: gnr, ports (was all) was set\n` +
        `Organisation ${id}, ${name}: daily quota: 5000 (was none) was set\n`,
    });
    expect(await rowOf(id)).toEqual({ services: ['gnr', 'ports'], quota: 5_000, destinations: [] });
    expect(await run(String(id), '--destinations', '882,US', '--dry-run')).toMatchObject({ code: 0 });
    expect(await rowOf(id)).toMatchObject({ destinations: [] });
    await run(String(id), '--destinations', 'US,882,US');
    expect(JSON.parse((await run(String(id), '--json')).out)).toEqual({
      account: id,
      name,
      services: ['gnr', 'ports'],
      dailyQuota: 5_000,
      destinations: ['882', 'US'],
      usedToday: 0,
    });
    expect((await run(String(id), '--quota', '5000')).out).toBe(`Organisation ${id}, ${name}: nothing changed\n`);
    await run(String(id), '--services', 'all', '--quota', 'none', '--destinations', 'none');
    expect(await rowOf(id)).toBeUndefined();
    const entry = (detail: string) => ({ actor: operator, subject: name, action: 'entitlements changed', detail });
    expect(await auditOf(portal, id)).toEqual([
      entry('services: gnr, ports (was all); daily quota: 5000 (was none)'),
      entry('destinations switched off: 882, US (was none)'),
      entry('services: all (was gnr, ports); daily quota: none (was 5000); destinations switched off: none (was 882, US)'),
    ]);
  });

  test('the portal that runs obeys within a second', async () => {
    const user = await makeUser(portal.deps);
    const token = await signedInToken(portal.deps, user);
    const query = { phonenumber: '447400123456', service: 'gnr' as const };
    const node = await startRememberingNode(portal);
    const rc = async () => (await node.call(singleQuery, { query }, token)).body.response.rc;
    expect(await rc()).toBe(0);
    await run(String(user.organisationId), '--destinations', '44');
    node.pass(1_001);
    expect(await rc()).toBe(501);
  });

  test.each([
    ['an account that nobody has', ['7999'], 1, 'There is no organisation 7999'],
    ['the same to change', ['7999', '--quota', '1'], 1, 'There is no organisation 7999'],
    ['no service of that name', ['1', '--services', 'gnr,hlr'], 2, 'There is no service "hlr". The services are npq, gnr,'],
    ['no number', ['1', '--quota', '1e3'], 2, '"1e3" is not a daily quota (--quota): enter 0 to 2147483647, or none'],
    ['a number that is too large', ['1', '--quota', '2147483648'], 2, '"2147483648" is not a daily quota (--quota)'],
    ['no form of a destination', ['1', '--destinations', 'gb'], 2, '"gb" is not a destination (--destinations): enter a country'],
    ['a country that there is not', ['1', '--destinations', 'QQ'], 1, 'There is no country or calling code QQ'],
    ['a calling code that is not whole', ['1', '--destinations', '99'], 1, 'There is no country or calling code 99'],
    ['more than a calling code', ['1', '--destinations', '447'], 1, 'There is no country or calling code 447'],
  ])('%s is refused in a sentence', async (_, args, code, sentence) => {
    await makeOrganisation(portal.deps, 1);
    const outcome = await run(...args);
    expect(outcome).toMatchObject({ code, out: '' });
    expect(outcome.err).toContain(sentence);
  });
});

describe('staff', () => {
  test('T71: say on the page of an organisation what it may ask, which its audit log tells', async () => {
    const user = await makeUser(portal.deps);
    const reply = await entitle(portal, user, { services: ['ports&days', 'gnr'], dailyQuota: 2, destinations: ['US', '44', 'US'] });
    const name = `Organisation ${user.organisationId}`;
    expect(reply).toMatchObject({ status: 200, body: { message: `The query limits of ${name} were changed` } });
    const detail = async () => {
      const query = { account: String(user.organisationId) };
      return (await portal.call(organisationDetail, { query }, await staffTokenOf(portal))).body.message.entitlement;
    };
    expect(await detail()).toEqual({ services: ['gnr', 'ports'], dailyQuota: 2, destinations: ['44', 'US'], usedToday: 0 });
    expect(await auditOf(portal, user.organisationId)).toEqual([
      {
        actor: expect.stringMatching(/^user-.*@customer\.example$/),
        subject: name,
        action: 'entitlements changed',
        detail: 'services: gnr, ports (was all); daily quota: 2 (was none); destinations switched off: 44, US (was none)',
      },
    ]);
    const token = await signedInToken(portal.deps, user);
    await entitle(portal, user, { dailyQuota: 2 });
    await portal.call(singleQuery, { query: { phonenumber: '447400123456', service: 'gnr' } }, token);
    expect(await detail()).toMatchObject({ services: null, destinations: [], usedToday: 1 });
  });

  test('T71: change what they name, and nothing else', async () => {
    const user = await makeUser(portal.deps);
    const token = await staffTokenOf(portal);
    const change = async (part: object) =>
      (await portal.call(setEntitlement, { body: { userId: user.organisationId, ...part } }, token)).body.message;
    const name = `Organisation ${user.organisationId}`;
    for (const part of [{ dailyQuota: 2 }, { services: ['gnr'] }, { destinations: ['US'] }])
      expect(await change(part)).toBe(`The query limits of ${name} were changed`);
    expect(await change({})).toBe(`Nothing changed for ${name}`);
    expect(await rowOf(user.organisationId)).toEqual({ services: ['gnr'], quota: 2, destinations: ['US'] });
    await change({ dailyQuota: null });
    expect(await rowOf(user.organisationId)).toMatchObject({ services: ['gnr'], quota: null });
  });

  test.each([
    ['a service that there is not', { services: ['hlr'] }, { 'services.0': 'This service does not exist' }],
    ['a quota below nothing', { dailyQuota: -1 }, { dailyQuota: 'A daily quota is a whole number from 0 to 2,147,483,647' }],
    ['half a query', { dailyQuota: 1.5 }, { dailyQuota: 'A daily quota is a whole number from 0 to 2,147,483,647' }],
    ['a country that there is not', { destinations: ['QQ'] }, { destinations: 'There is no country or calling code QQ' }],
    [
      'a country in small letters',
      { destinations: ['gb'] },
      {
        destinations: 'gb: Enter a country as two capital letters (001 for global numbers) or a calling code as digits',
      },
    ],
  ])('%s is 400, and nothing changes', async (_, allowed, errors) => {
    const user = await makeUser(portal.deps);
    expect(await entitle(portal, user, allowed as never)).toMatchObject({ status: 400, body: { errors } });
    expect(await rowOf(user.organisationId)).toBeUndefined();
  });

  test('an organisation that there is not is 404', async () => {
    expect((await entitle(portal, { organisationId: 7_998 }, { dailyQuota: 1 })).status).toBe(404);
  });
});
