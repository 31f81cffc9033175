/** Owners of tickets: staff who take care of them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listTicketsByAccount, type StaffTicketRow } from '../../shared/tickets/tickets.ts';
import { everyPermission, maskOf } from '../../shared/base/permissions.ts';
import { makeUser, signedInToken, type TestUser } from '../test-support/factories.ts';
import { auditOf } from '../test-support/organisations.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { ticketCalls } from '../test-support/tickets.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const { customer, send, read, own, give, work } = ticketCalls(() => portal);

const staffMember = (permissions = everyPermission) =>
  makeUser(portal.deps, { organisationId: portal.deps.config.PLATFORM_ACCOUNT_ID, permissions });

/** Opens a ticket of a new organisation; `owner` reads its owner in the list and on the ticket. */
async function ticket(staff: TestUser) {
  const { user, token } = await customer();
  const staffToken = await signedInToken(portal.deps, staff);
  const { ticketId } = (await send(token)).body as { ticketId: string };
  const owner = async () => {
    const account = String(user.organisationId);
    const [row] = (await portal.call(listTicketsByAccount, { query: { account } }, staffToken)).body.message as StaffTicketRow[];
    const { response } = (await work(staffToken, ticketId)).body;
    expect(row?.owner).toEqual(response.owner);
    return response.owner?.portalId ?? null;
  };
  return { ticketId, user, token, staffToken, owner };
}

test('a staff member takes a ticket, gives it to another, and to nobody; the provider’s audit log has each change once', async () => {
  const [one, other] = [await staffMember(), await staffMember()];
  const { ticketId, user, staffToken, owner } = await ticket(one);
  expect(await owner()).toBeNull();
  expect((await give(staffToken, ticketId, one.portalId)).body.message).toBe(`Ticket ${ticketId} belongs to Test User`);
  expect(await owner()).toBe(one.portalId);
  await give(staffToken, ticketId, one.portalId);
  await give(staffToken, ticketId, other.portalId);
  expect(await owner()).toBe(other.portalId);
  expect((await give(staffToken, ticketId, null)).body.message).toBe(`Ticket ${ticketId} belongs to nobody`);
  expect(await owner()).toBeNull();
  const entries = await auditOf(portal, portal.deps.config.PLATFORM_ACCOUNT_ID);
  expect(entries.filter(({ subject }) => subject === `account ${user.organisationId}`)).toEqual(
    [one.email, other.email, 'nobody'].map((to) => ({
      actor: one.email,
      subject: `account ${user.organisationId}`,
      action: 'ticket owner set',
      detail: `${ticketId}: ${to}`,
    })),
  );
});

test('only staff who may answer tickets own one: a colleague without the permission, a customer and a stranger are refused', async () => {
  const staff = await staffMember();
  const { ticketId, user, staffToken, owner } = await ticket(staff);
  const colleague = await staffMember(maskOf([2]));
  for (const id of [colleague.portalId, user.portalId, '00000000-0000-4000-8000-000000000000'])
    expect((await give(staffToken, ticketId, id)).body.errors).toEqual({ owner: 'Choose a person who answers tickets' });
  expect(await owner()).toBeNull();
  expect((await give(staffToken, 'T-0000-0000', staff.portalId)).status).toBe(404);
  const { response } = (await work(staffToken, ticketId)).body;
  const offered = response.staff.map(({ portalId }: { portalId: string }) => portalId);
  expect(offered).toContain(staff.portalId);
  expect(offered).not.toContain(colleague.portalId);
});

test('the ticket of an owner who is removed, moved or loses the permission is nobody’s', async () => {
  const { db } = portal.deps;
  const reader = await staffMember();
  const other = await makeUser(portal.deps);
  const leave = {
    removed: ({ portalId }: TestUser) => db.deleteFrom('portal_users').where('id', '=', portalId).execute(),
    moved: ({ portalId }: TestUser) =>
      db.updateTable('portal_users').set({ organisation_id: other.organisationId }).where('id', '=', portalId).execute(),
    'without the permission': ({ portalId }: TestUser) =>
      db
        .updateTable('portal_users')
        .set({ permissions: maskOf([2]) })
        .where('id', '=', portalId)
        .execute(),
  };
  for (const leaving of Object.values(leave)) {
    const { ticketId, staffToken, owner } = await ticket(reader);
    const staff = await staffMember();
    await give(staffToken, ticketId, staff.portalId);
    expect(await owner()).toBe(staff.portalId);
    await leaving(staff);
    expect(await owner()).toBeNull();
  }
});

test('customers neither set nor see an owner', async () => {
  const staff = await staffMember();
  const { ticketId, token, staffToken, user } = await ticket(staff);
  await give(staffToken, ticketId, staff.portalId);
  expect((await give(token, ticketId, null)).status).toBe(403);
  const seen = JSON.stringify([(await read(token, ticketId)).body, await own(token), await auditOf(portal, user.organisationId)]);
  expect(seen).toContain(ticketId);
  expect(seen).not.toMatch(new RegExp(`owner|${staff.portalId}|${staff.email}`));
});
