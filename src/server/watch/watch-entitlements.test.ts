/** The watch list answers what its organisation may ask, and counts and records it as queries. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportWatchChanges } from '../../shared/watch/watch.ts';
import { rollBack } from '../data-sets/versions.ts';
import { entitle, quotaRowsOf } from '../test-support/entitlements.ts';
import { fileOf, importFile, listHeader } from '../test-support/import-files.ts';
import { mailsTo } from '../test-support/mailbox.ts';
import { compared, importRanges, operators, startWatchingPortal, watcher } from '../test-support/watching.ts';
import type { TestUser } from '../test-support/factories.ts';
import type { TestPortal } from '../test-support/test-portal.ts';

const { alpha, beta } = operators;
let portal: TestPortal;
beforeAll(async () => {
  portal = await startWatchingPortal();
  await importRanges(portal, { '447400': alpha, '447401': beta });
  await compared(portal);
});
afterAll(() => portal.stop());

const [first, second, third] = ['447400000001', '447400000002', '447401000001'];

/** Service, number and reason code of what is recorded of the organisation. */
async function recordedOf({ organisationId }: TestUser) {
  const rows = await portal.deps.db
    .selectFrom('query_records')
    .where('organisation_id', '=', organisationId)
    .select(['service', 'tel', 'rc'])
    .orderBy('tel')
    .orderBy('service')
    .execute();
  return rows.map(({ service, tel, rc }) => `${tel} ${service} ${rc}`);
}

const usedBy = async ({ organisationId }: TestUser) => (await quotaRowsOf(portal, organisationId)).map(({ used }) => used);
const answersIn = (body: Awaited<ReturnType<Awaited<ReturnType<typeof watcher>>['list']>>) =>
  body.message.numbers.map(({ answer }: { answer: object }) => Object.keys(answer));

