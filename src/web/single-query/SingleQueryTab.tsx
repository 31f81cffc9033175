import { QueryResult } from './QueryResult.tsx';
import { SingleQueryForm } from './SingleQueryForm.tsx';
import { testingText } from '../services/testing.text.ts';
import { useSingleQuery } from './use-single-query.ts';

export function SingleQueryTab() {
  const { query, queryCount, linked, as, tellAs, start, retry } = useSingleQuery();
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <h2 className="sr-only">{testingText.singleQuery}</h2>
      <SingleQueryForm linked={linked} onQuery={start} />
      {query && <QueryResult queryCount={queryCount} query={query} as={as} onAs={tellAs} onRetry={retry} />}
    </div>
  );
}
