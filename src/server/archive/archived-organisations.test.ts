/** Separation of organisations in the archive: each one reads only its own records. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportQueryRecords, queryRecords, queryTotals } from '../../shared/query-records/query-records.ts';
import { supportViewToken } from '../test-support/factories.ts';
import { archive, archiveNow, pagesOf, period, type Site, siteWithRecords } from '../test-support/archived-records.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { partsOf } from './archived-files.ts';
import { withCopies } from './file-copies.ts';
import type { Jobs } from './parquet-jobs.ts';

let portal: TestPortal;
let own: Site;
let other: Site;
beforeAll(async () => {
  portal = await startTestPortal({}, { clock: () => archiveNow });
  own = await siteWithRecords(portal, 12);
  other = await siteWithRecords(portal, 20);
  await archive(portal);
});
afterAll(() => portal.stop());

const old = { ...period, to: '2026-02-28' };
/** Filter values of a program that tries to read other organisations' records. */
const crafted = [
  `npq' or '1'='1`,
  `npq') union all select * from read_parquet('**/*.parquet') --`,
  `npq"; attach 'x.db'; --`,
  `' or organisation_id <> 0 --`,
  '$p0',
  '{p0}',
  `%' or true --`,
  `\\' or 1=1 --`,
];

/** Runs a job on the organisation's own parts of the archive, like the tab does. */
async function ask(wanted: Partial<Jobs['page']['asks']['wanted']>) {
  const { organisationId } = own.administrator;
  const parts = await partsOf(portal.deps.db, organisationId, old);
  const { storage, workrooms } = portal.deps.archive;
  return workrooms.use((room) =>
    withCopies({ room, storage }, parts, async (paths) => {
      const asks = { paths, wanted: { organisationId, fromMs: 0, beforeMs: 4e12, ...wanted } };
      const totals = await room.run('totals', { ...asks, answeredCodes: [0] });
      return { page: await room.run('page', { ...asks, before: undefined, limit: 1_000 }), totals };
    }),
  );
}

