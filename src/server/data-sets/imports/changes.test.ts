import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currentVersions } from '../versions.ts';
import { command } from '../../test-support/command-line.ts';
import { fileOf, importFile, listHeader, portedHeader, rangeLine, rangesHeader } from '../../test-support/import-files.ts';
import { startPortalForTest, startTestPortal, type TestPortal } from '../../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const versionOf = async ({ deps }: TestPortal, set: 'ranges' | 'ported' | 'dno' | 'ait') =>
  (await currentVersions(deps.db)).get(set)?.version ?? null;

describe('--dry-run says what would change, and changes nothing', () => {
  test('of ranges: rows that come, go, or say something else', async () => {
    const own = await startPortalForTest();
    const french = {
      countryName: 'France',
      isoAlpha2: 'FR',
      isoAlpha3: 'FRA',
      tz: 'Europe/Paris',
      mcc: '208',
      minlength: '11',
      maxlength: '11',
    };
    const kept = [rangeLine(), rangeLine({ range: '447401', minlength: '11', maxlength: '11' })];
    await importFile(own, 'ranges', {
      file: fileOf(rangesHeader, ...kept, rangeLine({ range: '447402' }), rangeLine({ range: '447403' })),
    });
    const renamed = rangeLine({ range: '447402', spName: 'New; Name' });
    const come = rangeLine({ range: '336', ...french });
    const { status, version, changes } = await importFile(own, 'ranges', {
      file: fileOf(rangesHeader, ...kept, renamed.replace('New; Name', '"New; Name"'), come),
      dryRun: true,
    });
    expect([status, version]).toEqual(['checked', null]);
    expect(changes).toEqual({
      before: 4,
      after: 4,
      added: 1,
      removed: 1,
      changed: 1,
      byCountry: { FR: { added: 1, removed: 0, changed: 0 }, GB: { added: 0, removed: 1, changed: 1 } },
      samples: {
        added: [come],
        removed: [rangeLine({ range: '447403' })],
        changed: [{ before: [rangeLine({ range: '447402' })], after: [renamed.replace('New; Name', '"New; Name"')] }],
      },
    });
    expect(await versionOf(own, 'ranges')).toBe(1);
  });

  test('of ported numbers: numbers, not moves', async () => {
    const own = await startPortalForTest();
    const moves = [
      '447400123456;;0044003;;;2026-01-01;1',
      '447400123457;;0044003;;;2026-01-01T08:00:00Z;1',
      '33612345678;;0033001;;;2026-01-01;1',
    ];
    await importFile(own, 'ported', { file: fileOf(portedHeader, ...moves) });
    const second = '447400123456;0044003;0044004;;;2026-02-01;2';
    const file = fileOf(portedHeader, second, moves[0]!, moves[1]!, '12025550100;;1202001;;;2026-01-01;1');
    expect((await importFile(own, 'ported', { file, dryRun: true })).changes).toEqual({
      before: 3,
      after: 3,
      added: 1,
      removed: 1,
      changed: 1,
      byCountry: {
        FR: { added: 0, removed: 1, changed: 0 },
        GB: { added: 0, removed: 0, changed: 1 },
        US: { added: 1, removed: 0, changed: 0 },
      },
      samples: {
        added: ['12025550100;;1202001;;;2026-01-01;1'],
        removed: [moves[2]],
        changed: [{ before: [moves[0]], after: [moves[0], second] }],
      },
    });
  });

  test('of lists: each number and each range, for calls and for texts', async () => {
    const own = await startPortalForTest();
    const header = `${listHeader};use`;
    await importFile(own, 'dno', { file: fileOf(header, '447400100001;number;asked for;2026-01-31;both', '4474009;prefix;;;voice') });
    const file = fileOf(header, '447400100001;number;asked for;2026-01-31;voice', '4474009;prefix;spare;;voice', '33;prefix;;;voice');
    expect((await importFile(own, 'dno', { file, dryRun: true })).changes).toEqual({
      before: 3,
      after: 3,
      added: 1,
      removed: 1,
      changed: 1,
      byCountry: { FR: { added: 1, removed: 0, changed: 0 }, GB: { added: 0, removed: 1, changed: 1 } },
      samples: {
        added: ['33;prefix;;;voice'],
        removed: ['447400100001;number;asked for;2026-01-31;text'],
        changed: [{ before: ['4474009;prefix;;;voice'], after: ['4474009;prefix;spare;;voice'] }],
      },
    });
  });

  test('of a set that was never imported: everything comes; ranges are compared with the built-in ones', async () => {
    const list = await importFile(portal, 'ait', { file: fileOf(listHeader, '4474;prefix;;', '4475;prefix;;'), dryRun: true });
    expect(list.changes).toMatchObject({ before: 0, after: 2, added: 2, removed: 0, changed: 0 });
    const ranges = await importFile(portal, 'ranges', { file: fileOf(rangesHeader, rangeLine()), dryRun: true });
    expect(ranges.changes?.before).toBe(portal.deps.dataSets.current().ranges.size);
    expect(ranges.changes?.byCountry).toMatchObject({ FR: { added: 0 }, US: { added: 0 } });
  });

  test('the command prints it: counts, countries, samples, and whether the import asks for --yes', async () => {
    const own = await startPortalForTest();
    await importFile(own, 'ait', { file: fileOf(listHeader, '4474;prefix;;', '336;prefix;;') });
    const file = fileOf(listHeader, '4474;prefix;bursts;', '337;prefix;;');
    const { code, out } = await command(own, ['import', 'ait', file, '--dry-run']);
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      'ait: 2 rows checked without faults; nothing was changed',
      '2 entries now, 2 after the import: 1 added, 1 removed, 1 changed',
      'FR  1 added, 1 removed, 0 changed',
      'GB  0 added, 0 removed, 1 changed',
      '+ 337;prefix;;',
      '- 336;prefix;;',
      '< 4474;prefix;;',
      '> 4474;prefix;bursts;',
      'The import would remove more than a tenth of the entries: it needs --yes',
      '',
    ]);
    const json = JSON.parse((await command(own, ['import', 'ait', file, '--dry-run', '--json'])).out);
    expect(json).toMatchObject({ status: 'checked', version: null, changes: { added: 1, removed: 1, changed: 1 } });
    expect(await versionOf(own, 'ait')).toBe(1);
  });
});

