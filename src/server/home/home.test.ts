import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { home, type HomePart } from '../../shared/home/home.ts';
import type { Matter } from '../../shared/base/matters.ts';
import { everyPermission, maskOf } from '../../shared/base/permissions.ts';
import { publishTestDocument } from '../test-support/documents.ts';
import { makeOrganisation, makeUser, signedInToken, supportViewToken, type TestUser } from '../test-support/factories.ts';
import { fileOf, importFile, listHeader, swapped } from '../test-support/import-files.ts';
import { staffTokenOf } from '../test-support/organisations.ts';
import { makeQueries } from '../test-support/queries.ts';
import { atCodeStep, confirm } from '../test-support/sign-in-steps.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { ticketCalls } from '../test-support/tickets.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({ CODE_RESEND_SECONDS: '0' }, { clock: () => new Date('2026-11-17T12:00:00Z') });
});
afterAll(() => portal.stop());

const { send, answer, see } = ticketCalls(() => portal);
const partsOf = async (token: string, part?: HomePart) => (await portal.call(home, { query: part ? { part } : {} }, token)).body.message;
const tokenOf = (user: TestUser) => signedInToken(portal.deps, user);

/** Somebody who was here before. */
async function visitor(permissions = everyPermission, since = '2026-01-01T00:00:00Z') {
  const user = await makeUser(portal.deps, { permissions });
  await portal.deps.db
    .updateTable('portal_users')
    .where('id', '=', user.portalId)
    .set({ previous_sign_in_at: new Date(since) })
    .execute();
  return { user, token: await tokenOf(user) };
}

describe('Only the parts that the caller may see', () => {
  test.each([
    ['no permission', 0, ['account', 'news']],
    ['Reports', maskOf([4]), ['account', 'news', 'usage']],
    ['Administrator of a customer', maskOf([6]), ['account', 'news']],
    ['every permission of a customer', everyPermission, ['account', 'news', 'usage']],
  ])('%s', async (_, permissions, parts) => {
    const { token } = await visitor(permissions);
    expect(Object.keys(await partsOf(token)).toSorted()).toEqual(parts);
  });

  test('staff with Administrator see what is the provider’s, other staff do not, and nobody in a support view', async () => {
    const seenBy = async (token: string) => Object.keys(await partsOf(token, 'provider'));
    const account = portal.deps.config.PLATFORM_ACCOUNT_ID;
    expect(await seenBy(await staffTokenOf(portal))).toEqual(['provider']);
    expect(await seenBy(await tokenOf(await makeUser(portal.deps, { organisationId: account, permissions: maskOf([4]) })))).toEqual([]);
    expect(await seenBy(await supportViewToken(portal.deps, await makeUser(portal.deps)))).toEqual([]);
  });

  test('one part alone, and no part of another name', async () => {
    const { token } = await visitor();
    expect(Object.keys(await partsOf(token, 'usage'))).toEqual(['usage']);
    const { status, body } = await portal.call(home, { query: { part: 'money' as HomePart } }, token);
    expect([status, body.errors.part]).toEqual([400, 'Use one of usage, news, account, provider']);
  });
});

describe('Queries of late', () => {
  test('yesterday, the last seven days, the week before and thirty days, answered and failed', async () => {
    const { user, token } = await visitor();
    await makeQueries(portal.deps, user.organisationId, [
      { at: '2026-11-17T01:00:00Z', count: 50 },
      { at: '2026-11-16T23:59:59Z', count: 3 },
      { at: '2026-11-16T00:00:00Z', count: 2, rc: 300, country: 'FR', service: 'gnr' },
      { at: '2026-11-10T00:00:00Z', count: 4 },
      { at: '2026-11-09T23:00:00Z', count: 5 },
      { at: '2026-11-03T00:00:00Z', count: 1, rc: 500 },
      { at: '2026-11-02T23:00:00Z', count: 7 },
      { at: '2026-10-18T00:00:00Z', count: 1 },
      { at: '2026-10-17T23:00:00Z', count: 90 },
    ]);
    await makeQueries(portal.deps, await makeOrganisation(portal.deps), [{ at: '2026-11-16T12:00:00Z', count: 1_000 }]);
    const { usage } = await partsOf(token, 'usage');
    expect(usage).toMatchObject({
      yesterday: { answered: 3, failed: 2 },
      lastWeek: { answered: 7, failed: 2 },
      weekBefore: { answered: 5, failed: 1 },
    });
    expect(usage.days).toHaveLength(30);
    expect(usage.days[0]).toEqual({ day: '2026-10-18', answered: 1, failed: 0 });
    expect(usage.days[29]).toEqual({ day: '2026-11-16', answered: 3, failed: 2 });
    expect(usage.days[20]).toEqual({ day: '2026-11-07', answered: 0, failed: 0 });
  });

  test('an organisation without queries has thirty days of none', async () => {
    const { usage } = await partsOf((await visitor()).token, 'usage');
    expect(usage.lastWeek).toEqual({ answered: 0, failed: 0 });
    expect(usage.days).toHaveLength(30);
  });
});

