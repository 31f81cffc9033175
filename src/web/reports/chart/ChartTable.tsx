import { formatCount } from '../../locale/current-locale.ts';
import { PlainTable, type PlainColumn } from '../../ui/table/PlainTable.tsx';
import { chartText } from '../reports.text.tsx';
import { chartDate } from './chart-date.ts';
import { totalOfDay, type ChartSeries } from './chart-series.ts';

interface Day {
  readonly date: string;
  /** Index in `data` of each series. */
  readonly at: number;
}

/** The chart's numbers: a row a day, a column a series. Days without records are 0. */
export function ChartTable({ name, dates, series }: { name: string; dates: readonly string[]; series: readonly ChartSeries[] }) {
  const columns: readonly PlainColumn<Day>[] = [
    {
      title: chartText.day,
      cell: ({ date }) => chartDate(date),
      className: 'sticky start-0 whitespace-nowrap',
      headClassName: 'start-0 z-20!',
    },
    ...series.map((country) => ({
      title: country.name,
      cell: ({ at }: Day) => formatCount(country.data[at] ?? 0),
      isNumeric: true,
    })),
    { title: chartText.total, cell: ({ at }) => formatCount(totalOfDay(series, at)), isNumeric: true, className: 'font-semibold' },
  ];
  return (
    <PlainTable name={name} caption={name} columns={columns} rows={dates.map((date, at) => ({ date, at }))} rowId={({ date }) => date} />
  );
}
