import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { register, userRemoval } from '../../shared/users/users.ts';
import { everyPermission, maskOf } from '../../shared/base/permissions.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { edit, maskOfUser, newUser, organisationOf, post, staffTokenOf } from '../test-support/organisations.ts';
import { startPortalForTest, startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

describe('A user can grant only permissions they hold themselves', () => {
  test('T32: granting outside the own mask is 403, in register and in edit', async () => {
    const { administrator, token, colleague } = await organisationOf(portal, maskOf([6, 4]));
    expect((await post(portal, register, { body: newUser(administrator.organisationId, maskOf([4, 3])), token })).status).toBe(403);
    const user = await colleague(maskOf([4]));
    expect((await edit(portal, user, { accessLevel: maskOf([4, 3]), token })).status).toBe(403);
    expect(await maskOfUser(portal, user)).toBe(maskOf([4]));
  });

  test.each([4294967360, -1, '64', '0x40', [64], 64.9, 0, 1024, 1.5, null, true])(
    'T32: the mask %j is 400, and nothing is stored',
    async (mask) => {
      const { administrator, token, colleague } = await organisationOf(portal);
      const user = newUser(administrator.organisationId, mask);
      expect((await post(portal, register, { body: user, token })).status).toBe(400);
      const existing = await colleague(maskOf([4]));
      expect((await edit(portal, existing, { accessLevel: mask, token })).status).toBe(400);
      expect(await maskOfUser(portal, existing)).toBe(maskOf([4]));
      expect(await portal.deps.db.selectFrom('portal_users').where('email', '=', user.email).select('id').execute()).toEqual([]);
    },
  );

  test('T33: an edit keeps the bits that the editor does not hold', async () => {
    const { token, colleague } = await organisationOf(portal, maskOf([6, 4, 3]));
    const user = await colleague(maskOf([9, 4]));
    expect((await edit(portal, user, { accessLevel: maskOf([9, 3]), token })).status).toBe(200);
    expect(await maskOfUser(portal, user)).toBe(maskOf([9, 3]));
    expect((await edit(portal, user, { accessLevel: maskOf([3]), token })).status).toBe(200);
    expect(await maskOfUser(portal, user)).toBe(maskOf([9, 3]));
  });

  test('T33: two edits at once come one after the other', async () => {
    const { token, colleague } = await organisationOf(portal);
    const user = await colleague(maskOf([4]));
    const replies = await Promise.all([
      edit(portal, user, { accessLevel: maskOf([4, 3]), token }),
      edit(portal, user, { accessLevel: maskOf([4, 2]), token }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect([maskOf([4, 3]), maskOf([4, 2])]).toContain(await maskOfUser(portal, user));
  });

  test('T34: an organisation administrator cannot edit, demote or remove an administrator, also not themselves', async () => {
    const { administrator, token, colleague } = await organisationOf(portal);
    const second = await colleague(maskOf([6, 4]));
    for (const target of [administrator, second]) {
      expect((await edit(portal, target, { accessLevel: maskOf([4]), token })).status).toBe(403);
      expect((await post(portal, userRemoval, { body: { deletableUserEmail: target.email }, token })).status).toBe(403);
    }
  });

  test('T34: nobody changes their own permissions, staff neither', async () => {
    const staff = await makeUser(portal.deps, { permissions: maskOf([6, 4]), organisationId: portal.deps.config.PLATFORM_ACCOUNT_ID });
    const token = await signedInToken(portal.deps, staff);
    expect((await edit(portal, staff, { accessLevel: maskOf([6]), token })).status).toBe(403);
    expect((await edit(portal, staff, { accessLevel: maskOf([6, 4]), token, fullName: 'Same Rights' })).status).toBe(200);
  });

  test('T34: the last administrator of an organisation cannot be removed, one of two can', async () => {
    const { administrator, colleague } = await organisationOf(portal);
    const token = await staffTokenOf(portal);
    expect((await post(portal, userRemoval, { body: { deletableUserEmail: administrator.email }, token })).status).toBe(403);
    expect((await edit(portal, administrator, { accessLevel: maskOf([4]), token })).status).toBe(403);
    const second = await colleague(maskOf([6]));
    const removals = await Promise.all(
      [administrator, second].map(({ email }) => post(portal, userRemoval, { body: { deletableUserEmail: email }, token })),
    );
    expect(removals.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
  });

  test('T34: staff who hold less cannot move an account to a mailbox of their own', async () => {
    const full = await makeUser(portal.deps, { organisationId: portal.deps.config.PLATFORM_ACCOUNT_ID });
    const token = await staffTokenOf(portal, maskOf([6]));
    expect((await edit(portal, full, { accessLevel: maskOf([6]), token, emailAddress: 'mine@evil.example' })).status).toBe(403);
    expect((await edit(portal, full, { accessLevel: 1023, token, fullName: 'Another Name' })).status).toBe(200);
  });

  test('T34: staff who hold less neither demote nor remove an administrator', async () => {
    const { administrator, colleague } = await organisationOf(portal);
    await colleague(maskOf([6]));
    const token = await staffTokenOf(portal, maskOf([6]));
    expect(await edit(portal, administrator, { accessLevel: maskOf([4]), token })).toMatchObject({
      status: 403,
      body: { message: expect.stringMatching(/^You can only remove permissions that you hold yourself\. You do not hold /) },
    });
    expect((await post(portal, userRemoval, { body: { deletableUserEmail: administrator.email }, token })).status).toBe(403);
    expect(await maskOfUser(portal, administrator)).toBe(everyPermission);
  });

  test('T34: the last of the provider who holds every permission keeps them', async () => {
    const own = await startPortalForTest();
    const organisationId = own.deps.config.PLATFORM_ACCOUNT_ID;
    const full = await makeUser(own.deps, { organisationId });
    // Somebody invited cannot sign in yet, and so does not count.
    await makeUser(own.deps, { organisationId, hasPassword: false });
    const token = await staffTokenOf(own, maskOf([6, 4, 3]));
    const less = everyPermission & ~maskOf([3]);
    expect((await edit(own, full, { accessLevel: less, token })).status).toBe(403);
    expect((await edit(own, full, { accessLevel: everyPermission, token, fullName: 'Another Name' })).status).toBe(200);
    await makeUser(own.deps, { organisationId });
    expect((await edit(own, full, { accessLevel: less, token })).status).toBe(200);
  });

  test('staff edit administrators', async () => {
    const { administrator, colleague } = await organisationOf(portal);
    await colleague(maskOf([6]));
    expect((await edit(portal, administrator, { accessLevel: maskOf([4]), token: await staffTokenOf(portal) })).status).toBe(200);
    expect(await maskOfUser(portal, administrator)).toBe(maskOf([4]));
  });

  test.each([{ orgId: 5 }, { isStaff: true }, { permissions: 1 }])(
    'T35: the extra field %j is 400, and nothing is stored',
    async (extra) => {
      const { administrator, token, colleague } = await organisationOf(portal);
      const user = await colleague(maskOf([4]));
      expect((await edit(portal, user, { accessLevel: maskOf([4, 3]), token, ...extra })).status).toBe(400);
      expect(await maskOfUser(portal, user)).toBe(maskOf([4]));
      const added = { ...newUser(administrator.organisationId), accessLevel: 1023 };
      expect((await post(portal, register, { body: added, token })).status).toBe(400);
    },
  );
});
