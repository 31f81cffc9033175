/** What the list of query records adds up to, in sentences. */
import type { QueryTotals } from '../../../../shared/api/query-records.ts';

interface Counts {
  readonly answered: number;
  readonly failed: number;
}

const count = (value: number) => value.toLocaleString('en');
const both = ({ answered, failed }: Counts) => `${count(answered)} answered + ${count(failed)} failed`;

/** How many there are here, and what is missing to the total of the report. */
export function formatTotals({ records, report, inBatches, keptFrom }: QueryTotals): string {
  const here = `${both(records)} here`;
  if (report === null) return `${here}. Reports do not count by result, code or user, so there is no total of theirs beside it.`;
  const total = `the report’s total, ${count(report.answered + report.failed)}`;
  if (inBatches === null) return `${here}; ${total}, also counts days before ${keptFrom}, of which no single records are kept.`;
  if (inBatches.answered + inBatches.failed === 0) return `${here} = ${total}.`;
  return `${here}, ${both(inBatches)} in batches = ${total}. The queries of a batch are counted; the single ones stand in its results.`;
}

/** "50 of 950 records are loaded", or without how many there are while that is not known. */
export function formatLoaded(loaded: number, totals: QueryTotals | undefined): string {
  const of = totals ? ` of ${count(totals.records.answered + totals.records.failed)}` : '';
  return `${count(loaded)}${of} records are loaded`;
}
