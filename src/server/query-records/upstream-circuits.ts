/** Circuit breakers that are not closed, with their nodes: in the database, so that every node can report them. */
import { sql } from 'kysely';
import { batchNameOf, type ServiceCode, serviceOf } from '../../shared/services/services.ts';
import type { Db } from '../database/database.ts';

export type BrokenState = 'half-open' | 'open';

/** A breaker that is not closed; `since` is the time at which it opened. */
export interface BrokenCircuit {
  readonly service: ServiceCode;
  readonly state: BrokenState;
  readonly since: Date;
}

/** Replaces the node's rows. Must be repeated while there are any: a node that is silent for a while counts as gone. */
export async function writeCircuits(db: Db, node: string, broken: readonly BrokenCircuit[]): Promise<void> {
  const services = broken.map(({ service }) => batchNameOf(service)).toSorted();
  const sorted = services.flatMap((service) => broken.filter((circuit) => batchNameOf(circuit.service) === service));
  await sql`
    with gone as (delete from upstream_circuits where node = ${node} and service <> all (${services}::text[]))
    insert into upstream_circuits (node, service, state, since)
    select ${node}::uuid, * from unnest(
      ${services}::text[], ${sorted.map(({ state }) => state)}::text[], ${sorted.map(({ since }) => since.toISOString())}::timestamptz[])
    on conflict (node, service) do update set state = excluded.state, since = excluded.since, seen_at = now()`.execute(db);
}

/** Silence after which a node counts as gone. */
const silence = sql<Date>`now() - interval '1 minute'`;

/** Returns the breakers of all nodes that are not closed, one per service: an open one before one on trial, then the oldest first. */
export async function readBrokenCircuits(db: Db): Promise<BrokenCircuit[]> {
  const rows = await db
    .selectFrom('upstream_circuits')
    .distinctOn('service')
    .where('seen_at', '>', silence)
    .select(['service', 'state', 'since'])
    .orderBy('service')
    .orderBy('state', 'desc')
    .orderBy('since')
    .execute();
  return rows.map(({ service, ...circuit }) => ({ service: serviceOf(service), ...circuit }));
}