describe('New since the last visit', () => {
  async function publish(matter: Matter, organisationId: number, at: string) {
    const { file } = await publishTestDocument(portal, { matter, organisationId });
    await portal.deps.db
      .updateTable('documents')
      .where('id', '=', file)
      .set({ modified_at: new Date(at) })
      .execute();
  }

  test('the last visit is the sign-in before this one; on the first visit nothing is new', async () => {
    const user = await makeUser(portal.deps);
    const signIn = async () => (await confirm(portal, user, await atCodeStep(portal, user))).body.auth_token as string;
    const first = await partsOf(await signIn());
    expect(first.news).toEqual({ since: null, dataSets: [], documents: [], tickets: [] });
    expect(first.account).toMatchObject({ signedInAt: expect.any(String), previousSignInAt: null });
    const token = await signIn();
    const second = await partsOf(token);
    expect(second.account.previousSignInAt).toBe(first.account.signedInAt);
    expect(second.news.since).toBe(first.account.signedInAt);
  });

  test.each([
    ['no permission', 0, []],
    ['Downloads', maskOf([2]), [['product-documentation', 1]]],
    [
      'Downloads and GNR Download',
      maskOf([2, 8]),
      [
        ['gnr-files', 1],
        ['product-documentation', 1],
      ],
    ],
    [
      'Downloads and My Documents',
      maskOf([0, 2]),
      [
        ['my-documents/weekly-reports', 2],
        ['product-documentation', 1],
      ],
    ],
  ])('documents of the matters that are open with %s', async (_, permissions, found) => {
    const { user, token } = await visitor(permissions, '2126-01-01T00:00:00Z');
    const own: Matter[] = ['product-documentation', 'gnr-files', 'my-documents/weekly-reports', 'my-documents/weekly-reports'];
    for (const matter of own) await publish(matter, user.organisationId, '2126-01-02T00:00:00Z');
    await publish('product-documentation', user.organisationId, '2125-12-31T23:59:59Z');
    await publish('product-documentation', await makeOrganisation(portal.deps), '2126-01-02T00:00:00Z');
    const { documents } = (await partsOf(token, 'news')).news;
    expect(documents).toEqual(found.map(([matter, count]) => ({ matter, count, title: 'Notes', at: '2126-01-02T00:00:00.000Z' })));
  });

  test('another version of a data set, for whoever asks or searches numbers', async () => {
    const file = fileOf(listHeader, '447700900123;number;;');
    expect((await importFile(portal, 'irsf', { file })).status).toBe('loaded');
    await swapped(portal, ({ numbers }) => numbers.irsf.version !== null);
    const setsOf = async (permissions: number) => (await partsOf((await visitor(permissions)).token, 'news')).news.dataSets;
    const [change] = await setsOf(maskOf([3]));
    expect(change).toEqual({ set: 'irsf', dataVersion: expect.stringMatching(/^irsf-1-/), at: expect.any(String) });
    expect(await setsOf(maskOf([7]))).toHaveLength(1);
    expect(await setsOf(maskOf([4]))).toEqual([]);
    expect((await partsOf((await visitor(everyPermission, '2126-01-01T00:00:00Z')).token, 'news')).news.dataSets).toEqual([]);
  });

  test('a ticket that the provider answered, until it is read, with Contact us', async () => {
    const { user, token } = await visitor();
    const { ticketId } = (await send(token)).body;
    await send(token, { ticketSubject: 'Nobody answered this one' });
    expect((await partsOf(token, 'news')).news.tickets).toEqual([]);
    await answer(await staffTokenOf(portal), ticketId);
    const expected = { ticketId, ticketSeverity: 'Numbering or Response Issue', ticketSubject: 'Wrong carrier', at: expect.any(String) };
    expect((await partsOf(token, 'news')).news.tickets).toEqual([expected]);
    const colleague = await makeUser(portal.deps, { organisationId: user.organisationId, permissions: maskOf([4]) });
    expect((await partsOf(await tokenOf(colleague), 'news')).news.tickets).toEqual([]);
    await see(token, ticketId, 1);
    expect((await partsOf(token, 'news')).news.tickets).toEqual([]);
  });

  test('an answer that nobody read is news on the first visit, too, and at each one after it', async () => {
    const user = await makeUser(portal.deps);
    const token = await tokenOf(user);
    const { ticketId } = (await send(token)).body;
    await answer(await staffTokenOf(portal), ticketId);
    const { news } = await partsOf(token, 'news');
    expect([news.since, news.tickets.map((ticket: { ticketId: string }) => ticket.ticketId)]).toEqual([null, [ticketId]]);
    const later = { previous_sign_in_at: new Date('2126-01-01T00:00:00Z') };
    await portal.deps.db.updateTable('portal_users').where('id', '=', user.portalId).set(later).execute();
    expect((await partsOf(token, 'news')).news.tickets).toHaveLength(1);
  });
});

describe('Who can give more', () => {
  const named = async (user: TestUser, name: string) =>
    portal.deps.db.updateTable('portal_users').where('id', '=', user.portalId).set({ full_name: name }).execute();

  test('the administrators of the organisation by name: not oneself, not who was only invited, not those of others', async () => {
    const { user, token } = await visitor(0);
    const { organisationId } = user;
    expect((await partsOf(token, 'account')).account).toMatchObject({ administrators: [], moreAdministrators: 0 });
    const administrator = await makeUser(portal.deps, { organisationId });
    await named(administrator, 'Ada Long');
    await named(await makeUser(portal.deps, { organisationId, hasPassword: false }), 'Never Came');
    await named(await makeUser(portal.deps, { organisationId, permissions: maskOf([4]) }), 'Mere User');
    await named(await makeUser(portal.deps), 'Of Others');
    expect((await partsOf(token, 'account')).account).toMatchObject({ administrators: ['Ada Long'], moreAdministrators: 0 });
    expect((await partsOf(await tokenOf(administrator), 'account')).account.administrators).toEqual([]);
  });

  test('five are named and the others counted', async () => {
    const { user, token } = await visitor(0);
    for (const name of ['G', 'F', 'E', 'D', 'C', 'B', 'A']) await named(await makeUser(portal.deps, user), name);
    expect((await partsOf(token, 'account')).account).toMatchObject({ administrators: ['A', 'B', 'C', 'D', 'E'], moreAdministrators: 2 });
  });
});
