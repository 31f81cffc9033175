/** Two administrators edit one user at the same time. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bits, maskOf } from '../../shared/base/permissions.ts';
import { edit, maskOfUser, organisationOf } from '../test-support/organisations.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

test('an edit of permissions that are others by now is refused, and says which; without what was seen it is taken as it is', async () => {
  const { token, colleague } = await organisationOf(portal);
  const user = await colleague(maskOf([bits.downloads, bits.billing]));
  const save = (fields: { accessLevel: number; seen?: number }) => edit(portal, user, { token, ...fields });
  // Downloads is 4 and Billing 32; another administrator adds Reports, 16, and takes Billing.
  expect((await save({ accessLevel: 20, seen: 36 })).status).toBe(200);
  const message =
    'Someone else added Reports and removed Billing in the meantime (permissions changed from 36 to 20). Check them, then save again';
  const said = { name: 'usersSaid.changedMeanwhile', values: [36, 20] };
  expect(await save({ accessLevel: 37, seen: 36 })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', message, errors: { accessLevel: message }, said: { ...said, errors: { accessLevel: said } } },
  });
  expect(await maskOfUser(portal, user)).toBe(20);
  expect((await save({ accessLevel: 21, seen: 20 })).status).toBe(200);
  expect((await save({ accessLevel: 4, seen: 20 })).body.message).toMatch(/^Someone else added My Documents in the meantime/);
  expect((await save({ accessLevel: 4 })).status).toBe(200);
  expect((await save({ accessLevel: 4, seen: 6 })).body.message).toMatch(/^Someone else removed Contact us in the meantime/);
  expect(await maskOfUser(portal, user)).toBe(4);
});
