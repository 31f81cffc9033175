import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOrganisation } from '../test-support/factories.ts';
import { startTestPortal, type TestPortal } from '../test-support/test-portal.ts';
import { makePartitions } from './query-records.ts';
import { newestRecords } from './read-query-records.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

test('a page is read in its order from the index of the partitions of its days, and from no other', async () => {
  const { db } = portal.deps;
  const days = Array.from({ length: 10 }, (_, index) => `2026-05-1${index}`);
  await makePartitions(db, days);
  const organisations = [await makeOrganisation(portal.deps), await makeOrganisation(portal.deps), await makeOrganisation(portal.deps)];
  await sql`
    insert into query_records (organisation_id, at, channel, service, tel, country, rc)
    select organisation, day::timestamptz + n * interval '1 second', 'single', 'npq', '447700900123', 'GB', 0
    from unnest(${organisations}::int[]) as organisation, unnest(${days}::text[]) as day, generate_series(1, 400) as n`.execute(db);
  await sql`analyze query_records`.execute(db);
  const before = { at: new Date('2026-05-15T00:05:00Z'), id: '00000000-0000-4000-8000-000000000000' };
  const page = { filter: { from: '2026-05-13', to: '2026-05-17' }, before, limit: 51 };
  const [explained] = (await newestRecords(db, organisations[0]!, page).explain('json')) as [{ 'QUERY PLAN': [{ Plan: Plan }] }];
  const nodes = nodesOf(explained['QUERY PLAN'][0].Plan);
  const partitions = nodes.filter((node) => node['Relation Name']?.startsWith('query_records_'));
  expect(new Set(partitions.map((node) => node['Relation Name']))).toEqual(
    new Set(['13', '14', '15'].map((day) => `query_records_2026_05_${day}`)),
  );
  for (const node of partitions) {
    expect(node['Node Type']).toBe('Index Scan');
    expect(node['Index Name']).toMatch(/organisation_id_at_id_idx/);
  }
  expect(nodes.filter((node) => node['Node Type'].includes('Sort'))).toEqual([]);
});
