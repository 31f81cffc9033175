/** Changes of the ranges between two versions of the data. */
import { beforeAll, afterAll, describe, expect, test } from 'vitest';
import { type RangeChangeRow, rangeChanges, type RangeVersion } from '../../shared/range-search/range-changes.ts';
import { makeUser, signedInToken } from '../test-support/factories.ts';
import { fileOf, importFile, rangeLine, rangesHeader } from '../test-support/import-files.ts';
import { startPortalForTest, startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

const alpha = { uniqueSpId: '0044001', spName: 'Alpha' };
const beta = { uniqueSpId: '0044002', spName: 'Beta' };

async function importRanges(portal: TestPortal, lines: readonly Record<string, string>[], asOf: string): Promise<void> {
  const file = fileOf(rangesHeader, ...lines.map(rangeLine));
  expect((await importFile(portal, 'ranges', { file, asOf: new Date(asOf) })).faults).toEqual([]);
}

let portal: TestPortal;
let token: string;
beforeAll(async () => {
  portal = await startTestPortal();
  token = await signedInToken(portal.deps, await makeUser(portal.deps));
  const kept = { range: '447400', ...alpha };
  await importRanges(
    portal,
    [kept, { range: '447401', ...alpha }, { range: '447402', ...alpha }, { range: '447403', ...beta }],
    '2026-06-01',
  );
  await importRanges(
    portal,
    [
      kept,
      { range: '447401', ...beta },
      { range: '447403', ...beta, mnc: '99' },
      { range: '447404', ...beta },
      { range: '447405', ...beta },
    ],
    '2026-07-01',
  );
});
afterAll(() => portal.stop());

const ask = async (query: Record<string, string> = {}, by = token) => {
  const { status, body } = await portal.call(rangeChanges, { query: query as { range?: string } }, by);
  return { status, message: body.message, ...body.response };
};
const listed = (elements: readonly RangeChangeRow[]) =>
  elements.map(({ change, before, after }) => [change, before?.range ?? null, before?.spName ?? null, after?.spName ?? null]);

describe('Range changes', () => {
  test('compare the current version with the one before it, counted and listed in the order of the digits', async () => {
    const found = await ask();
    expect([found.from, found.to]).toEqual([expect.stringMatching(/^ranges-1-[0-9a-f]{8}$/), expect.stringMatching(/^ranges-2-/)]);
    expect(found.counts).toEqual({ added: 2, removed: 1, moved: 1, changed: 1 });
    expect(found).toMatchObject({ total: 5, truncated: false, moves: [{ from: 'Alpha', to: 'Beta', ranges: 1 }] });
    expect(listed(found.elements)).toEqual([
      ['moved', '447401', 'Alpha', 'Beta'],
      ['removed', '447402', 'Alpha', null],
      ['changed', '447403', 'Beta', 'Beta'],
      ['added', null, null, 'Beta'],
      ['added', null, null, 'Beta'],
    ]);
  });

  test('are of one kind, and of ranges that begin with the digits, where the caller says so', async () => {
    const added = await ask({ change: 'added' });
    expect(listed(added.elements)).toEqual([
      ['added', null, null, 'Beta'],
      ['added', null, null, 'Beta'],
    ]);
    expect(added).toMatchObject({ total: 2, counts: { added: 2, removed: 1, moved: 1, changed: 1 } });
    expect(await ask({ range: '447401' })).toMatchObject({ total: 1, counts: { added: 0, removed: 0, moved: 1, changed: 0 } });
    expect(await ask({ range: '33' })).toMatchObject({ total: 0, elements: [] });
  });

  test('name every version with its date, the one that the portal brings included, and compare any two', async () => {
    const { versions, from, to }: { versions: RangeVersion[]; from: string; to: string } = await ask();
    expect(versions.map(({ origin, asOf, rows, isCurrent, isKept }) => [origin, asOf, rows, isCurrent, isKept])).toEqual([
      ['imported', '2026-07-01T00:00:00Z', 5, true, true],
      ['imported', '2026-06-01T00:00:00Z', 4, false, true],
      ['built in', expect.any(String), expect.any(Number), false, true],
    ]);
    const backwards = await ask({ from: to, to: from });
    expect(backwards.counts).toEqual({ added: 1, removed: 2, moved: 1, changed: 1 });
    const all = await ask({ from: versions[2]?.dataVersion ?? '' });
    expect(all.counts.removed).toBeGreaterThan(100_000);
    expect(all).toMatchObject({ truncated: true, elements: { length: 1000 } });
    expect(await ask({ from: to, to })).toMatchObject({ from: to, to, total: 0, elements: [], truncated: false });
  });

  test('take the current version as it lies in memory', async () => {
    const { rangeVersions, current } = portal.deps.dataSets;
    const { from, to } = await ask();
    // The node loads an import at its next check.
    await expect.poll(async () => (await rangeVersions.load(to)) === current().ranges).toBe(true);
    expect((await rangeVersions.load(from)).version).not.toBe(current().ranges.version);
  });

  test('tell the name of an imported file to staff alone', async () => {
    const staff = await makeUser(portal.deps, { organisationId: portal.deps.config.PLATFORM_ACCOUNT_ID });
    const sources = async (by: string) => (await ask({}, by)).versions.map(({ source }: RangeVersion) => source);
    expect(await sources(token)).toEqual([null, null, expect.stringContaining('google-libphonenumber')]);
    expect(await sources(await signedInToken(portal.deps, staff))).toEqual([
      'import.csv',
      'import.csv',
      expect.stringContaining('google-libphonenumber'),
    ]);
  });

  test('of a version that there is not are 404, and of input that is none 400', async () => {
    expect(await ask({ from: 'ranges-9-00000000' })).toMatchObject({
      status: 404,
      message: 'There is no version ranges-9-00000000 of the ranges',
    });
    expect((await ask({ to: 'ranges-9-00000000' })).status).toBe(404);
    for (const query of [{ range: '+44' }, { change: 'renamed' }, { from: 'x'.repeat(81) }]) expect((await ask(query)).status).toBe(400);
  });
});

test('where nothing was imported there is one version, and nothing to compare it with', async () => {
  const own = await startPortalForTest();
  const { body } = await own.call(rangeChanges, { query: {} }, await signedInToken(own.deps, await makeUser(own.deps)));
  expect(body.response.versions).toHaveLength(1);
  expect(body.response).toMatchObject({ from: null, to: body.response.versions[0].dataVersion, total: 0, elements: [] });
  expect(
    (await own.call(rangeChanges, { query: { to: 'ranges-1-00000000' } }, await signedInToken(own.deps, await makeUser(own.deps)))).status,
  ).toBe(404);
});

test('a version that is no longer kept is named as such, and refused', async () => {
  const own = await startPortalForTest();
  const theirs = await signedInToken(own.deps, await makeUser(own.deps));
  for (let version = 1; version <= 7; version += 1)
    await importRanges(own, [{ range: '447400', ...alpha, mnc: `0${version}` }], '2026-06-01');
  const versionsNow = async (): Promise<RangeVersion[]> => (await own.call(rangeChanges, { query: {} }, theirs)).body.response.versions;
  await expect.poll(async () => (await versionsNow()).filter(({ isKept }) => !isKept).length).toBeGreaterThan(0);
  const gone = (await versionsNow()).find(({ isKept }) => !isKept)?.dataVersion ?? '';
  const { status, body } = await own.call(rangeChanges, { query: { from: gone } }, theirs);
  expect({ status, message: body.message }).toEqual({ status: 409, message: `Version ${gone} of the ranges is no longer kept` });
});
