import { formatCount } from '../../locale/current-locale.ts';
import { chartText as text } from '../reports.text.tsx';
import { chartDate } from './chart-date.ts';
import { type ChartSeries, sumOf, totalOfDay } from './chart-series.ts';

interface DayValuesProps {
  series: readonly ChartSeries[];
  date: string;
  day: number;
  /** The country of the bar under the pointer. */
  pointed: string | undefined;
  /** Column of the day in pixels from the start of the chart, which is `width` wide. */
  column: { from: number; to: number; width: number };
}

const mostValues = 6;

/** Shows the values of a day beside its column, the largest first; the slider below reads the same to screen readers. */
export function DayValues({ series, date, day, pointed, column }: DayValuesProps) {
  const values = series
    .map(({ name, colour, data }) => ({ name, colour, count: data[day] ?? 0 }))
    .filter(({ name, count }) => count > 0 || name === pointed)
    .toSorted((a, b) => Number(b.name === pointed) - Number(a.name === pointed) || b.count - a.count);
  const isRight = column.to < column.width / 2;
  const place = isRight ? { left: column.to + 4 } : { right: column.width - column.from + 4 };
  const more = values.slice(mostValues);
  return (
    <div
      aria-hidden="true"
      style={place}
      className="chart-values pointer-events-none absolute top-2 z-10 max-w-[60%] sm:min-w-44 rounded-control border border-border-strong bg-surface px-3 py-2 text-small shadow-float print:hidden"
    >
      <p className="mb-1 font-semibold">{chartDate(date)}</p>
      {values.slice(0, mostValues).map(({ name, colour, count }) => (
        <p key={name} className={`flex items-center justify-between gap-3 ${name === pointed ? 'font-semibold' : ''}`}>
          <span className="flex min-w-0 items-center gap-1.5">
            <svg viewBox="0 0 10 10" className="size-2.5 shrink-0 forced-color-adjust-none">
              <rect width="10" height="10" fill={colour} />
            </svg>
            <span className="wrap-anywhere">{name}</span>
          </span>
          <span className="mono">{formatCount(count)}</span>
        </p>
      ))}
      {more.length > 0 && (
        <p className="flex justify-between gap-3 text-text-2">
          {text.more(more.length)} <span className="mono">{formatCount(sumOf(more.map(({ count }) => count)))}</span>
        </p>
      )}
      <p className="mt-1 flex justify-between gap-3 border-t border-border pt-1 font-semibold">
        {text.total} <span className="mono">{formatCount(totalOfDay(series, day))}</span>
      </p>
    </div>
  );
}
