/** Records for tests of the stream, and their outcome. */
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import type { QueryRecord } from '../query-records/record-columns.ts';
import { StreamConnection } from '../query-records/stream/stream-connection.ts';
import type { NatsServers } from './nats-servers.ts';
import type { TestPortal } from './test-portal.ts';

/** Returns a query about a number of its own. */
export const numbered = (organisationId: number, index: number, at = new Date()): QueryRecord => ({
  organisationId,
  at,
  portalUserId: null,
  keyId: null,
  channel: 'single',
  service: 'npq',
  tel: String(447_000_000_000 + index),
  country: 'GB',
  rc: 0,
});

interface Stored {
  readonly records: number;
  readonly different: number;
  readonly counted: number;
}

/** Returns the database's records and counts of the organisation. */
export async function storedOf({ deps: { db } }: TestPortal, organisationId: number): Promise<Stored | undefined> {
  const { rows } = await sql<Stored>`
    select count(*)::int as records, count(distinct tel)::int as different,
      (select coalesce(sum(queries), 0)::int from query_daily where organisation_id = ${organisationId}) as counted
    from query_records where organisation_id = ${organisationId}`.execute(db);
  return rows[0];
}

/** Returns the expected outcome of `count` records: each once, and counted. */
export const each = (count: number): Stored => ({ records: count, different: count, counted: count });

/** Opens a connection for one test. */
export async function connected(servers: NatsServers): Promise<StreamConnection> {
  const connection = new StreamConnection({ url: servers.url, replicas: undefined, log: { info: () => undefined, warn: () => undefined } });
  onTestFinished(() => connection.stop());
  await connection.whenThere();
  return connection;
}
