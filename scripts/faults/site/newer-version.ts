/** Preloaded into a node: it is one version newer, with a table and a column more, and writes to neither. */
import { sql } from 'kysely';
import { migrations } from '../../../migrations/list.ts';

Object.assign(migrations, {
  '9998_something_more': {
    up: async (db: Parameters<(typeof migrations)[string]['up']>[0]) => {
      await sql`create table something_more (id int8 primary key)`.execute(db);
      await sql`alter table batches add column something_more text`.execute(db);
    },
    down: async () => undefined,
  },
});
