import { formatCount } from '../locale/current-locale.ts';
import { PlainTable, type PlainColumn } from '../ui/table/PlainTable.tsx';
import type { Total } from './report-view.ts';
import { reportsText } from './reports.text.tsx';

const { totals: text } = reportsText;

interface ReportTotalsProps {
  countries: readonly Total[];
  days: readonly Total[];
  withFailed: boolean;
}

/** The totals of the report by country, and beside them by day. */
export function ReportTotals({ countries, days, withFailed }: ReportTotalsProps) {
  return (
    <div className="grid min-w-0 gap-4 md:grid-cols-2">
      <Totals name={text.byCountry} heading={text.country} totals={countries} withFailed={withFailed} />
      <Totals name={text.byDay} heading={text.day} isMono totals={days} withFailed={withFailed} />
    </div>
  );
}

interface TotalsProps {
  name: string;
  heading: string;
  isMono?: boolean;
  totals: readonly Total[];
  withFailed: boolean;
}

function Totals({ name, heading, isMono = false, totals, withFailed }: TotalsProps) {
  const sum = totals.reduce((so, { quantity }) => so + quantity, 0);
  const columns: PlainColumn<Total>[] = [
    { title: heading, cell: ({ name: of }) => of, isMono, className: isMono ? 'whitespace-nowrap' : 'wrap-break-word' },
    { title: withFailed ? text.queries : text.answered, cell: ({ quantity }) => formatCount(quantity), isNumeric: true },
    ...(withFailed ? [{ title: text.failed, cell: ({ failed }: Total) => formatCount(failed), isNumeric: true }] : []),
    { title: text.share, cell: ({ quantity }) => share(quantity, sum), isNumeric: true, className: 'text-text-2' },
  ];
  return (
    <PlainTable
      name={name}
      caption={name}
      columns={columns}
      rows={totals}
      rowId={({ name: of }) => of}
      className="max-h-80! print:max-h-none!"
    />
  );
}

const percent = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** Formats a share; empty if the whole is 0. */
function share(part: number, whole: number): string {
  return whole === 0 ? '' : formatCount(part / whole, percent);
}
