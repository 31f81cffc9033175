/** Nobody takes the addresses of another organisation's people, or learns who they are by trying. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeEmail, confirmEmail } from '../../shared/account/account.ts';
import { addOrganisation } from '../../shared/organisations/organisations.ts';
import { register } from '../../shared/users/users.ts';
import { everyPermission, maskOf } from '../../shared/base/permissions.ts';
import { command } from '../test-support/command-line.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { type LyingProvider, startLyingProvider } from '../test-support/lying-provider.ts';
import { mailsTo } from '../test-support/mailbox.ts';
import { auditOf, edit, newUser, organisationOf, staffTokenOf } from '../test-support/organisations.ts';
import { openToThisMachine, withAddress, withProvider } from '../test-support/single-sign-on.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { makeEmailChange } from '../account/email-changes.ts';

let portal: TestPortal;
let provider: LyingProvider;
let staff: string;
beforeAll(async () => {
  provider = await startLyingProvider();
  portal = await startTestPortal(openToThisMachine);
  staff = await staffTokenOf(portal);
});
afterAll(async () => {
  await portal.stop();
  await provider.stop();
});

/** An organisation with a mail domain of its own. */
async function ownerOf(organisationId?: number) {
  const named = { issuer: provider.issuer, clientId: 'portal', clientSecret: crypto.randomUUID() };
  const { user, domain } = await withProvider(portal, named, organisationId === undefined ? {} : { organisationId });
  return { id: user.organisationId, domain, token: await signedInToken(portal.deps, user) };
}

const add = (token: string, userId: number, { email, permissions = maskOf([4]) }: { email: string; permissions?: number }) =>
  portal.call(register, { body: { ...newUser(userId), email, permissions } as never }, token);

async function organisationWith(email: string): Promise<number | undefined> {
  const rows = portal.deps.db.selectFrom('portal_users').where('email', '=', email);
  return (await rows.select('organisation_id as id').executeTakeFirst())?.id;
}

const inUse = { status: 409, body: { code: 'already_exists', errors: { email: 'This e-mail address is already in use' } } };

test('T86: an address of a mail domain that is another organisation’s is refused at every door, to staff too; its own takes it', async () => {
  const [owner, stranger] = [await ownerOf(), await organisationOf(portal)];
  const { organisationId } = stranger.administrator;
  const email = `new-ceo@${owner.domain}`;
  const message = 'This e-mail domain belongs to another organisation';
  const refused = (field: string) => ({ status: 409, body: { code: 'conflict', message, errors: { [field]: message } } });
  expect(await add(stranger.token, organisationId, { email })).toMatchObject(refused('email'));
  expect(await add(staff, organisationId, { email })).toMatchObject(refused('email'));
  const added = { userId: 1_999_999_937, name: 'Another', fullName: 'First One', email, permissions: everyPermission };
  expect(await portal.call(addOrganisation, { body: added }, staff)).toMatchObject(refused('email'));
  const person = await stranger.colleague(maskOf([4]));
  expect(await edit(portal, person, { token: staff, accessLevel: maskOf([4]), emailAddress: email })).toMatchObject(
    refused('emailAddress'),
  );
  const asked = { newEmail: email, password: person.password };
  expect(await portal.call(changeEmail, { body: asked }, await signedInToken(portal.deps, person))).toMatchObject(refused('newEmail'));
  // A link from before the domain was another organisation's.
  const link = await makeEmailChange(portal.deps.db, person.portalId, email);
  expect(await portal.call(confirmEmail, { body: { token: link, password: person.password } })).toMatchObject(refused('token'));
  const words = ['user', 'add', '--organisation', String(organisationId), '--name', 'New One', '--email', email];
  expect(await command(portal, words)).toMatchObject({ code: 1, err: expect.stringContaining(message) });
  expect([await organisationWith(email), await mailsTo(portal.dataDir, email)]).toEqual([undefined, []]);
  expect((await add(owner.token, owner.id, { email })).status).toBe(200);
});