describe('T77: an organisation never reads archived records of another', () => {
  test('in pages, totals and files, which have its own and all of them', async () => {
    const { tokens, administrator } = own;
    const rows = (await pagesOf(own, { to: '2026-02-28' })).flatMap((page) => page.rows);
    expect(rows).toHaveLength(48);
    const ids = new Set((await pagesOf(other, { to: '2026-02-28' })).flatMap((page) => page.rows.map(({ id }) => id)));
    expect(ids.size).toBe(80);
    expect(rows.filter(({ id }) => ids.has(id))).toEqual([]);
    const { body } = await portal.call(queryTotals, { query: old }, tokens.administrator);
    expect(body.response.records.answered + body.response.records.failed).toBe(48);
    const file = await portal.call(exportQueryRecords, { query: old }, tokens.administrator);
    expect(file.body.trimEnd().split('\r\n')).toHaveLength(49);
    // Staff who view the portal as the other organisation.
    const view = await portal.call(queryTotals, { query: old }, await supportViewToken(portal.deps, other.administrator));
    expect(view.body.response.records.answered + view.body.response.records.failed).toBe(80);
    expect(administrator.organisationId).not.toBe(other.administrator.organisationId);
  });

  test('with a place, a user or a key of the other', async () => {
    const [{ older } = { older: null }] = await pagesOf(other, { to: '2026-02-28' });
    const asked = { ...old, before: older ?? '' };
    const { body } = await portal.call(queryRecords, { query: asked }, own.tokens.administrator);
    const theirs = new Set((await pagesOf(other, { to: '2026-02-28' })).flatMap(({ rows }) => rows.map(({ id }) => id)));
    expect(body.response.rows.filter(({ id }: { id: string }) => theirs.has(id))).toEqual([]);
    for (const query of [{ user: other.administrator.portalId }, { key: other.keyId }])
      expect((await pagesOf(own, { ...query, to: '2026-02-28' })).flatMap(({ rows }) => rows)).toEqual([]);
  });

  test.each(['service', 'country', 'loc', 'class', 'code', 'user', 'key', 'from', 'before'])(
    'with anything crafted as %s',
    async (name) => {
      for (const value of crafted) {
        const { status, body } = await portal.call(queryRecords, { query: { ...old, [name]: value } }, own.tokens.administrator);
        expect([status, body.errors !== undefined]).toEqual([400, true]);
      }
    },
  );

  test('also where it came past the checks of the call: text is a value, and finds nothing', async () => {
    for (const value of crafted) {
      expect(await ask({ service: value })).toEqual({ page: [], totals: { answered: 0, failed: 0 } });
      expect(await ask({ country: value })).toEqual({ page: [], totals: { answered: 0, failed: 0 } });
      expect(await ask({ prefixes: [[value]] })).toEqual({ page: [], totals: { answered: 0, failed: 0 } });
      await expect(ask({ userId: value })).rejects.toThrow(/Could not convert string/);
      await expect(ask({ keyId: value })).rejects.toThrow(/Could not convert string/);
    }
  });

  test('prefixes of several lengths find the numbers that begin with one of them', async () => {
    const all = (await ask({})).page.map(({ tel }) => tel);
    const [first = '', second = ''] = all.map((tel) => tel.slice(0, 3));
    const prefixes = [[first], [`${second}0`, all.at(-1)?.slice(0, 4) ?? '']];
    const wanted = all.filter((tel) => prefixes.flat().some((prefix) => tel.startsWith(prefix)));
    expect((await ask({ prefixes })).page.map(({ tel }) => tel)).toEqual(wanted);
    expect(wanted.length).toBeGreaterThan(1);
  });

  test('a copy has the bytes of its own part alone, and nothing outside of its folder can be read, fetched or changed', async () => {
    expect((await ask({})).page).toHaveLength(48);
    await expect(ask({ organisationId: other.administrator.organisationId })).resolves.toBeDefined();
    const secret = join(portal.dataDir, 'secret.parquet');
    writeFileSync(secret, createHash('sha256').digest());
    const outside = ['/etc/passwd', secret, 'https://example.org/x.parquet', 's3://bucket/x.parquet', `${portal.dataDir}/*`];
    await portal.deps.archive.workrooms.use(async (room) => {
      const wanted = { organisationId: 1, fromMs: 0, beforeMs: 4e12 };
      for (const path of [...outside, join(room.directory, '..', '..', 'secret.parquet')])
        await expect(room.run('totals', { paths: [path], wanted, answeredCodes: [] })).rejects.toThrow(
          /disabled by configuration|Permission/,
        );
      const written = join(portal.dataDir, 'written.parquet');
      await room.run('begin', { file: 'file' });
      await expect(room.run('finish', { file: 'file', path: written })).rejects.toThrow(/disabled by configuration|Permission/);
      expect(existsSync(written)).toBe(false);
      await room.run('forget', { file: 'file' });
    });
  });

  test('copies are for the portal alone, and go with the room', async () => {
    await ask({});
    const folder = join(portal.dataDir, 'archive');
    expect(readdirSync(folder, { recursive: true }).length).toBeGreaterThan(1);
    await portal.deps.archive.workrooms.stop();
    expect(readdirSync(folder)).toEqual([]);
  });
});

test('the query records of who left are shown without a name, archived or not', async () => {
  const site = await siteWithRecords(portal, 6);
  await archive(portal);
  const reader = sql`${site.reader.portalId}::uuid`;
  for (const leave of [
    sql`update portal_users set organisation_id = ${other.administrator.organisationId} where id = ${reader}`,
    sql`delete from portal_users where id = ${reader}`,
  ]) {
    await leave.execute(portal.deps.db);
    const rows = (await pagesOf(site, { user: site.reader.portalId })).flatMap((page) => page.rows);
    expect(rows).toHaveLength(12);
    expect(new Set(rows.map(({ user }) => user))).toEqual(new Set([null]));
  }
});
