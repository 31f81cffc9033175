/** Query records older than 92 days leave the database, and the tab still shows them. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeGroup } from '../query-records/query-records.ts';
import { archive, archiveNow, everythingShown, pagesOf, type Site, siteWithRecords } from '../test-support/archived-records.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({}, { clock: () => archiveNow });
});
afterAll(() => portal.stop());

/** Counts the records of the site's organisation in the database and the archive, by day. */
async function whereRecordsAre({ administrator: { organisationId } }: Site) {
  const { rows } = await sql<{ place: string; day: string; records: number }>`
    select 'database' as place, to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as records
    from query_records where organisation_id = ${organisationId} group by 2
    union all select 'archive', day::text, sum(records)::int from archived_rows where organisation_id = ${organisationId} group by 2
    order by place, day`.execute(portal.deps.db);
  return rows.map(({ place, day, records }) => `${place} ${day}: ${records}`);
}

test('the tab shows of every filter, page by page, in totals and in files, what it showed before the days were archived', async () => {
  const site = await siteWithRecords(portal);
  await siteWithRecords(portal, 25);
  const before = await everythingShown(site);
  expect(await archive(portal, { mostRecords: 30 })).toBeGreaterThanOrEqual(4 * 65);
  expect(await whereRecordsAre(site)).toEqual([
    'archive 2026-02-01: 40',
    'archive 2026-02-02: 40',
    'archive 2026-02-27: 40',
    'archive 2026-02-28: 40',
    'database 2026-03-01: 40',
    'database 2026-05-31: 40',
  ]);
  const after = await everythingShown(site);
  for (const [index, shown] of before.entries()) expect(after[index]).toEqual(shown);
  const [{ pages }] = before as [{ pages: { rows: unknown[] }[] }];
  expect(pages.flatMap(({ rows }) => rows)).toHaveLength(240);
});

const single = { channel: 'single', keyId: null, service: 'npq', tel: '447400123456', country: 'GB', rc: 0 } as const;

describe('what happens to a day while it is archived', () => {
  test('a record that comes stays in the database, is shown, and goes with the next file', async () => {
    const site = await siteWithRecords(portal);
    const { organisationId, portalId } = site.administrator;
    let isAdded = false;
    await archive(portal, {
      atStep: async (step) => {
        if (step !== 'stored' || isAdded) return;
        isAdded = true;
        await writeGroup(portal.deps.db, [
          { ...single, organisationId, portalUserId: portalId, at: new Date('2026-02-01T00:00:00.001Z'), tel: '447400999999' },
        ]);
        expect((await pagesOf(site, { to: '2026-02-01' })).flatMap(({ rows }) => rows)).toHaveLength(41);
      },
    });
    expect(isAdded).toBe(true);
    const shown = (await pagesOf(site, { to: '2026-02-01' })).flatMap(({ rows }) => rows);
    expect(shown).toHaveLength(41);
    expect(shown.filter(({ tel }) => tel === '447400999999')).toHaveLength(1);
    expect(await whereRecordsAre(site)).toContain('archive 2026-02-01: 41');
  });

  test('where records went meanwhile, the file is given up, and the next one has what is left', async () => {
    const site = await siteWithRecords(portal);
    const { organisationId } = site.administrator;
    const { db } = portal.deps;
    let files = 0;
    const removeSome = async (step: string) => {
      if (step === 'stored' && (files += 1) === 1)
        await sql`delete from query_records where organisation_id = ${organisationId} and service = 'gnr'`.execute(db);
    };
    expect(await archive(portal, { atStep: removeSome })).toBe(4 * 30);
    // Four days, the first one twice.
    expect(files).toBe(5);
    expect(await db.selectFrom('archived_files').where('state', '<>', 'kept').selectAll().execute()).toEqual([]);
    expect(await whereRecordsAre(site)).toContain('archive 2026-02-01: 30');
    expect((await pagesOf(site, { service: 'gnr', to: '2026-02-28' })).flatMap(({ rows }) => rows)).toEqual([]);
  });

  test('records of an import that is not loaded stay, and nobody is shown them', async () => {
    const site = await siteWithRecords(portal);
    const { organisationId } = site.administrator;
    const { db } = portal.deps;
    const pending = { source_sha256: crypto.randomUUID(), source_name: 'half.csv', row_count: 40 };
    const { id } = await db.insertInto('query_imports').values(pending).returning('id').executeTakeFirstOrThrow();
    await sql`update query_records set import_id = ${id} where organisation_id = ${organisationId} and at < '2026-02-02'`.execute(db);
    await archive(portal);
    expect(await whereRecordsAre(site)).toEqual(expect.arrayContaining(['database 2026-02-01: 40', 'archive 2026-02-02: 40']));
    expect((await pagesOf(site, { to: '2026-02-01' })).flatMap(({ rows }) => rows)).toEqual([]);
    await sql`delete from query_records where import_id = ${id}`.execute(db);
  });

  test('one node does it at a time', async () => {
    await siteWithRecords(portal);
    const others: number[] = [];
    const moved = await archive(portal, { atStep: async (step) => void (step === 'read' && others.push(await archive(portal))) });
    expect(moved).toBe(160);
    expect(new Set(others)).toEqual(new Set([0]));
  });
});