describe('What is added', () => {
  test('T87: is one query of each service whose answer is kept, once', async () => {
    const { add, user } = await watcher(portal);
    await entitle(portal, user, { dailyQuota: 100 });
    await add({ numbers: [first], prefixes: ['44740'] });
    const asked = [
      `44740 gnr 0`,
      ...['AITCheck', 'dno', 'dnoText', 'irsfCheck', 'npq'].map((service) =>
        expect.stringMatching(new RegExp(`^${first} ${service} \\d+$`)),
      ),
    ];
    expect(await recordedOf(user)).toEqual(asked);
    expect(await usedBy(user)).toEqual([6]);
    expect((await add({ numbers: [first], prefixes: ['44740'] })).body).toMatchObject({ added: 0, already: 2 });
    expect(await usedBy(user)).toEqual([6]);
    expect(await recordedOf(user)).toEqual(asked);
  });

  test('T87: is refused where nothing may be asked, which is recorded and costs nothing', async () => {
    const { add, list, user } = await watcher(portal);
    await entitle(portal, user, { services: [], dailyQuota: 0, destinations: ['44'] });
    expect((await add({ numbers: [first], prefixes: ['4474'] })).body).toMatchObject({
      message: '0 entries added',
      added: 0,
      notAsked: [
        { kind: 'number', digits: first, rc: 500 },
        { kind: 'prefix', digits: '4474', rc: 500 },
      ],
    });
    expect((await list()).message).toEqual({ numbers: [], prefixes: [] });
    expect(await recordedOf(user)).toEqual([
      '4474 gnr 500',
      ...['AITCheck', 'dno', 'dnoText', 'irsfCheck', 'npq'].map((service) => `${first} ${service} 500`),
    ]);
    expect(await usedBy(user)).toEqual([]);
  });

  test('T87: a destination that is switched off is not asked', async () => {
    const { add, user } = await watcher(portal);
    await entitle(portal, user, { destinations: ['GB'] });
    expect((await add({ numbers: [first] })).body.notAsked).toEqual([{ kind: 'number', digits: first, rc: 501 }]);
  });

  test('T87: of a quota too small for a number nothing is taken for it', async () => {
    const { add, user } = await watcher(portal);
    await entitle(portal, user, { dailyQuota: 7 });
    expect((await add({ numbers: [first, second] })).body).toMatchObject({
      added: 1,
      notAsked: [{ kind: 'number', digits: second, rc: 502 }],
    });
    expect(await usedBy(user)).toEqual([5]);
    expect((await recordedOf(user)).filter((record) => record.startsWith(second))).toEqual(
      ['AITCheck', 'dno', 'dnoText', 'irsfCheck', 'npq'].map((service) => `${second} ${service} 502`),
    );
  });

  test('T87: has the facts of the services that are enabled', async () => {
    const { add, list, user } = await watcher(portal);
    await entitle(portal, user, { services: ['npq', 'dno'] });
    expect((await add({ numbers: [first], prefixes: ['4474'] })).body).toMatchObject({
      added: 1,
      notAsked: [{ kind: 'prefix', digits: '4474', rc: 500 }],
    });
    expect(answersIn(await list())).toEqual([['operator', 'ported', 'routingNumber', 'dnoVoice']]);
    expect((await recordedOf(user)).map((record) => record.split(' ')[1])).toEqual(['gnr', 'dno', 'npq']);
  });

  test('costs nothing where there is no room for it', async () => {
    const { add, user } = await watcher(portal);
    await entitle(portal, user, { dailyQuota: 100 });
    await sql`
      insert into watch_lists (organisation_id, change_id, ranges_as_of, versions) values (${user.organisationId}, 1000000, now(), '{}')`.execute(
      portal.deps.db,
    );
    await sql`
      insert into watched_numbers (organisation_id, is_prefix, digits, kept, change_id)
      select ${user.organisationId}, false, (447410000000 + n)::text, '{}', 1000000 from generate_series(1, 10000) as n`.execute(
      portal.deps.db,
    );
    expect(await add({ numbers: [first] })).toMatchObject({ status: 409 });
    expect(await usedBy(user)).toEqual([]);
    expect(await recordedOf(user)).toEqual([]);
    await sql`delete from watched_numbers where organisation_id = ${user.organisationId}`.execute(portal.deps.db);
  });
});

