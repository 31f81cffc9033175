/** Files of query records to import, and what a portal has of them. */
import { sql } from 'kysely';
import { makeOrganisation } from './factories.ts';
import { fileOf } from './import-files.ts';
import type { TestPortal } from './test-portal.ts';

/** A file of `rows` records of an organisation of its own, all of one moment, and how many the portal has of them at one moment. */
export async function queryRecordFile({ deps }: TestPortal, rows: number) {
  const organisation = await makeOrganisation(deps);
  const lines = Array.from({ length: rows }, (_, index) => `${organisation};2026-03-01T00:30:00Z;npq;4474001${10_000 + index};0`);
  const look = async () => {
    const { rows: found } = await sql<{ written: string; counted: string }>`
      select (select count(*) from query_records where organisation_id = ${organisation}) as written,
        (select coalesce(sum(count), 0) from query_daily, unnest(succeeded) as count where organisation_id = ${organisation}) as counted`.execute(
      deps.db,
    );
    return { written: Number(found[0]?.written), counted: Number(found[0]?.counted) };
  };
  return { organisation, file: fileOf('account;at;service;tel;rc', ...lines), look, written: async () => (await look()).written };
}
