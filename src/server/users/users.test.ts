import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rangeSearch } from '../../shared/range-search/range-search.ts';
import { resetPassword } from '../../shared/sign-in/passwords.ts';
import { digestPassword } from '../auth/password-hashes.ts';
import {
  editUser,
  listOrganisations,
  listUsers,
  listUsersByAccount,
  register,
  resendInvitation,
  userRemoval,
} from '../../shared/users/users.ts';
import { everyPermission, maskOf } from '../../shared/base/permissions.ts';
import { makeUser, signedInToken, type TestUser } from '../test-support/factories.ts';
import { mailsTo } from '../test-support/mailbox.ts';
import { edit, maskOfUser, newUser, organisationOf, post, staffTokenOf } from '../test-support/organisations.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

describe('Organisation administrators manage the portal users of their organisation', () => {
  test('a colleague is added, invited by mail, and listed with exactly the permissions granted', async () => {
    const { administrator, token } = await organisationOf(portal);
    const user = newUser(administrator.organisationId, maskOf([3, 4]));
    const added = await post(portal, register, { body: user, token });
    expect(added).toMatchObject({ status: 200, body: { portalId: expect.any(String) } });
    const { message } = (await portal.call(listUsers, {}, token)).body;
    expect(message).toContainEqual({
      portalId: added.body.portalId,
      display: 'New Colleague',
      emailAddress: user.email,
      permissions: maskOf([3, 4]),
      title: 'User',
      active: false,
      lastSignIn: null,
      keys: 0,
    });
    await expect.poll(() => mailsTo(portal.dataDir, user.email)).toHaveLength(1);
    const [mail] = await mailsTo(portal.dataDir, user.email);
    expect(mail?.subject).toBe('Dialplane: your portal access');
    expect(mail?.text).toMatch(/http:\/\/localhost:\d+\/auth\/forgot-password#token=[\w-]{43}\n/);
  });

  test('an invitation can be sent again until it was accepted', async () => {
    const { administrator, token, colleague } = await organisationOf(portal);
    const user = newUser(administrator.organisationId);
    const { portalId } = (await post(portal, register, { body: user, token })).body;
    expect((await portal.call(resendInvitation, { body: { portalId } }, token)).status).toBe(200);
    await expect.poll(() => mailsTo(portal.dataDir, user.email)).toHaveLength(2);
    const accepted = await colleague(maskOf([4]));
    expect((await portal.call(resendInvitation, { body: { portalId: accepted.portalId } }, token)).status).toBe(400);
  });

  test('T18: a link mailed to an address that was corrected opens nothing, and the invitation goes to the new one', async () => {
    const { administrator, token } = await organisationOf(portal);
    const user = newUser(administrator.organisationId);
    const { portalId } = (await post(portal, register, { body: user, token })).body;
    await expect.poll(() => mailsTo(portal.dataDir, user.email)).toHaveLength(1);
    const corrected = `right-${crypto.randomUUID()}@customer.example`;
    const change = { portalId, fullName: user.fullName, emailAddress: corrected, accessLevel: maskOf([4]) };
    expect((await post(portal, editUser, { body: change, token: await staffTokenOf(portal) })).status).toBe(200);
    await expect.poll(() => mailsTo(portal.dataDir, corrected)).toHaveLength(1);
    const linkIn = async (address: string) => /#token=([\w-]{43})/.exec((await mailsTo(portal.dataDir, address))[0]?.text ?? '')?.[1] ?? '';
    const digest = digestPassword('a password nobody has thought of');
    const set = async (address: string) =>
      (await portal.call(resetPassword, { body: { token: await linkIn(address), newPassword: digest, confirmPassword: digest } })).status;
    expect([await set(user.email), await set(corrected)]).toEqual([400, 200]);
  });

  test('five invitations are sent in half an hour, the first one among them', async () => {
    const { administrator, token } = await organisationOf(portal);
    const { portalId } = (await post(portal, register, { body: newUser(administrator.organisationId), token })).body;
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await portal.call(resendInvitation, { body: { portalId } }, token)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  });

  test.each(['------------------------------------', 'nonsense'])('the portalId %s is 404', async (portalId) => {
    const { token } = await organisationOf(portal);
    const body = { portalId, fullName: 'X', emailAddress: 'x@customer.example', accessLevel: 1 };
    expect((await post(portal, editUser, { body, token })).status).toBe(404);
  });

  test('an e-mail address in use is 409, whatever its case', async () => {
    const { administrator, token, colleague } = await organisationOf(portal);
    const existing = await colleague(maskOf([4]));
    const taken = { ...newUser(administrator.organisationId), email: existing.email.toUpperCase() };
    expect(await post(portal, register, { body: taken, token })).toMatchObject({
      status: 409,
      body: { errors: { email: 'This e-mail address is already in use' } },
    });
  });

  test('naming another organisation in register is 403 for all but staff', async () => {
    const [mine, other] = [await organisationOf(portal), await organisationOf(portal)];
    expect((await post(portal, register, { body: newUser(other.administrator.organisationId), token: mine.token })).status).toBe(403);
    expect(
      (await post(portal, register, { body: newUser(other.administrator.organisationId), token: await staffTokenOf(portal) })).status,
    ).toBe(200);
    expect((await post(portal, register, { body: newUser(2_000_000_001), token: await staffTokenOf(portal) })).status).toBe(404);
  });

  test('a name or an e-mail address that differs is 400 for all but staff', async () => {
    const { token, colleague } = await organisationOf(portal);
    const user = await colleague(maskOf([4]));
    expect((await edit(portal, user, { accessLevel: maskOf([4]), token, fullName: 'Other Name' })).status).toBe(400);
    expect((await edit(portal, user, { accessLevel: maskOf([4]), token, emailAddress: 'other@customer.example' })).status).toBe(400);
    const email = `moved-${crypto.randomUUID()}@customer.example`;
    const other = await organisationOf(portal);
    const moved = { fullName: 'Other Name', emailAddress: email, userId: other.administrator.organisationId };
    expect((await edit(portal, user, { accessLevel: maskOf([4]), token: await staffTokenOf(portal), ...moved })).status).toBe(200);
    const { message } = (await portal.call(listUsers, {}, other.token)).body;
    expect(message).toContainEqual(expect.objectContaining({ display: 'Other Name', emailAddress: email }));
  });

  test('T15: a removed user is signed out on the next call, and gone', async () => {
    const { token, colleague } = await organisationOf(portal);
    const user = await colleague(maskOf([7]));
    const theirs = await signedInToken(portal.deps, user);
    expect((await post(portal, userRemoval, { body: { deletableUserEmail: user.email }, token })).status).toBe(200);
    expect((await portal.call(rangeSearch, { query: { range: '44' } }, theirs)).status).toBe(401);
    expect((await post(portal, userRemoval, { body: { deletableUserEmail: user.email }, token })).status).toBe(404);
  });

  test('T37: taking a permission away takes effect on the next call, without a new sign-in', async () => {
    const { token, colleague } = await organisationOf(portal);
    const user = await colleague(maskOf([4, 7]));
    const theirs = await signedInToken(portal.deps, user);
    expect((await portal.call(rangeSearch, { query: { range: '44' } }, theirs)).status).toBe(200);
    expect((await edit(portal, user, { accessLevel: maskOf([4]), token })).status).toBe(200);
    expect((await portal.call(rangeSearch, { query: { range: '44' } }, theirs)).status).toBe(403);
  });
});

describe('Organisations are apart', () => {
  test('T26: another organisation’s user answers, byte for byte, as one that does not exist', async () => {
    const [mine, other] = [await organisationOf(portal), await organisationOf(portal)];
    const theirs = await other.colleague(maskOf([4]));
    const nobody = { portalId: crypto.randomUUID(), email: 'nobody@customer.example', organisationId: 0, password: '' };
    const answers = async (user: TestUser) =>
      [
        await edit(portal, user, { accessLevel: maskOf([4]), token: mine.token }),
        await post(portal, userRemoval, { body: { deletableUserEmail: user.email }, token: mine.token }),
      ].map(({ status, body }) => ({ status, body }));
    expect(await answers(theirs)).toEqual(await answers(nobody));
    expect((await answers(theirs)).map(({ status }) => status)).toEqual([404, 404]);
    expect(await maskOfUser(portal, theirs)).toBe(maskOf([4]));
    const { message } = (await portal.call(listUsers, {}, mine.token)).body;
    expect(message.map(({ emailAddress }: { emailAddress: string }) => emailAddress)).toEqual([mine.administrator.email]);
  });

  test.each(['account=A&account=B', 'account[]=B', 'account=*', 'account=', 'account=B%20', 'account=9999999999'])(
    'T27: usersByAccount with %s never gives a customer anything',
    async (query) => {
      const [mine, other] = [await organisationOf(portal), await organisationOf(portal)];
      const url = `${listUsersByAccount.path}?${query.replaceAll('A', String(mine.administrator.organisationId)).replaceAll('B', String(other.administrator.organisationId))}`;
      const asCustomer = await portal.app.inject({ url, headers: { authorization: `Bearer ${mine.token}` } });
      expect(asCustomer.statusCode).toBe(403);
      const asStaff = await portal.app.inject({ url, headers: { authorization: `Bearer ${await staffTokenOf(portal)}` } });
      expect(asStaff.statusCode).toBe(400);
    },
  );

  test('T34: nobody removes themselves, though another administrator stays', async () => {
    const platform = portal.deps.config.PLATFORM_ACCOUNT_ID;
    const [one] = [await makeUser(portal.deps, { organisationId: platform }), await makeUser(portal.deps, { organisationId: platform })];
    const token = await signedInToken(portal.deps, one);
    const reply = await portal.call(userRemoval, { body: { deletableUserEmail: one.email } }, token);
    expect([reply.status, reply.body.message]).toEqual([403, 'You cannot remove yourself']);
    expect((await portal.call(listUsers, {}, token)).status).toBe(200);
  });

  test('T36: the admin area needs bit 6 and the platform organisation, both', async () => {
    const { token } = await organisationOf(portal);
    const list = (with_: string) => portal.call(listOrganisations, {}, with_);
    expect((await list(token)).status).toBe(403);
    expect((await list(await staffTokenOf(portal, everyPermission & ~maskOf([6])))).status).toBe(403);
    expect((await list(await staffTokenOf(portal))).status).toBe(200);
  });

  test('staff find a user of any organisation by the id alone; nobody else does', async () => {
    const { administrator, token } = await organisationOf(portal);
    const find = (query: { portalId?: string; account?: string }, as: string) => portal.call(listUsersByAccount, { query }, as);
    const found = await find({ portalId: administrator.portalId }, await staffTokenOf(portal));
    expect(found.body.message).toEqual([
      expect.objectContaining({
        portalId: administrator.portalId,
        userId: administrator.organisationId,
        emailAddress: administrator.email,
      }),
    ]);
    for (const portalId of [crypto.randomUUID(), 'nobody', ''])
      expect((await find({ portalId }, await staffTokenOf(portal))).body).toEqual({ message: [] });
    expect((await find({ portalId: administrator.portalId }, token)).status).toBe(403);
    expect((await find({ portalId: administrator.portalId, account: '1' }, await staffTokenOf(portal))).status).toBe(400);
  });

  test('staff read the users of any organisation, with its name', async () => {
    const { administrator } = await organisationOf(portal);
    const reply = await portal.call(
      listUsersByAccount,
      { query: { account: String(administrator.organisationId) } },
      await staffTokenOf(portal),
    );
    expect(reply.body.message).toEqual([
      expect.objectContaining({
        emailAddress: administrator.email,
        title: 'Administrator',
        organisation: `Organisation ${administrator.organisationId}`,
      }),
    ]);
  });

  test('T38: user rows hold the documented fields and no other', async () => {
    const { token } = await organisationOf(portal);
    const { message } = (await portal.call(listUsers, {}, token)).body;
    expect(Object.keys(message[0]).toSorted()).toEqual([
      'active',
      'display',
      'emailAddress',
      'keys',
      'lastSignIn',
      'permissions',
      'portalId',
      'title',
    ]);
  });
});

test.each([
  [{ fullName: '' }, 'Full name is required'],
  [{ fullName: 'A\r\nBcc: x@evil.example' }, 'Remove line breaks and invisible characters from the name'],
  [{ fullName: 'Ann\u202eexe.nnA' }, 'Remove line breaks and invisible characters from the name'],
  [{ fullName: 'Ann\u200b' }, 'Remove line breaks and invisible characters from the name'],
  [{ fullName: 'Ann\u0085Example' }, 'Remove line breaks and invisible characters from the name'],
  [{ fullName: 'Ann \ud800' }, 'Remove line breaks and invisible characters from the name'],
  [{ email: 'not an address' }, 'E-mail is not valid'],
  [{ email: '"a"@customer.example' }, 'E-mail is not valid'],
  [{ email: 'a@customer.example, b@customer.example' }, 'E-mail is not valid'],
  [{ email: '' }, 'Email is required'],
])('add user: %j is 400: %s', async (change, sentence) => {
  const { administrator, token } = await organisationOf(portal);
  const reply = await post(portal, register, { body: { ...newUser(administrator.organisationId), ...change }, token });
  expect(reply).toMatchObject({ status: 400, body: { message: sentence } });
});
