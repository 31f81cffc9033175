import { useMemo, useState } from 'react';
import { batchResults, type BatchResultRow } from '../../../../shared/api/batches.ts';
import { call } from '../../../api/call.ts';
import { useReply } from '../../../api/queries.ts';
import { reportFailure } from '../../../api/report-failure.ts';
import { isUnderWay } from '../../../features/batches/batch-progress.ts';

const pollIntervalMs = 2_000;

interface OlderPages {
  readonly rows: readonly BatchResultRow[];
  readonly next: string | null;
}

/** The list of results, which is asked for again while something is under way, and the pages behind it once they were asked for. */
export function useBatchResults() {
  const { data, error, refetch } = useReply(
    batchResults,
    {},
    {
      background: true,
      refetchInterval: ({ state: { data: reply, status } }) =>
        status === 'success' && reply?.message.some((row) => isUnderWay(row.status)) ? pollIntervalMs : false,
    },
  );
  const [pages, setPages] = useState<OlderPages | null>(null);
  const [isLoading, setLoading] = useState(false);
  const rows = useMemo(() => data && withoutRepeats([...data.message, ...(pages?.rows ?? [])]), [data, pages]);
  const next = pages ? pages.next : (data?.next ?? null);
  const load = () => {
    if (next === null) return;
    setLoading(true);
    call(batchResults, { query: { before: next } })
      .then(
        (reply) => setPages({ rows: [...(pages?.rows ?? []), ...reply.message], next: reply.next }),
        (failure: unknown) => reportFailure(batchResults.operation, failure),
      )
      .finally(() => setLoading(false));
  };
  return { rows, error, refetch, older: next === null ? null : { load, isLoading } };
}

/** A batch that was sent meanwhile pushes rows of the first page to the second, which has them already. */
function withoutRepeats(rows: readonly BatchResultRow[]): BatchResultRow[] {
  return [...new Map(rows.map((row) => [`${row.id} ${row.Service}`, row])).values()];
}
