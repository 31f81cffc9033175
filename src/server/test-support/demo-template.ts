/** Makes the data directory of a demo as after a first start, with built ranges and published documents, and ends. */
import { sql } from 'kysely';
import { parseConfig } from '../config/config.ts';
import { startPortal } from '../start.ts';

const portal = await startPortal(parseConfig(process.env));
await portal.deps.publishing.published();
// For `database-clock.ts`.
await sql`do $$ begin execute format('alter database %I set search_path = public, pg_catalog', current_database()); end $$`.execute(
  portal.deps.db,
);
await portal.stop();
process.exit(0);
