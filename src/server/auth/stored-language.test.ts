/** The language of mails that somebody's calls do not cause: what they chose, else what their browser said at their last sign-in, else English. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeEmail } from '../../shared/account/account.ts';
import { confirmOtp } from '../../shared/sign-in/sign-in.ts';
import { savePreferences } from '../../shared/account/preferences.ts';
import { register } from '../../shared/users/users.ts';
import { finishedRows, sendBatch } from '../test-support/batches.ts';
import { makeUser, signedInToken, type TestUser } from '../test-support/factories.ts';
import { mailsTo } from '../test-support/mailbox.ts';
import { staffTokenOf } from '../test-support/organisations.ts';
import { atCodeStep } from '../test-support/sign-in-steps.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { ticketCalls } from '../test-support/tickets.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const { send, answer } = ticketCalls(() => portal);
const subjectsTo = async (email: string) => (await mailsTo(portal.dataDir, email)).map(({ subject }) => subject ?? '');

/** Signs in with a browser that reads these languages; none where it does not say. Answers the token. */
async function signInReading(user: TestUser, languages: string | undefined): Promise<string> {
  const { token, code } = await atCodeStep(portal, user);
  const response = await portal.app.inject({
    method: 'POST',
    url: confirmOtp.path,
    payload: { email: user.email, otp: code },
    headers: { 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${token}`, ...(languages && { 'accept-language': languages }) },
  });
  return response.json().auth_token;
}

test.each([
  {
    reads: 'de-AT,de;q=0.9',
    chosen: undefined,
    ticket: 'Ihr Ticket',
    answered: 'eine Antwort auf',
    batch: 'Ihr Stapel',
    asked: 'Eine neue',
  },
  { reads: 'de', chosen: 'en', ticket: 'your ticket', answered: 'a reply to', batch: 'Your batch', asked: 'a new e-mail' },
  { reads: 'en-GB', chosen: 'de', ticket: 'Ihr Ticket', answered: 'eine Antwort auf', batch: 'Ihr Stapel', asked: 'Eine neue' },
  { reads: 'fr', chosen: undefined, ticket: 'your ticket', answered: 'a reply to', batch: 'Your batch', asked: 'a new e-mail' },
] as const)('a browser that reads $reads, chosen $chosen: “$ticket …”', async ({ reads, chosen, ticket, answered, batch, asked }) => {
  const user = await makeUser(portal.deps);
  const token = await signInReading(user, reads);
  if (chosen) await portal.call(savePreferences, { body: { language: chosen } }, token);
  const { ticketId } = (await send(token)).body;
  await answer(await staffTokenOf(portal), ticketId, { text: 'Done.' });
  const { id } = (await sendBatch(portal, token, { content: ['447400123456'], email: user.email })).body;
  await finishedRows(portal, token, id);
  await portal.call(changeEmail, { body: { newEmail: `new-${user.email}`, password: user.password } }, token);
  await expect.poll(() => subjectsTo(user.email)).toContainEqual(expect.stringContaining(`${asked}`));
  const subjects = await subjectsTo(user.email);
  expect(subjects).toContainEqual(expect.stringContaining(`${ticket} ${ticketId}`));
  expect(subjects).toContainEqual(expect.stringContaining(answered));
  await expect.poll(() => subjectsTo(user.email)).toContainEqual(expect.stringContaining(batch));
});

test('a sign-in that names no language leaves the one before; one that names another takes its place', async () => {
  const [user, bystander] = [await makeUser(portal.deps), await makeUser(portal.deps)];
  const rowOf = ({ portalId }: TestUser) =>
    portal.deps.db.selectFrom('portal_users').where('id', '=', portalId).selectAll().executeTakeFirstOrThrow();
  const stored = async () => (await rowOf(user)).browser_language;
  const before = await rowOf(bystander);
  expect(await stored()).toBeNull();
  for (const [languages, kept] of [
    ['de', 'de'],
    [undefined, 'de'],
    ['fr', 'de'],
    ['en-US', 'en'],
  ] as const) {
    await signInReading(user, languages);
    expect(await stored()).toBe(kept);
  }
  expect(await rowOf(bystander)).toEqual(before);
});

test.each([
  ['de', 'Dialplane: Ihr Zugang zum Portal', 'Sie haben jetzt Zugang'],
  ['en', 'Dialplane: your portal access', 'You now have access'],
] as const)('an invitation is in the language of whoever invites: %s', async (language, subject, text) => {
  const administrator = await makeUser(portal.deps);
  const token = await signedInToken(portal.deps, administrator);
  await portal.call(savePreferences, { body: { language } }, token);
  const email = `invited-${administrator.email}`;
  await portal.call(register, { body: { userId: administrator.organisationId, fullName: 'Billing', email, permissions: 8 } }, token);
  await expect.poll(() => subjectsTo(email)).toEqual([subject]);
  expect((await mailsTo(portal.dataDir, email))[0]?.text).toContain(text);
});

test.each([
  ['de', 'Dialplane: Jemand wollte Ihre E-Mail-Adresse verwenden'],
  ['en', 'Dialplane: someone wanted to use your e-mail address'],
] as const)('whoever’s address somebody else wants reads of it in their own language: %s', async (language, subject) => {
  const [owner, other] = [await makeUser(portal.deps), await makeUser(portal.deps)];
  await portal.call(savePreferences, { body: { language } }, await signedInToken(portal.deps, owner));
  await portal.call(changeEmail, { body: { newEmail: owner.email, password: other.password } }, await signedInToken(portal.deps, other));
  await expect.poll(() => subjectsTo(owner.email)).toEqual([subject]);
});

test('a stranger is told of batches in the language of whoever names them', async () => {
  const user = await makeUser(portal.deps);
  const token = await signedInToken(portal.deps, user);
  await portal.call(savePreferences, { body: { language: 'de' } }, token);
  const stranger = `results-${user.portalId}@elsewhere.example`;
  await sendBatch(portal, token, { content: ['447400123456'], email: stranger });
  await expect.poll(() => subjectsTo(stranger)).toEqual(['Dialplane: Bestätigen Sie diese Adresse für die Ergebnisse von Stapeln']);
});
