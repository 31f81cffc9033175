/** Organisations from the command line, beside the portal that runs. */
import { userInfo } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmEmail } from '../../shared/account/account.ts';
import { login, status } from '../../shared/sign-in/sign-in.ts';
import { confirmBatchAddress } from '../../shared/batches/batch-addresses.ts';
import { resetPassword } from '../../shared/sign-in/passwords.ts';
import { superuserLogin } from '../../shared/support-view/support-view.ts';
import { listOrganisations, register } from '../../shared/users/users.ts';
import { makeAddressLink } from '../batches/batch-addresses.ts';
import { makeEmailChange } from '../account/email-changes.ts';
import { makePasswordLink } from '../auth/password-links.ts';
import { digestPassword } from '../auth/password-hashes.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { command } from '../test-support/command-line.ts';
import { fileOf } from '../test-support/import-files.ts';
import { auditOf, newUser, staffTokenOf } from '../test-support/organisations.ts';
import { credentialsOf } from '../test-support/sign-in-steps.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
let staffToken: string;
beforeAll(async () => {
  portal = await startTestPortal();
  staffToken = await staffTokenOf(portal);
});
afterAll(() => portal.stop());

const run = (...args: string[]) => command(portal, args);
const operator = `command line (${userInfo().username})`;

async function namesOf(...ids: number[]): Promise<string[]> {
  const rows = await portal.deps.db.selectFrom('organisations').where('id', 'in', ids).select('name').orderBy('id').execute();
  return rows.map(({ name }) => name);
}

const entry = (action: string, subject: string, detail = '') => ({ actor: operator, subject, action, detail });

test('an organisation is added, listed and renamed, each with an entry of the audit log that names the user of the system', async () => {
  expect(await run('organisation', 'add', '7001', 'First Name')).toMatchObject({ code: 0 });
  expect(await run('organisation', 'rename', '7001', 'Second Name', '--dry-run')).toMatchObject({ code: 0 });
  expect(await namesOf(7001)).toEqual(['First Name']);
  expect(await run('organisation', 'rename', '7001', ' Second Name ')).toMatchObject({
    code: 0,
    out: 'Organisation 7001, First Name, was renamed Second Name\n',
  });
  const listed = await run('organisation', 'list');
  expect(listed.out).toMatch(/^7001 +Second Name +0 users$/m);
  const { organisations } = JSON.parse((await run('organisation', 'list', '--json')).out);
  const idle = { users: 0, lastActivity: null, queries: 0, openTickets: 0, closedAt: null };
  expect(organisations).toContainEqual({ account: 7001, name: 'Second Name', ...idle });
  expect(await auditOf(portal, 7001)).toEqual([
    entry('organisation added', 'First Name'),
    entry('organisation renamed', 'Second Name', 'was First Name'),
  ]);
});

test.each([
  ['an account that nobody has', ['rename', '7999', 'Name'], 1, 'There is no organisation 7999\n'],
  ['an account that nobody has, to close', ['close', '7999'], 1, 'There is no organisation 7999\n'],
  ['a name that is empty', ['rename', '7999', ' '], 2, 'A name has 1 to 100 characters and no invisible ones\n'],
  ['an account written otherwise', ['close', '0x10'], 2, '"0x10" is not an account number (<account>): enter 1 to 2147483647\n'],
  ["the provider's own", ['close', '1'], 1, 'Account 1 belongs to the provider and cannot be closed\n'],
  ['one that is open, to open again', ['reopen', '1'], 1, expect.stringMatching(/^Account 1, .+, is not closed\n$/)],
])('%s is refused in one sentence', async (_, args, code, err) => {
  expect(await run('organisation', ...args)).toEqual({ code, out: '', err });
});

test('T15: of a closed organisation nobody signs in, sets a password or is seen by support, and its sessions end', async () => {
  const user = await makeUser(portal.deps);
  const { organisationId } = user;
  const token = await signedInToken(portal.deps, user);
  const link = await makePasswordLink(portal.deps.db, user.portalId, 'reset');
  expect((await portal.call(status, {}, token)).status).toBe(200);
  const account = String(organisationId);
  expect((await run('organisation', 'close', account, '--dry-run')).code).toBe(0);
  expect((await portal.call(login, credentialsOf(user))).status).toBe(200);
  const closed = await run('organisation', 'close', account);
  expect(closed).toMatchObject({ code: 0, out: expect.stringContaining('was closed: its 1 user can no longer sign in') });

  expect((await portal.call(login, credentialsOf(user))).status).toBe(403);
  await expect.poll(async () => (await portal.call(status, {}, token)).status).toBe(401);
  // Of a sign-in that was half-way when it was closed.
  expect((await portal.call(status, {}, await signedInToken(portal.deps, user))).status).toBe(401);
  const password = digestPassword('another password of theirs');
  expect((await portal.call(resetPassword, { body: { token: link, newPassword: password, confirmPassword: password } })).status).toBe(400);
  expect((await portal.call(superuserLogin, { body: { name: user.email } }, staffToken)).status).toBe(403);
  expect((await portal.call(register, { body: newUser(organisationId) as never }, staffToken)).status).toBe(409);
  const { body } = await portal.call(listOrganisations, {}, staffToken);
  expect(body.message).toContainEqual({ userId: organisationId, display: `Organisation ${organisationId} (closed)` });
  expect(await run('organisation', 'close', account)).toMatchObject({ code: 1, err: expect.stringContaining('was already closed') });
  expect((await run('organisation', 'list')).out).toMatch(new RegExp(`^${account} .* 1 user, closed since \\d{4}-\\d\\d-\\d\\d`, 'm'));
});

