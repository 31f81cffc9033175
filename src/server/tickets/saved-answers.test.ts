/** Saved answers, which the provider's staff share. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { savedAnswersMost } from '../../shared/base/limits.ts';
import { listSavedAnswers, removeSavedAnswer, saveAnswer } from '../../shared/tickets/saved-answers.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { auditOf, staffTokenOf } from '../test-support/organisations.ts';
import { startPortalForTest, startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const save = (token: string, body: { id?: string; title: string; text: string }) => portal.call(saveAnswer, { body }, token);
const remove = (token: string, id: string) => portal.call(removeSavedAnswer, { body: { id } }, token);
const listed = async (token: string) => (await portal.call(listSavedAnswers, {}, token)).body.message;

test('staff add, change and delete answers that all of them share, with audit entries', async () => {
  const [one, other] = [await staffTokenOf(portal), await staffTokenOf(portal)];
  const { body } = await save(one, { title: ' Porting ', text: 'Ported yesterday.\nThe data follows.' });
  expect(body).toMatchObject({ message: 'The answer “Porting” was saved', id: expect.any(String) });
  const { id } = body;
  const also = await save(one, { title: 'Another', text: 'Thanks.' });
  expect(await listed(other)).toEqual([
    { id: also.body.id, title: 'Another', text: 'Thanks.' },
    { id, title: 'Porting', text: 'Ported yesterday.\nThe data follows.' },
  ]);
  expect((await save(other, { id, title: 'Ported', text: 'Ported today.' })).body.id).toBe(id);
  expect((await listed(one))[1]).toEqual({ id, title: 'Ported', text: 'Ported today.' });
  expect((await remove(other, also.body.id)).body.message).toBe('The saved answer was deleted');
  expect(await listed(one)).toHaveLength(1);
  const entries = await auditOf(portal, portal.deps.config.PLATFORM_ACCOUNT_ID);
  expect(entries.map(({ action, detail }) => `${action}: ${detail}`)).toEqual(
    expect.arrayContaining(['answer saved: Porting', 'answer saved: Ported', 'saved answer deleted: Another']),
  );
});

test('a title in use is 409, an answer that is gone 404, an empty title or text 400', async () => {
  const staff = await staffTokenOf(portal);
  const first = await save(staff, { title: 'In use', text: 'A' });
  expect((await save(staff, { title: 'In use', text: 'B' })).status).toBe(409);
  await remove(staff, first.body.id);
  expect((await remove(staff, first.body.id)).status).toBe(404);
  expect((await save(staff, { id: first.body.id, title: 'Gone', text: 'C' })).status).toBe(404);
  expect((await save(staff, { title: ' ', text: ' ' })).body.errors).toEqual({ title: 'Enter a title', text: 'Enter an answer' });
});

test('customers have no part in them', async () => {
  const customer = await signedInToken(portal.deps, await makeUser(portal.deps));
  expect((await portal.call(listSavedAnswers, {}, customer)).status).toBe(403);
  expect((await save(customer, { title: 'Mine', text: 'D' })).status).toBe(403);
});

test('there are as many as allowed, and no more', async () => {
  const own = await startPortalForTest();
  const staff = await staffTokenOf(own);
  const { PLATFORM_ACCOUNT_ID: organisation_id } = own.deps.config;
  const rows = Array.from({ length: savedAnswersMost - 1 }, (_, index) => ({ organisation_id, title: `Title ${index}`, text: 'E' }));
  await own.deps.db.insertInto('saved_answers').values(rows).execute();
  const add = (title: string) => own.call(saveAnswer, { body: { title, text: 'F' } }, staff);
  const last = await add('The last');
  expect(last.status).toBe(200);
  expect((await add('One too many')).body).toMatchObject({ code: 'limit_reached' });
  const { id } = last.body;
  expect((await own.call(saveAnswer, { body: { id, title: 'Changed', text: 'F' } }, staff)).status).toBe(200);
});
