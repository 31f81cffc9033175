import { Suspense } from 'react';
import type { AskedAs } from '../../shared/single-query/asked-as.ts';
import type { ServiceCode } from '../../shared/services/services.ts';
import { codeChunk } from '../browser/code-chunk.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { LinkedList } from './query-link.ts';
import { QueryResult } from './QueryResult.tsx';
import { SingleQueryForm } from './SingleQueryForm.tsx';
import { testingText } from '../services/testing.text.ts';
import { useNumberList } from './use-number-list.ts';
import { useSingleQuery } from './use-single-query.ts';

/** Comes with the first list of numbers. */
const numberList = codeChunk<{ list: LinkedList; as: AskedAs; onChange: (list: LinkedList) => void }>(() =>
  import('./NumberList.tsx').then((part) => part.NumberList),
);

export function SingleQueryTab() {
  const { query, queryCount, linked, as, tellAs, start, retry } = useSingleQuery();
  const { list, show } = useNumberList();
  const ask = ([number, ...others]: readonly [string, ...string[]], services: readonly ServiceCode[]) => {
    if (others.length === 0) start(number, services);
    else show({ numbers: [number, ...others], services }, { isSearch: true });
  };
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <h2 className="sr-only">{testingText.singleQuery}</h2>
      <SingleQueryForm linked={linked} as={query || list ? as : null} onAs={tellAs} onQuery={ask} />
      {list && (
        <Suspense fallback={<Skeleton room="table" />}>
          <numberList.Component list={list} as={as} onChange={(next) => show(next, { isSearch: false })} />
        </Suspense>
      )}
      {query && !list && <QueryResult queryCount={queryCount} query={query} as={as} onQuery={retry} />}
    </div>
  );
}
