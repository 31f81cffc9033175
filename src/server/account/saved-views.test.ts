import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listViews, removeView, saveView } from '../../shared/account/saved-views.ts';
import { userRemoval } from '../../shared/users/users.ts';
import { maskOf } from '../../shared/base/permissions.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const view = {
  columns: ['range', 'cic'],
  filter: 'lyca',
  filterBy: 'spName',
  choices: { service: 'npq', period: '2026-05-01..2026-05-31' },
  sort: { column: 'cic', direction: 'descending' },
  size: 50,
};
const save = (token: string, more: object = {}) =>
  portal.call(saveView, { body: { table: 'ranges', name: 'Lyca', view, isShared: false, ...more } as never }, token);
const listed = async (token: string) => (await portal.call(listViews, {}, token)).body.message;
const remove = (token: string, id: string) => portal.call(removeView, { body: { id } }, token);

/** Two people of one organisation without a permission, and its administrator. */
async function organisation() {
  const owner = await makeUser(portal.deps, { permissions: 0 });
  const colleague = await makeUser(portal.deps, { permissions: 0, organisationId: owner.organisationId });
  const administrator = await makeUser(portal.deps, { permissions: maskOf([6]), organisationId: owner.organisationId });
  const [own, other, admin] = await Promise.all([owner, colleague, administrator].map((user) => signedInToken(portal.deps, user)));
  return { owner, own: own!, other: other!, admin: admin! };
}

test('a view is saved under a name, replaced by one of the same name and table, and removed', async () => {
  const { own } = await organisation();
  const { body } = await save(own, { name: '  Lyca ' });
  expect(body).toEqual({
    message: 'The view “Lyca” was saved',
    said: { name: 'accountSaid.viewSaved', values: ['Lyca'] },
    id: expect.any(String),
  });
  expect(await listed(own)).toEqual([
    { id: body.id, table: 'ranges', name: 'Lyca', view, isShared: false, isOwn: true, savedBy: 'Test User' },
  ]);
  expect((await save(own, { view: {} })).body.id).toBe(body.id);
  expect((await save(own, { table: 'tickets' })).body.id).not.toBe(body.id);
  expect(await listed(own)).toMatchObject([
    { id: body.id, view: {} },
    { table: 'tickets', view },
  ]);
  expect((await remove(own, body.id)).status).toBe(200);
  expect(await listed(own)).toMatchObject([{ table: 'tickets' }]);
});

test('a private view is nobody else’s; one for the organisation is seen by its people alone, and removed by its owner or an administrator', async () => {
  const { own, other, admin } = await organisation();
  const stranger = await signedInToken(portal.deps, await makeUser(portal.deps));
  const mine = (await save(own, { name: 'Mine' })).body.id;
  const ours = (await save(own, { name: 'Ours', isShared: true })).body.id;
  expect(await listed(other)).toMatchObject([{ id: ours, isOwn: false, isShared: true }]);
  expect(await listed(stranger)).toEqual([]);
  for (const token of [other, stranger]) for (const id of [mine, ours]) expect((await remove(token, id)).status).toBe(404);
  expect((await remove(admin, mine)).status).toBe(404);
  expect((await remove(admin, ours)).status).toBe(200);
  expect(await listed(own)).toMatchObject([{ id: mine }]);
});

test('views go with their user', async () => {
  const { owner, own, other, admin } = await organisation();
  await save(own, { isShared: true });
  expect(await listed(other)).toHaveLength(1);
  expect((await portal.call(userRemoval, { body: { deletableUserEmail: owner.email } }, admin)).status).toBe(200);
  expect(await listed(other)).toEqual([]);
});

test('there are at most 100 a user, and one of them can still be replaced', async () => {
  const { owner, own } = await organisation();
  await sql`
    insert into saved_views (portal_user_id, table_name, name, view, is_shared)
    select ${owner.portalId}, 'ranges', 'View ' || number, '{}', false from generate_series(1, 100) as number`.execute(portal.deps.db);
  expect(await save(own)).toMatchObject({ status: 409, body: { message: 'You already have 100 saved views. Remove one first' } });
  expect((await save(own, { name: 'View 7' })).status).toBe(200);
});

test.each<[object, string]>([
  [{ name: ' ' }, 'Enter a name for the view'],
  [{ name: 'a'.repeat(81) }, 'The name can have at most 80 characters'],
  [{ table: 'a; drop' }, 'This is not a valid table or column name'],
  [{ view: { filter: 'a'.repeat(201) } }, 'A filter has at most 200 characters'],
  [{ view: { filter: 'lyca\u0000' } }, 'Remove line breaks and invisible characters from the filter'],
  [{ view: { filter: '\ud800' } }, 'Remove line breaks and invisible characters from the filter'],
  [{ view: { choices: { service: 'a'.repeat(1_001) } } }, 'A choice has at most 1,000 characters'],
  [{ view: { choices: { service: 'npq\u0000' } } }, 'Remove line breaks and invisible characters from the choice'],
  [{ view: { choices: { 'a b': 'npq' } } }, 'This is not a valid table or column name'],
  [{ view: { choices: Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`a${index}`, 'b'])) } }, 'Too many choices'],
  [{ view: { columns: Array.from({ length: 61 }, () => 'cic') } }, 'Too many columns'],
])('is refused: %j', async (more, message) => {
  const { own } = await organisation();
  const reply = await save(own, more);
  expect(reply.status).toBe(400);
  expect(JSON.stringify(reply.body)).toContain(message);
  expect(await listed(own)).toEqual([]);
});
