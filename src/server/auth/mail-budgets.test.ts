import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTicket } from '../../shared/tickets/tickets.ts';
import { register, userRemoval } from '../../shared/users/users.ts';
import { sendBatch } from '../test-support/batches.ts';
import { startPortalAtNoon } from '../test-support/portal-at-noon.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { mailsTo } from '../test-support/mailbox.ts';
import { newUser, organisationOf } from '../test-support/organisations.ts';
import type { TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortalAtNoon({ INVITATIONS_PER_DAY: '7', TICKETS_PER_DAY: '2' });
});
afterAll(() => portal.stop());

const invite = async (of: { administrator: { organisationId: number }; token: string }, email: string) =>
  portal.call(register, { body: { ...newUser(of.administrator.organisationId, 16), email } as never }, of.token);

test('an address gets five invitations of an organisation in 30 minutes, however often its user is removed; another one goes on', async () => {
  const one = await organisationOf(portal);
  const email = 'stranger@elsewhere.example';
  const remove = (token: string) => portal.call(userRemoval, { body: { deletableUserEmail: email } }, token);
  const inviteAll = async (by: typeof one) => {
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await invite(by, email)).status).toBe(200);
      expect((await remove(by.token)).status).toBe(200);
    }
  };
  const refuse = async (by: typeof one) => {
    const refused = await invite(by, email);
    const message = 'We have already sent several invitations to this address. Try again later';
    expect(refused).toMatchObject({ status: 429, body: { message, errors: { email: message } } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(1_700);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(1_800);
    // Nobody was added without an invitation.
    expect((await remove(by.token)).status).toBe(404);
  };
  await inviteAll(one);
  await refuse(one);
  // Of four organisations together it gets all of theirs, and then none of anybody's.
  for (let count = 0; count < 3; count += 1) await inviteAll(await organisationOf(portal));
  await refuse(await organisationOf(portal));
  await expect.poll(() => mailsTo(portal.dataDir, email)).toHaveLength(20);
});

test('an organisation sends so many invitations a day, and then is told so; another one goes on', async () => {
  const [one, other] = [await organisationOf(portal), await organisationOf(portal)];
  for (let sent = 0; sent < 7; sent += 1) expect((await invite(one, `colleague-${sent}@one.example`)).status).toBe(200);
  const refused = await invite(one, 'colleague-8@one.example');
  const message = 'Your organisation has sent 7 invitations today. You can send more after midnight UTC';
  expect(refused).toMatchObject({ status: 429, body: { message } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await invite(other, 'colleague@other.example')).status).toBe(200);
});

test('an address outside the organisation is told of five batches in 30 minutes, one at a domain of its users of all', async () => {
  const { administrator, token } = await organisationOf(portal);
  // Whoever was only invited has shown nothing of their mailbox.
  await invite({ administrator, token }, 'invited@outside.example');
  const send = (email: string) => sendBatch(portal, token, { content: ['447400123456'], email });
  for (let sent = 0; sent < 5; sent += 1) expect((await send('partner@outside.example')).status).toBe(200);
  const refused = await send('Partner@outside.example');
  const message = 'This address outside your organisation got 5 batch e-mails in 30 minutes. Wait, or enter another address';
  expect(refused).toMatchObject({ status: 429, body: { message, errors: { email: message } } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const other = await organisationOf(portal);
  expect((await sendBatch(portal, other.token, { content: ['447400123456'], email: 'partner@outside.example' })).status).toBe(200);
  for (let sent = 0; sent < 7; sent += 1) expect((await send('team@customer.example')).status).toBe(200);
});

test('an organisation opens so many tickets a day, and then is told so', async () => {
  const body = { ticketSeverity: 'Other', ticketSubject: 'Again', ticketMessage: 'And again' } as const;
  const user = await makeUser(portal.deps);
  const token = await signedInToken(portal.deps, user);
  for (let sent = 0; sent < 2; sent += 1) expect((await portal.call(openTicket, { body }, token)).status).toBe(200);
  const message = 'Your organisation has opened 2 tickets today. You can open more after midnight UTC';
  expect(await portal.call(openTicket, { body }, token)).toMatchObject({ status: 429, body: { message } });
  expect((await mailsTo(portal.dataDir, user.email)).length).toBeLessThanOrEqual(2);
});
