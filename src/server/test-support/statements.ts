import type { Db } from '../database/database.ts';

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

/** The kind of a statement and the tables that it names. */
function describe(node: { readonly kind: string }): string {
  const tables = [...JSON.stringify(node).matchAll(/"TableNode".*?"IdentifierNode","name":"(\w+)"/g)].map(([, name]) => name);
  return [node.kind, ...tables].join(' ');
}
