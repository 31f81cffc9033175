/** The watch list: who adds what, and what another version of the data makes of it. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../../shared/audit/audit.ts';
import { exportWatchChanges } from '../../shared/watch/watch.ts';
import { rollBack } from '../data-sets/versions.ts';
import { fileOf, importFile, listHeader, portedHeader } from '../test-support/import-files.ts';
import { compared, importRanges, operators, startWatchingPortal, watcher } from '../test-support/watching.ts';
import type { TestPortal } from '../test-support/test-portal.ts';

const { alpha, beta } = operators;
let portal: TestPortal;
beforeAll(async () => {
  portal = await startWatchingPortal();
  await importRanges(portal, { '447400': alpha, '447401': alpha, '447402': beta });
  await compared(portal);
});
afterAll(() => portal.stop());

/** Rolls the newest version of a set back. */
async function takeBack(set: 'dno' | 'irsf' | 'ported' | 'ranges'): Promise<void> {
  await rollBack(portal.deps.db, set);
  await compared(portal);
}

const [first, second] = ['447400000001', '447401000001'];
const unknown = {
  ported: 'unknown',
  routingNumber: null,
  dnoVoice: 'unknown',
  dnoText: 'unknown',
  revenueShare: 'unknown',
  inflatedTraffic: 'unknown',
};
const Alpha = { name: 'Alpha', cic: '0044001' };

describe('Entries', () => {
  test('are added once, listed with the answers that are kept, and removed', async () => {
    const { add, list, remove } = await watcher(portal);
    expect(await list()).toMatchObject({ message: { numbers: [], prefixes: [] }, most: 10_000, dataVersions: { dno: null } });
    const added = await add({ numbers: [second, first, first], prefixes: ['4474'] });
    expect(added).toMatchObject({ status: 200, body: { message: '3 entries added', added: 3, already: 0, refused: [], watched: 3 } });
    expect((await add({ numbers: [first], prefixes: ['44740'] })).body).toMatchObject({ added: 1, already: 1, watched: 4 });
    const common = { addedAt: expect.stringMatching(/Z$/), addedBy: 'Test User', isOwn: true, changedAt: null };
    expect((await list()).message).toEqual({
      numbers: [
        { digits: first, answer: { operator: Alpha, ...unknown }, ...common },
        { digits: second, answer: { operator: Alpha, ...unknown }, ...common },
      ],
      prefixes: ['4474', '44740'].map((digits) => ({
        digits,
        answer: {
          ranges: 3,
          operators: [
            { ...Alpha, ranges: 2 },
            { name: 'Beta', cic: '0044002', ranges: 1 },
          ],
          operatorCount: 2,
        },
        ...common,
      })),
    });
    expect((await remove({ numbers: [first, '447400000002'], prefixes: ['44740'] })).body).toMatchObject({ removed: 2, watched: 2 });
    expect((await list()).message).toMatchObject({ numbers: [{ digits: second }], prefixes: [{ digits: '4474' }] });
  });

  test('T66: are the organisation’s: colleagues see and remove them, others neither', async () => {
    const owner = await watcher(portal);
    const [colleague, stranger] = [await watcher(portal, { colleague: owner.user }), await watcher(portal)];
    await owner.add({ numbers: [first] });
    expect((await colleague.list()).message.numbers).toMatchObject([{ digits: first, isOwn: false, addedBy: 'Test User' }]);
    expect((await stranger.list()).message.numbers).toEqual([]);
    expect((await stranger.remove({ numbers: [first] })).body.removed).toBe(0);
    expect((await colleague.remove({ numbers: [first] })).body.removed).toBe(1);
  });

  test('T66: the audit log counts what was added and removed, and names no number', async () => {
    const { add, remove, token } = await watcher(portal);
    await add({ numbers: [first, second] });
    await add({ numbers: [first] });
    for (const numbers of [[first], [first]]) await remove({ numbers });
    const entries: { action: string; detail: string }[] = (await portal.call(auditLog, {}, token)).body.message;
    const own = entries.filter(({ action }) => action.startsWith('watch list')).map(({ action, detail }) => [action, detail]);
    expect(own).toEqual([
      ['watch list reduced', '1 entry, 1 in all'],
      ['watch list extended', '2 entries, 2 in all'],
    ]);
  });

  test('an organisation watches 10,000; what is too much is refused whole, with the numbers', async () => {
    const { add, user, list } = await watcher(portal);
    await add({ numbers: [first] });
    await sql`
      insert into watched_numbers (organisation_id, is_prefix, digits, kept, change_id)
      select ${user.organisationId}, false, (447410000000 + n)::text, '{}', 0 from generate_series(1, 9998) as n`.execute(portal.deps.db);
    const refused = await add({ numbers: [second, '447402000001'] });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message:
          'An organisation can watch 10,000 numbers and prefixes. 9,999 are watched, 2 would be new, and there is room for 1. Nothing was added',
      },
    });
    expect((await add({ numbers: [first, second] })).body).toMatchObject({ added: 1, already: 1, watched: 10_000 });
    await sql`delete from watched_numbers where organisation_id = ${user.organisationId}`.execute(portal.deps.db);
    expect((await list()).message.numbers).toEqual([]);
  });

  test.each([
    [{}, 'Enter a number or a prefix'],
    [{ numbers: ['+447400000001'], strict: 1 }, 'Please provide a full E164 number without leading + and only numbers'],
    [{ prefixes: ['0'] }, 'A prefix is 1 to 15 digits, with the country code and without +'],
    [{ numbers: Array.from({ length: 2_001 }, (_, n) => String(447400000000 + n)) }, 'At most 2000 a call'],
  ])('are refused: %#', async (entries, message) => {
    const { add } = await watcher(portal);
    expect(await add(entries)).toMatchObject({ status: 400, body: { message } });
  });
});

