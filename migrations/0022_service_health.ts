/** Outcomes and response times of each service's queries in the last days, and the circuit breakers of every node. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table service_counts (
      slot timestamptz not null,
      service text not null,
      rc integer not null,
      counts bigint[] not null,
      primary key (slot, service, rc)
    )`.execute(db);
  await sql`
    create table upstream_circuits (
      node uuid not null,
      service text not null,
      state text not null check (state in ('open', 'half-open')),
      since timestamptz not null,
      seen_at timestamptz not null default now(),
      primary key (node, service)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['upstream_circuits', 'service_counts']) await db.schema.dropTable(table).execute();
}
