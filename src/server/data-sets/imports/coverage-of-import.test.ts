/** Coverage of ported numbers is declared; outside it no answer says "never ported". */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admitted } from '../../../numbers/test-support/admitted.ts';
import { dataSetList } from '../../../shared/services/reference-data.ts';
import { currentVersions, rollBack } from '../versions.ts';
import { command } from '../../test-support/command-line.ts';
import { makeUser, signedInToken } from '../../test-support/factories.ts';
import { fileOf, importFile, portedHeader, swapped } from '../../test-support/import-files.ts';
import { startPortalForTest, startTestPortal, type TestPortal } from '../../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

let next = 0;
/** Writes a feed of one unique number, plus `more`. */
const feed = (...more: string[]) =>
  fileOf(portedHeader, `44740010${String((next += 1)).padStart(4, '0')};;0044003;;;2026-01-01;1`, ...more);
const coverage = async (own = portal) => (await currentVersions(own.deps.db)).get('ported')?.covers;
const moved = async (tel: string, own = portal) => {
  const { npi, rc, missing } = await own.deps.answerers.npq(admitted({ tel }), { customer: 1 });
  return { npi, rc, missing };
};
const [mobile, italian] = ['447400999999', '393401234567'];

test('one stray row makes no country "never ported"', async () => {
  const own = await startPortalForTest();
  await importFile(own, 'ported', { file: feed('393409999999;;0044003;;;2026-01-01;1'), covers: 'GB:mobile' });
  await swapped(own, ({ numbers }) => numbers.ported.version !== null);
  expect(await moved(mobile, own)).toEqual({ npi: 'no', rc: 0, missing: undefined });
  expect(await moved('393409999999', own)).toMatchObject({ npi: 'yes', rc: 0 });
  expect(await moved(italian, own)).toEqual({ npi: 'na', rc: 2, missing: 'not covered' });
});

test('where nothing says it, a file is refused with what its rows propose', async () => {
  const own = await startPortalForTest();
  const many = (of: (index: string) => string, count: number) =>
    Array.from({ length: count }, (_, index) => `${of(String(index).padStart(4, '0'))};;0044003;;;2026-01-01;1`);
  const rows = [
    ...many((index) => `44740020${index}`, 1_001),
    ...many((index) => `44207946${index}`, 1_000),
    ...many((index) => `1212666${index}`, 1_001),
  ];
  const file = fileOf(portedHeader, ...rows);
  const sentence = 'Its rows suggest --covers GB:mobile,US:fixed,mobile';
  await expect(importFile(own, 'ported', { file, covers: 'not said' })).rejects.toThrow(sentence);
  expect(await coverage(own)).toBeUndefined();
  await expect(importFile(own, 'ported', { file: feed(), covers: 'not said' })).rejects.toThrow(
    'with --covers, like --covers GB:mobile,FR',
  );
});

test('the version in force says it for the next one, which says so; a delta adds to it, and older moves change nothing', async () => {
  expect(await importFile(portal, 'ported', { file: feed(), covers: 'GB:mobile,FR' })).toMatchObject({ covers: ['FR', 'GB:mobile'] });
  const plain = await command(portal, ['import', 'ported', feed(), '--yes']);
  expect(plain.out).toMatch(/^covers FR, GB:mobile, as version \d+$/m);
  const { version } = (await currentVersions(portal.deps.db)).get('ported') ?? {};
  const delta = fileOf(`change;${portedHeader}`, 'add;447400123999;;0044003;;;2026-01-01;1');
  const added = await command(portal, ['import', 'ported', delta, '--delta', '--on', String(version), '--covers', 'GB:fixed,NL']);
  expect(added.out).toMatch(/^covers FR, GB:fixed,mobile, NL$/m);
  expect(await importFile(portal, 'history', { file: fileOf(portedHeader, '447400123999;;0044003;;;2025-01-01;1') })).toMatchObject({
    covers: ['FR', 'GB:fixed,mobile', 'NL'],
  });
  expect(await coverage()).toEqual(['FR', 'GB:fixed,mobile', 'NL']);
  await importFile(portal, 'ported', { file: feed(), covers: 'SE' });
  expect(await coverage()).toEqual(['SE']);
  await rollBack(portal.deps.db, 'ported');
  expect(await coverage()).toEqual(['FR', 'GB:fixed,mobile', 'NL']);
});

test('a version of before says nothing; doctor and data status tell so, until it is declared without an import', async () => {
  const own = await startPortalForTest();
  const token = await signedInToken(own.deps, await makeUser(own.deps));
  const rows = async () => (await own.call(dataSetList, {}, token)).body as { message: { set: string; covers: string[] | null }[] };
  await importFile(own, 'ported', { file: feed(), covers: 'GB' });
  await own.deps.db
    .updateTable('data_set_versions')
    .set({ covers: null as never })
    .execute();
  await own.deps.db.insertInto('data_set_changes').values({ set_name: 'ported', version: 1, change: 'import' }).execute();
  await swapped(own, ({ numbers }) => numbers.ported.version !== null && numbers.ported.covers === null);
  expect(await moved(mobile, own)).toEqual({ npi: 'na', rc: 2, missing: 'not covered' });
  expect((await rows()).message).toContainEqual(expect.objectContaining({ set: 'ported', covers: null }));
  expect((await command(own, ['doctor'])).out).toMatch(/^WARN +coverage: coverage not declared: /m);
  expect((await command(own, ['data', 'status'])).out).toMatch(/^ported .*, coverage not declared,/m);

  expect((await command(own, ['data', 'covers', 'ported', 'GB:mobile', '--dry-run'])).out).toMatch(/would cover GB:mobile$/m);
  expect(await coverage(own)).toBeNull();
  expect((await command(own, ['data', 'covers', 'ported', 'GB:mobile'])).out).toMatch(/^ported-1-[0-9a-f]{8} covers GB:mobile$/m);
  await swapped(own, ({ numbers }) => numbers.ported.covers !== null);
  expect(await moved(mobile, own)).toEqual({ npi: 'no', rc: 0, missing: undefined });
  expect((await rows()).message).toContainEqual(expect.objectContaining({ set: 'ported', covers: ['GB:mobile'] }));
  expect((await command(own, ['doctor'])).out).toMatch(/^ok +coverage: the ported numbers cover GB:mobile$/m);
  expect((await command(own, ['data', 'status'])).out).toMatch(/^ported .*, covers GB:mobile,/m);
});

test.each([
  [['data', 'covers', 'ported', 'GB:mobiles'], 2, '"GB:mobiles" is not a coverage: there is no type "mobiles"'],
  [['data', 'covers', 'ported', 'XX'], 1, 'There is no country XX (--covers)'],
  [['data', 'covers', 'dno', 'GB'], 2, '"dno" has no coverage: only ported has'],
])('%j is refused', async (words, code, sentence) => {
  const refused = await command(portal, words);
  expect(refused).toMatchObject({ code });
  expect(refused.err).toContain(sentence);
});

test('a file that was loaded already is not said to cover something else', async () => {
  const own = await startPortalForTest();
  const file = feed();
  await importFile(own, 'ported', { file, covers: 'GB' });
  await expect(importFile(own, 'ported', { file, covers: 'FR' })).rejects.toThrow('Declare what it covers with data covers');
  expect(await importFile(own, 'ported', { file, covers: 'GB' })).toMatchObject({ status: 'unchanged' });
});
