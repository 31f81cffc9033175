import { formatCount } from '../locale/current-locale.ts';
import { ScrollRegion } from '../ui/table/ScrollRegion.tsx';
import type { Total } from './report-view.ts';
import { reportsText } from './reports.text.ts';

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

const cell = 'border-b border-border px-3 py-1.5';
const head = `${cell} sticky top-0 z-10 bg-sunken font-semibold text-text-2`;

function Totals({ name, heading, isMono = false, totals, withFailed }: TotalsProps) {
  const sum = totals.reduce((so, { quantity }) => so + quantity, 0);
  return (
    <ScrollRegion name={name} className="max-h-80! print:max-h-none!">
      <table className="w-full border-separate border-spacing-0 text-small">
        <caption className="px-3 py-2.5 text-start text-h3 font-semibold">{name}</caption>
        <thead>
          <tr>
            {[heading, withFailed ? text.queries : text.answered, ...(withFailed ? [text.failed] : []), text.share].map((title, index) => (
              <th key={title} scope="col" className={`${head} ${index === 0 ? 'text-start' : 'text-end'}`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {totals.map((total) => (
            <tr key={total.name} className="bg-surface even:bg-stripe">
              <th scope="row" className={`${cell} text-start font-medium ${isMono ? 'mono whitespace-nowrap' : 'wrap-break-word'}`}>
                {total.name}
              </th>
              <td className={`${cell} text-end`}>{formatCount(total.quantity)}</td>
              {withFailed && <td className={`${cell} text-end`}>{formatCount(total.failed)}</td>}
              <td className={`${cell} text-end text-text-2`}>{share(total.quantity, sum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const percent = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** Nothing of nothing is no share. */
function share(part: number, whole: number): string {
  return whole === 0 ? '' : formatCount(part / whole, percent);
}