describe('Another version of the data', () => {
  test('makes 3 changes, once, if it changes 3 of 40 answers', async () => {
    const { add, changes, list } = await watcher(portal);
    const numbers = Array.from({ length: 40 }, (_, n) => String(447400000100 + n));
    await add({ numbers });
    const moved = numbers.slice(0, 3);
    const entry = (digits: string) => `${digits};number;;`;
    await importFile(portal, 'irsf', { file: fileOf(listHeader, entry('447402999999')) });
    await compared(portal);
    const before = await changes();
    expect(before.message).toHaveLength(40);
    expect(new Set(before.message.flatMap(({ facts }: { facts: { cause: string }[] }) => facts.map(({ cause }) => cause)))).toEqual(
      new Set(['list loaded']),
    );
    await importFile(portal, 'irsf', { file: fileOf(listHeader, entry('447402999999'), ...moved.map(entry)) });
    await compared(portal);
    const found = (await changes()).message.slice(0, 4);
    const digits = found.slice(0, 3).map((change: { digits: string }) => change.digits);
    expect(digits.toSorted()).toEqual(moved);
    expect(found[0]).toMatchObject({
      kind: 'number',
      facts: [
        { fact: 'revenueShare', cause: 'changed' },
        { fact: 'inflatedTraffic', cause: 'list loaded' },
      ],
      lists: [{ set: 'irsf', before: expect.stringMatching(/^irsf-\d+-/), after: expect.stringMatching(/^irsf-\d+-/) }],
      before: { revenueShare: 'no' },
      after: { revenueShare: 'yes', inflatedTraffic: 'not safe' },
      isWatched: true,
    });
    expect(found[3].at).not.toBe(found[0].at);
    const listed: { digits: string; changedAt: string }[] = (await list()).message.numbers;
    expect(listed.filter(({ changedAt }) => changedAt === listed[0]?.changedAt).map(({ digits }) => digits)).toEqual(moved);
    // One that changes none of them.
    await importFile(portal, 'irsf', { file: fileOf(listHeader, entry('447402999998'), ...moved.map(entry)) });
    await compared(portal);
    expect((await changes()).message).toHaveLength(43);
    await takeBack('irsf');
    await takeBack('irsf');
    const afterRollback = (await changes()).message;
    expect(afterRollback).toHaveLength(46);
    expect(afterRollback[0]).toMatchObject({
      facts: [{ fact: 'revenueShare' }, { fact: 'inflatedTraffic', cause: 'list withdrawn' }],
      after: { revenueShare: 'no' },
    });
    await takeBack('irsf');
  });

  test('a porting changes operator and routing number; that ported numbers are known at all is no porting', async () => {
    const { add, changes } = await watcher(portal);
    await add({ numbers: [first, '447402000001'] });
    const move = `${first};0044001;0044002;D123;;2026-02-03;1`;
    const other = '447402777777;0044002;0044001;;;2026-02-03;1';
    await importFile(portal, 'ported', { file: fileOf(portedHeader, other) });
    await compared(portal);
    expect((await changes()).message).toMatchObject([
      { facts: [{ fact: 'ported', cause: 'list loaded' }], lists: [{ set: 'ported', before: null }] },
      { facts: [{ fact: 'ported', cause: 'list loaded' }] },
    ]);
    await importFile(portal, 'ported', { file: fileOf(portedHeader, other, move) });
    await compared(portal);
    const [porting, ...older] = (await changes()).message;
    expect(older).toHaveLength(2);
    expect(porting).toMatchObject({
      digits: first,
      facts: [
        { fact: 'operator', cause: 'changed' },
        { fact: 'ported', cause: 'changed' },
      ],
      before: { operator: Alpha, ported: 'no', routingNumber: null },
      after: { operator: { name: 'Beta', cic: '0044002' }, ported: 'yes', routingNumber: 'D123' },
    });
    await takeBack('ported');
    await takeBack('ported');
  });

  test('of the ranges changes prefixes: what came, went and has another operator, and nothing where the rest changed', async () => {
    const { add, changes, list, token } = await watcher(portal);
    await add({ prefixes: ['4474', '447402', '33'] });
    await importRanges(portal, { '447400': { ...alpha, mnc: '01' } as typeof alpha, '447401': beta, '447403': alpha, '447402': beta });
    await compared(portal);
    const found = (await changes()).message;
    expect(found).toMatchObject([
      {
        kind: 'prefix',
        digits: '4474',
        facts: [{ fact: 'ranges', cause: 'changed' }],
        moves: {
          added: 1,
          removed: 0,
          moved: 1,
          listed: [
            { change: 'moved', range: '447401', before: Alpha },
            { change: 'added', range: '447403', before: null, after: Alpha },
          ],
        },
        before: { ranges: 3 },
        after: { ranges: 4 },
      },
    ]);
    expect((await list()).message.prefixes).toMatchObject([
      { digits: '33' },
      { digits: '4474', answer: { ranges: 4 } },
      { digits: '447402' },
    ]);
    const file = await portal.call(exportWatchChanges, { query: {} }, token);
    expect(file.body).toMatch(
      /^\ufeffat;kind;digits;change;data\r\n[^\n]+;prefix;4474;"Ranges: 1 added, 1 moved";ranges-\d+-\w+ → ranges-\d+-\w+\r\n/,
    );
    await takeBack('ranges');
    expect((await changes()).message[0]).toMatchObject({ moves: { added: 0, removed: 1, moved: 1 } });
  });
});

test('changes are read page by page, each once, and stay listed when their entry is removed', async () => {
  const { add, changes, remove } = await watcher(portal);
  const numbers = Array.from({ length: 120 }, (_, n) => String(447402000100 + n));
  await add({ numbers });
  await importFile(portal, 'dno', { file: fileOf(listHeader, '447401777777;number;;') });
  await compared(portal);
  const pages = [await changes()];
  expect(pages[0].recent).toEqual({ days: 7, changes: 120, ofLists: 120 });
  for (let last = pages[0]; last.older !== null; last = pages.at(-1)) pages.push(await changes({ before: last.older }));
  const seen: string[] = pages.flatMap(({ message }) => message.map(({ digits }: { digits: string }) => digits));
  expect(seen.toSorted()).toEqual(numbers);
  await remove({ numbers });
  expect((await changes()).message[0]).toMatchObject({ isWatched: false });
  for (const before of ['x', '2026-02-30T00:00:00.000Z_00000000-0000-4000-8000-000000000000'])
    expect((await changes({ before })).errors).toHaveProperty('before');
  await takeBack('dno');
});
