import { useMemo } from 'react';
import type { ReplyOf } from '../../shared/base/endpoint.ts';
import { batchResults, type BatchResultRow } from '../../shared/batches/batches.ts';
import { usePages } from '../api/use-pages.ts';
import { isUnderWay } from './batch-progress.ts';

type Page = ReplyOf<typeof batchResults>;

const pollIntervalMs = 2_000;

/**
 * The list of results, and the pages behind it once they were asked for. While something is under way all of them are asked for again: a batch that is
 * sent meanwhile pushes the last rows of a page to the next one.
 */
export function useBatchResults() {
  const { rows: listed, ...pages } = usePages(batchResults, { inputOf, rowsOf, olderOf, askedAgainMs, background: true });
  const rows = useMemo(() => listed && withoutRepeats(listed), [listed]);
  return { ...pages, rows };
}

const inputOf = (before: string | null) => (before === null ? {} : { query: { before } });
const rowsOf = ({ message }: Page) => message;
const olderOf = ({ next }: Page) => next;
const askedAgainMs = (rows: readonly BatchResultRow[]) => (rows.some(({ status }) => isUnderWay(status)) ? pollIntervalMs : false);

/** Between the replies of two pages a batch may be sent, too. */
function withoutRepeats(rows: readonly BatchResultRow[]): BatchResultRow[] {
  return [...new Map(rows.map((row) => [`${row.id} ${row.Service}`, row])).values()];
}
