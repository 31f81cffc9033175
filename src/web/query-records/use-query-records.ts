/** Query records, the newest first, and more of them on request. */
import type { ReplyOf } from '../../shared/base/endpoint.ts';
import { queryRecords, queryTotals } from '../../shared/query-records/query-records.ts';
import { useReply } from '../api/queries.ts';
import { usePages } from '../api/use-pages.ts';
import type { RecordsQuery } from './query-filters.ts';

type Page = ReplyOf<typeof queryRecords>;

export function useQueryRecords(query: RecordsQuery) {
  const staleTime = Number.POSITIVE_INFINITY;
  const inputOf = (before: string | null) => ({ query: { ...query, ...(before === null ? {} : { before }) } });
  const { refetch, ...records } = usePages(queryRecords, { inputOf, rowsOf, olderOf, staleTime });
  const totals = useReply(queryTotals, { query }, { staleTime });
  return {
    ...records,
    totals: totals.data?.response,
    totalsError: totals.error,
    reload: () => {
      void refetch();
      void totals.refetch();
    },
  };
}

const rowsOf = ({ response }: Page) => response.rows;
const olderOf = ({ response }: Page) => response.older;
