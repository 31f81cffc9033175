/** Totals of the list of query records, in sentences. */
import type { QueryTotals } from '../../shared/query-records/query-records.ts';
import { queryRecordsText } from './query-records.text.ts';

const { totals: text } = queryRecordsText;

/** Says how many records are here, and how they add up to the report's total. */
export function formatTotals({ records, report, inBatches, keptFrom }: QueryTotals): string {
  if (report === null) return text.noReport(records);
  const total = report.answered + report.failed;
  if (inBatches === null) return text.older(records, total, keptFrom);
  const batches = inBatches.answered + inBatches.failed;
  if (records.answered + records.failed + batches !== total) return text.different(records, inBatches, total);
  if (batches === 0) return text.same(records, total);
  return text.withBatches(records, inBatches);
}

/** Says "50 of 950 records loaded.", without the total until it is known. */
export function formatLoaded(loaded: number, totals: QueryTotals | undefined): string {
  if (totals === undefined) return queryRecordsText.loaded(loaded);
  return queryRecordsText.loadedOf(loaded, totals.records.answered + totals.records.failed);
}