describe('An import that removes more than a tenth of what is there', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `${447_400_000_000 + index};number;;`);

  test.each([
    [20, 18, 'loaded'],
    [20, 17, 'refused'],
    [9, 8, 'refused'],
    [10, 9, 'loaded'],
  ])('of %d numbers %d stay: %s', async (there, stay, expected) => {
    const own = await startPortalForTest();
    await importFile(own, 'dno', { file: fileOf(listHeader, ...lines(there)) });
    const outcome = importFile(own, 'dno', { file: fileOf(listHeader, ...lines(stay)), yes: false });
    const removed = there - stay;
    const sentence = `The import would remove ${removed} of ${there} entries, more than a tenth: check them with --dry-run, then import with --yes`;
    if (expected === 'refused') await expect(outcome).rejects.toThrow(sentence);
    else expect(await outcome).toMatchObject({ status: 'loaded' });
    expect(await versionOf(own, 'dno')).toBe(expected === 'refused' ? 1 : 2);
  });

  test('of the built-in ranges is asked about too; --yes imports it', async () => {
    const own = await startPortalForTest();
    const file = fileOf(rangesHeader, rangeLine());
    const asked = await command(own, ['import', 'ranges', file]);
    expect(asked.code).toBe(1);
    expect(asked.err).toMatch(/^The import would remove [\d,]+ of [\d,]+ entries, more than a tenth/m);
    expect(await versionOf(own, 'ranges')).toBeNull();
    expect((await command(own, ['import', 'ranges', file, '--yes'])).code).toBe(0);
    expect(await versionOf(own, 'ranges')).toBe(1);
  });
});
