import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Preferences, readPreferences, savePreferences } from '../../shared/account/preferences.ts';
import { superuserLogin } from '../../shared/support-view/support-view.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const tokenOf = async (organisationId?: number) =>
  signedInToken(portal.deps, await makeUser(portal.deps, organisationId === undefined ? {} : { organisationId }));
const read = async (token: string) => (await portal.call(readPreferences, {}, token)).body;
const save = (body: unknown, token: string) => portal.call(savePreferences, { body: body as Preferences }, token);

const liked = {
  theme: 'dark',
  density: 'compact',
  menu: 'minimised',
  services: ['npq', 'ports&days'],
  chart: 'top',
  columns: { ranges: ['range', 'cic'] },
  keys: 'off',
  watchMails: 'none',
  documentsSeen: { before: null, latest: '2026-05-31T14:02:00.000Z' },
};

describe('Preferences are kept with the account', () => {
  test('nothing at first, then what was saved, and then the whole of what is saved next', async () => {
    const [token, other] = [await tokenOf(), await tokenOf()];
    expect(await read(token)).toEqual({ message: {} });
    expect((await save(liked, token)).status).toBe(200);
    expect(await read(token)).toEqual({ message: liked });
    expect(await read(other)).toEqual({ message: {} });
    await save({ theme: 'light' }, token);
    expect(await read(token)).toEqual({ message: { theme: 'light' } });
  });

  test.each([
    ['a name that no preference has', { colour: 'red' }],
    ['a theme that is none', { theme: 'pink' }],
    ['a service that is none', { services: ['npq', 'nothing'] }],
    ['columns that are no list', { columns: { ranges: 'cic' } }],
    ['a moment that is none', { documentsSeen: { before: null, latest: 'yesterday' } }],
    ['a list in place of the object', [liked]],
    ['more than 16 KiB', { services: Array.from({ length: 3_000 }, () => 'npq') }],
  ])('refused, and nothing changes: %s', async (_, body) => {
    const token = await tokenOf();
    await save({ theme: 'dark' }, token);
    expect((await save(body, token)).status).toBe(400);
    expect(await read(token)).toEqual({ message: { theme: 'dark' } });
  });

  test('what is too much is told by its limit', async () => {
    const reply = await save({ services: Array.from({ length: 3_000 }, () => 'npq') }, await tokenOf());
    expect(JSON.stringify(reply.body)).toContain('Preferences can take at most 16 KiB');
  });

  test("a support view reads the staff member's own, and writes nobody's", async () => {
    const staffToken = await tokenOf(portal.deps.config.PLATFORM_ACCOUNT_ID);
    const customer = await makeUser(portal.deps);
    const customerToken = await signedInToken(portal.deps, customer);
    await save({ theme: 'dark' }, staffToken);
    await save({ theme: 'light' }, customerToken);
    const view = (await portal.call(superuserLogin, { body: { name: customer.email } }, staffToken)).body.auth_token;
    expect(await read(view)).toEqual({ message: { theme: 'dark' } });
    expect((await save({ theme: 'system' }, view)).status).toBe(403);
    expect(await read(customerToken)).toEqual({ message: { theme: 'light' } });
    expect(await read(staffToken)).toEqual({ message: { theme: 'dark' } });
  });
});