describe('What the organisation may ask no more', () => {
  const listed = (...digits: string[]) => fileOf(listHeader, ...digits.map((one) => `${one};number;;`));

  test('T87: is left out of the list, the changes, their count and their file', async () => {
    const { add, list, changes, user, token } = await watcher(portal);
    await add({ numbers: [first, third], prefixes: ['4474'] });
    await importFile(portal, 'irsf', { file: listed(first, '447401999999') });
    await compared(portal);
    await importFile(portal, 'dno', { file: listed('447401888888') });
    await compared(portal);
    expect((await changes()).recent.changes).toBe(4);
    const exported = async () => (await portal.call(exportWatchChanges, { query: {} }, token)).body as string;
    expect(await exported()).toContain('Revenue share');

    await entitle(portal, user, { services: ['dno'] });
    expect(answersIn(await list())).toEqual([['dnoVoice'], ['dnoVoice']]);
    expect((await list()).message.prefixes).toMatchObject([{ digits: '4474', answer: null }]);
    const narrowed = await changes();
    expect(new Set(narrowed.message.flatMap(({ facts }: { facts: { fact: string }[] }) => facts.map(({ fact }) => fact)))).toEqual(
      new Set(['dnoVoice']),
    );
    for (const { before, after, lists } of narrowed.message) {
      expect(Object.keys({ ...before, ...after })).toEqual(['dnoVoice']);
      expect(lists.map(({ set }: { set: string }) => set)).toEqual(['dno']);
    }
    expect(narrowed.recent).toEqual({ days: 7, changes: 2, ofLists: 2 });
    expect(await exported()).not.toMatch(/Revenue|Inflated/);

    await entitle(portal, user, { destinations: ['44'] });
    expect(answersIn(await list())).toEqual([[], []]);
    expect(await changes()).toMatchObject({ message: [], older: null, recent: { changes: 0, ofLists: 0 } });
    expect((await exported()).trimEnd()).toBe('\ufeffat;kind;digits;change;data');

    await entitle(portal, user, {});
    expect((await changes()).message).toHaveLength(4);
    for (const set of ['irsf', 'dno'] as const) await rollBack(portal.deps.db, set);
    await compared(portal);
  });

  test('T87: is not compared with other data, which costs nothing; enabled again it is, without a word about the time between', async () => {
    const { add, list, changes, user } = await watcher(portal);
    await entitle(portal, user, { dailyQuota: 10 });
    await add({ numbers: [first], prefixes: ['4474'] });
    await entitle(portal, user, { services: ['npq'], dailyQuota: 10 });
    await importFile(portal, 'irsf', { file: listed(first) });
    await importRanges(portal, { '447400': beta, '447401': beta });
    await compared(portal);
    expect((await changes()).message).toMatchObject([{ kind: 'number', facts: [{ fact: 'operator' }] }]);

    await entitle(portal, user, { dailyQuota: 10 });
    expect(answersIn(await list())).toEqual([['operator', 'ported', 'routingNumber']]);
    expect((await list()).message.prefixes).toMatchObject([{ answer: null }]);
    await importFile(portal, 'irsf', { file: listed(first, '447401777777') });
    await importRanges(portal, { '447400': beta, '447401': beta, '447402': beta });
    await compared(portal);
    expect((await list()).message).toMatchObject({
      numbers: [{ answer: { revenueShare: 'yes', inflatedTraffic: 'not safe' } }],
      prefixes: [{ answer: { ranges: 3 } }],
    });
    expect((await changes()).message).toHaveLength(1);
    expect(await usedBy(user)).toEqual([6]);
    for (const set of ['irsf', 'irsf', 'ranges', 'ranges'] as const) await rollBack(portal.deps.db, set);
    await compared(portal);
  });

  test('T87: gives way to what it may ask instead, with the next data', async () => {
    const { add, list, changes, user } = await watcher(portal);
    await entitle(portal, user, { services: ['irsfCheck'] });
    await add({ numbers: [first] });
    await entitle(portal, user, { services: ['dno'] });
    await importFile(portal, 'dno', { file: listed(first) });
    await compared(portal);
    expect((await list()).message.numbers).toMatchObject([{ answer: { dnoVoice: 'yes' } }]);
    expect((await changes()).message).toEqual([]);
    await rollBack(portal.deps.db, 'dno');
    await compared(portal);
  });

  test('T87: is in no mail', async () => {
    const { add, user } = await watcher(portal);
    const { db } = portal.deps;
    await add({ numbers: [first] });
    await entitle(portal, user, { services: ['npq'] });
    // Found while it was enabled, and not mailed yet.
    const insert = (facts: string) =>
      sql`
      insert into watch_changes (organisation_id, is_prefix, digits, fence, facts, before, after, lists, watcher, mail_waits)
      values (${user.organisationId}, false, ${first}, ${facts.length}, ${facts}::jsonb,
        '{"ported":"no","routingNumber":null,"dnoVoice":"no"}', '{"ported":"yes","routingNumber":null,"dnoVoice":"yes"}', '[]', ${user.portalId}, true)`.execute(
        db,
      );
    await insert('[{"fact":"dnoVoice","cause":"changed"}]');
    await compared(portal);
    expect(await mailsTo(portal.dataDir, user.email)).toEqual([]);
    await insert('[{"fact":"dnoVoice","cause":"changed"},{"fact":"ported","cause":"changed"}]');
    await expect.poll(async () => (await mailsTo(portal.dataDir, user.email)).length).toBe(1);
    const [mail] = await mailsTo(portal.dataDir, user.email);
    expect(mail?.text).toContain('Ported: no → yes');
    expect(mail?.text).not.toContain('Do not originate');
  });
});
