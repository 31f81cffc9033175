/** Before each file of the API tests: keeps each statement once, with its place. */
import { DefaultQueryExecutor } from 'kysely';
import { keepStatement, placeIn } from './kept-statements.ts';

const seen = new Set<string>();
const { compileQuery } = DefaultQueryExecutor.prototype;

// Test files share a process.
if (compileQuery.name !== 'compileAndKeep')
  DefaultQueryExecutor.prototype.compileQuery = function compileAndKeep(node, queryId) {
    const query = compileQuery.call(this, node, queryId);
    if (!seen.has(query.sql)) {
      const place = placeIn(new Error('place').stack ?? '');
      // A test may run the same SQL before the portal does, of which each place has to be known.
      if (place !== undefined || node.kind !== 'RawNode') seen.add(query.sql);
      if (place !== undefined) keepStatement({ place, sql: query.sql });
    }
    return query;
  };
