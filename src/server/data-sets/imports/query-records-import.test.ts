import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countryAt } from '../../query-records/query-counts.ts';
import { makeOrganisation } from '../../test-support/factories.ts';
import { fileOf, importFile } from '../../test-support/import-files.ts';
import { startTestPortal, type TestPortal } from '../../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const header = 'account;at;service;tel;rc;country';

async function countsOf(organisation: number) {
  const { db } = portal.deps;
  const rows = await db
    .selectFrom('query_daily')
    .where('organisation_id', '=', organisation)
    .selectAll()
    .orderBy('day')
    .orderBy('service')
    .execute();
  const named = (counts: number[]) => Object.fromEntries(counts.flatMap((count, slot) => (count > 0 ? [[countryAt(slot), count]] : [])));
  return rows.map(({ day, service, succeeded, failed }) => ({ day, service, succeeded: named(succeeded), failed: named(failed) }));
}

async function recordsOf(organisation: number) {
  return portal.deps.db.selectFrom('query_records').where('organisation_id', '=', organisation).selectAll().orderBy('at').execute();
}

describe('Importing query records', () => {
  test("records of the provider's platform count in the reports of their organisation, on their UTC day", async () => {
    const organisation = await makeOrganisation(portal.deps);
    const file = fileOf(
      header,
      `${organisation};2026-03-01T00:30:00+01:00;npq;447400123456;0;`,
      `${organisation};2026-03-01T00:30:00Z;ports&days;447400123456;300;GB`,
      `${organisation};2026-03-01T00:40:00.5Z;ports;0000;100;`,
    );
    expect(await importFile(portal, 'qdr', { file })).toMatchObject({ status: 'loaded', rows: 3, faults: [] });
    expect(await countsOf(organisation)).toEqual([
      { day: '2026-02-28', service: 'npq', succeeded: { GB: 1 }, failed: {} },
      { day: '2026-03-01', service: 'ports', succeeded: {}, failed: { GB: 1, ZZ: 1 } },
    ]);
    expect(await recordsOf(organisation)).toMatchObject([
      { at: new Date('2026-02-28T23:30:00Z'), channel: 'import', service: 'npq', tel: '447400123456', country: 'GB', rc: 0 },
      { service: 'ports', rc: 300 },
      { service: 'ports', tel: '0000', country: 'ZZ', rc: 100 },
    ]);
  });

  test('the same file counts once, whatever its name and however often it comes', async () => {
    const organisation = await makeOrganisation(portal.deps);
    const line = `${organisation};2026-03-01T00:30:00Z;npq;447400123456;0;`;
    const outcomes = await Promise.all([1, 2, 3].map(() => importFile(portal, 'qdr', { file: fileOf(header, line) })));
    outcomes.push(await importFile(portal, 'qdr', { file: fileOf(header, line) }));
    expect(outcomes.filter(({ status }) => status === 'loaded')).toHaveLength(1);
    expect(outcomes.filter(({ status }) => status === 'unchanged')).toHaveLength(3);
    expect(await recordsOf(organisation)).toHaveLength(1);
  });

  test('all of them or none: a file with a bad row at its end adds nothing', async () => {
    const organisation = await makeOrganisation(portal.deps);
    const good = Array.from({ length: 2_500 }, (_, index) => `${organisation};2026-03-01T00:30:00Z;npq;4474001${10_000 + index};0;`);
    const { status, faults } = await importFile(portal, 'qdr', {
      file: fileOf(header, ...good, `${organisation};2026-03-01T00:30:00Z;npq;447400123456;7;`),
    });
    expect(status).toBe('refused');
    expect(faults).toEqual(['2502: rc "7" is not a reason code']);
    expect(await recordsOf(organisation)).toEqual([]);
    expect(await countsOf(organisation)).toEqual([]);
  });

  test.each([
    ['999999999;2026-03-01T00:30:00Z;npq;447400123456;0;', 'account "999999999" does not exist'],
    ['A;2026-03-01 00:30;npq;447400123456;0;', 'at "2026-03-01 00:30" is not a time'],
    ['A;2026-02-30T25:30:00Z;npq;447400123456;0;', 'is not a time'],
    ['A;2999-03-01T00:30:00Z;npq;447400123456;0;', 'at "2999-03-01T00:30:00Z" is in the future'],
    ['A;2026-03-01T00:30:00Z;NPQ;447400123456;0;', 'service "NPQ" is not one of npq'],
    ['A;2026-03-01T00:30:00Z;npq;+447400123456;0;', 'tel "+447400123456" is not a number'],
    ['A;2026-03-01T00:30:00Z;npq;447400123456;abc;', 'rc "abc" is not a reason code'],
    ['A;2026-03-01T00:30:00Z;npq;447400123456;0;UK', 'country "UK" is not an alpha-2 code'],
  ])('a bad row is reported with its line and the reason: %s', async (line, reason) => {
    const organisation = await makeOrganisation(portal.deps);
    const { faults } = await importFile(portal, 'qdr', { file: fileOf(header, line.replace(/^A/, String(organisation))) });
    expect(faults).toEqual([expect.stringContaining(reason)]);
    expect(faults[0]).toMatch(/^2: /);
  });
});