test('T15: links that were mailed before an organisation was closed change nothing, then and after it is opened again', async () => {
  const user = await makeUser(portal.deps);
  const { db } = portal.deps;
  const partner = { organisationId: user.organisationId, email: 'partner@outside.example' };
  const email = await makeEmailChange(db, user.portalId, 'moved-away@customer.example');
  const batches = (await makeAddressLink(db, partner)) ?? '';
  const account = String(user.organisationId);
  await run('organisation', 'close', account);
  const statuses = async () => [
    (await portal.call(confirmEmail, { body: { token: email, password: user.password } })).status,
    (await portal.call(confirmBatchAddress, { body: { token: batches } })).status,
  ];
  expect(await statuses()).toEqual([400, 400]);
  // Of a batch that was handed in while the organisation was being closed.
  const late = (await makeAddressLink(db, partner)) ?? '';
  expect((await portal.call(confirmBatchAddress, { body: { token: late } })).status).toBe(400);
  await run('organisation', 'reopen', account);
  expect(await statuses()).toEqual([400, 400]);
  expect((await portal.call(login, credentialsOf(user))).status).toBe(200);
});

test('an organisation that is opened again lets its users sign in; what ended stays over', async () => {
  const user = await makeUser(portal.deps);
  const token = await signedInToken(portal.deps, user);
  const account = String(user.organisationId);
  await run('organisation', 'close', account);
  expect(await run('organisation', 'reopen', account)).toMatchObject({ code: 0 });
  expect((await portal.call(login, credentialsOf(user))).status).toBe(200);
  await expect.poll(async () => (await portal.call(status, {}, token)).status).toBe(401);
  const name = `Organisation ${account}`;
  expect(await auditOf(portal, user.organisationId)).toEqual([
    entry('organisation closed', name),
    entry('organisation opened again', name),
  ]);
});

test('organisations come from a file, all or none; one that is there under its name already stays', async () => {
  const file = fileOf('account;name', '8001;Bulk One', '8002;"Bulk; Two"', '8003;Bulk Three');
  expect(await run('organisation', 'import', file, '--dry-run')).toMatchObject({ code: 0, out: '3 organisations could be added\n' });
  expect(await namesOf(8001, 8002, 8003)).toEqual([]);
  expect(await run('organisation', 'import', file)).toMatchObject({ code: 0, out: '3 organisations were added\n' });
  expect(await namesOf(8001, 8002, 8003)).toEqual(['Bulk One', 'Bulk; Two', 'Bulk Three']);
  expect(await auditOf(portal, 8002)).toEqual([entry('organisation added', 'Bulk; Two')]);
  const again = fileOf('name,account', 'Bulk One,8001', 'Bulk Four,8004');
  const { out } = await run('organisation', 'import', again, '--json');
  expect(JSON.parse(out)).toEqual({ added: 1, unchanged: 1, faults: [] });
});

test('a file of organisations with a wrong row adds none, and names each with its line', async () => {
  await run('organisation', 'add', '8100', 'Here Already');
  const file = fileOf(
    'account;name',
    '8101;Sound',
    '1e3;Exponent',
    ' 8102;Space',
    '8100;Another Name',
    '8101;Twice',
    '8103;',
    '8104;In\u200bvisible',
  );
  const { code, err, out } = await run('organisation', 'import', file);
  expect([code, out]).toEqual([1, '6 faults: no organisation was added\n']);
  expect(err.trim().split('\n')).toEqual([
    'line 3: "1e3" is not an account number: enter 1 to 2147483647',
    'line 4: " 8102" is not an account number: enter 1 to 2147483647',
    'line 5: account 8100 is Here Already',
    'line 6: account 8101 is already in line 2',
    'line 7: the name has 1 to 100 characters and no invisible ones',
    'line 8: the name has 1 to 100 characters and no invisible ones',
  ]);
  expect(await namesOf(8101, 8102, 8103, 8104)).toEqual([]);
});

test('a file of organisations that is not there is told as that of any import', async () => {
  expect(await run('organisation', 'import', '/nowhere/organisations.csv')).toMatchObject({
    code: 2,
    err: 'There is no file /nowhere/organisations.csv\n',
  });
});
