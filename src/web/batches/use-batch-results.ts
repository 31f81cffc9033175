import { useMemo } from 'react';
import type { ReplyOf } from '../../shared/base/endpoint.ts';
import { batchResults, type BatchResultRow } from '../../shared/batches/batches.ts';
import { usePages } from '../api/use-pages.ts';
import { isUnderWay } from './batch-progress.ts';

type Page = ReplyOf<typeof batchResults>;

const pollIntervalMs = 2_000;

/**
 * Returns the list of results with the pages loaded so far. While a batch is under way all are refreshed: a new batch pushes the last rows of a page to the
 * next.
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

/** Removes repeats: a batch may be sent between the replies of two pages. */
function withoutRepeats(rows: readonly BatchResultRow[]): BatchResultRow[] {
  return [...new Map(rows.map((row) => [`${row.id} ${row.Service}`, row])).values()];
}