test('T86: after twenty addresses in use within an hour nobody of the organisation is told which other ones are, and the audit log says so', async () => {
  const [curious, other] = [await organisationOf(portal), await organisationOf(portal)];
  const { organisationId, email: actor } = curious.administrator;
  const taken = { email: other.administrator.email };
  const free = () => ({ email: newUser(organisationId).email });
  // Whom they add in earnest is not counted.
  for (let count = 0; count < 3; count += 1) expect((await add(curious.token, organisationId, free())).status).toBe(200);
  const replies = await Promise.all(Array.from({ length: 25 }, () => add(curious.token, organisationId, taken)));
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(20);
  const message = 'Your organisation entered 20 addresses already in use within an hour. Wait before you add another user';
  const refused = { status: 429, body: { code: 'too_many_attempts', message, errors: { email: message } } };
  const late = await add(curious.token, organisationId, taken);
  expect(late).toMatchObject(refused);
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(3_500);
  expect(await add(curious.token, organisationId, free())).toMatchObject(refused);
  const entries = (await auditOf(portal, organisationId)).filter(({ action }) => action === 'call refused');
  expect(entries[0]).toMatchObject({ actor, detail: `POST /api/authentication/register: ${message}` });
  expect(await add(other.token, other.administrator.organisationId, { email: actor })).toMatchObject(inUse);
  // Staff read every list of users.
  for (let count = 0; count < 21; count += 1) expect(await add(staff, organisationId, taken)).toMatchObject(inUse);
});

test('T86: an invitation that nobody accepted gives way where the owner of the domain, or staff, adds the person, and no other', async () => {
  const [squatter, stranger] = [await organisationOf(portal), await organisationOf(portal)];
  const { organisationId } = squatter.administrator;
  const before = await organisationOf(portal);
  const owner = before.administrator.organisationId;
  const invite = async (email: string) => {
    expect((await add(squatter.token, organisationId, { email })).status).toBe(200);
    return email;
  };
  const domain = `${crypto.randomUUID()}.example`;
  const [first, second] = [await invite(`first@${domain}`), await invite(`second@elsewhere.example`)];
  expect(await add(stranger.token, stranger.administrator.organisationId, { email: first })).toMatchObject(inUse);
  expect(await add(before.token, owner, { email: first })).toMatchObject(inUse);
  const { domain: claimed } = await ownerOf(owner);
  await portal.deps.db.updateTable('single_sign_on_domains').where('domain', '=', claimed).set({ domain }).execute();
  expect((await add(before.token, owner, { email: first })).status).toBe(200);
  expect(await organisationWith(first)).toBe(owner);
  expect(await add(before.token, owner, { email: first })).toMatchObject(inUse);
  expect((await add(staff, stranger.administrator.organisationId, { email: second })).status).toBe(200);
  expect(await organisationWith(second)).toBe(stranger.administrator.organisationId);
  const removed = (await auditOf(portal, organisationId)).filter(({ action }) => action === 'user removed');
  const detail = 'the invitation was not accepted, and gave way to another organisation';
  expect(removed).toMatchObject([
    { actor: 'unknown', subject: first, detail },
    { actor: expect.stringContaining('user-'), subject: second, detail },
  ]);
});

test('T86: who accepted, signed in once or is the last administrator stays', async () => {
  const { administrator, token } = await organisationOf(portal);
  const other = (await makeUser(portal.deps)).organisationId;
  const stays = async (email: string) => expect(await add(staff, other, { email })).toMatchObject(inUse);
  const joined = await makeUser(portal.deps, { organisationId: administrator.organisationId, permissions: maskOf([4]) });
  await stays(joined.email);
  const cameByProvider = await makeUser(portal.deps, { organisationId: administrator.organisationId, hasPassword: false, permissions: 0 });
  await portal.deps.db
    .updateTable('portal_users')
    .where('id', '=', cameByProvider.portalId)
    .set({ last_sign_in_at: new Date('2026-01-01') })
    .execute();
  await stays(cameByProvider.email);
  const last = await withAddress(
    portal,
    await makeUser(portal.deps, { hasPassword: false }),
    `last-${crypto.randomUUID()}@customer.example`,
  );
  await stays(last.email);
  const added = { userId: 1_999_999_943, name: 'Yet another', fullName: 'First One', permissions: everyPermission };
  expect(await portal.call(addOrganisation, { body: { ...added, email: last.email } }, staff)).toMatchObject(inUse);
  const invited = newUser(administrator.organisationId);
  expect((await add(token, administrator.organisationId, invited as { email: string; permissions: number })).status).toBe(200);
  expect((await portal.call(addOrganisation, { body: { ...added, email: invited.email } }, staff)).status).toBe(200);
});
