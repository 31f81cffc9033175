import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** Runs `work` while others wait for what `lock` takes. However long that is: the server would end a transaction in which nothing is said. */
export function whileLocked<Result>(db: Db, lock: RawBuilder<unknown>, work: () => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
    await lock.execute(transaction);
    return work();
  });
}

/** How many connections to this database wait for a lock of another one. */
export async function waitersForRows(db: Db): Promise<number> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}

/** `db`, and every statement that is run through it from now on, without its values. Savepoints, which one way needs and another does not, are left out. */
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

/** `db`, and every statement that is run through it from now on, with its values. */
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

/** The kind of a statement and the tables that it names. */
function describe(node: { readonly kind: string }): string {
  const tables = [...JSON.stringify(node).matchAll(/"TableNode".*?"IdentifierNode","name":"(\w+)"/g)].map(([, name]) => name);
  return [node.kind, ...tables].join(' ');
}
