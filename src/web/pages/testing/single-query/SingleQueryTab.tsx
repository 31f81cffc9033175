import { useState } from 'react';
import { QueryResult } from './QueryResult.tsx';
import { SingleQueryForm } from './SingleQueryForm.tsx';
import { useSingleQuery } from './use-single-query.ts';

export function SingleQueryTab() {
  const { query, start, retry } = useSingleQuery();
  const [queryCount, setQueryCount] = useState(0);
  const ask: typeof start = (number, services) => {
    setQueryCount(queryCount + 1);
    start(number, services);
  };
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <h2 className="sr-only">Single Live Query</h2>
      <SingleQueryForm onQuery={ask} />
      {query && <QueryResult queryCount={queryCount} query={query} onRetry={retry} />}
    </div>
  );
}
