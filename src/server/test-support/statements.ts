import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** Runs `work` while others wait for `lock`. Without a time limit: the server would otherwise end an idle transaction. */
export function whileLocked<Result>(db: Db, lock: RawBuilder<unknown>, work: () => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
    await lock.execute(transaction);
    return work();
  });
}

/** Returns the number of connections to this database that wait for another's lock. */
export async function waitersForRows(db: Db): Promise<number> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}

/** Returns `db` and every statement run through it from now on, without values. Savepoints are left out, since only some paths need them. */
export function watchedDb(db: Db): { db: Db; statements: readonly string[] } {
  const statements: string[] = [];
  const watched = db.withPlugin({
    transformQuery: ({ node }) => {
      const text = 'sqlFragments' in node ? node.sqlFragments.join('?') : describe(node);
      if (!text.includes('savepoint')) statements.push(text);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { db: watched, statements };
}

/** Returns `db` and every statement run through it from now on, with its values. */
export function compiledQueries(db: Db): { db: Db; queries: readonly CompiledQuery[] } {
  const queries: CompiledQuery[] = [];
  const watched = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      queries.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { db: watched, queries };
}

/** Returns the kind of a statement and the tables that it names. */
function describe(node: { readonly kind: string }): string {
  const tables = [...JSON.stringify(node).matchAll(/"TableNode".*?"IdentifierNode","name":"(\w+)"/g)].map(([, name]) => name);
  return [node.kind, ...tables].join(' ');
}
