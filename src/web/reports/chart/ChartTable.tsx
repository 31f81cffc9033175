import { formatCount } from '../../locale/current-locale.ts';
import { type PlainColumn, PlainTable } from '../../ui/table/PlainTable.tsx';
import { chartText as text } from '../reports.text.tsx';
import { chartDate } from './chart-date.ts';
import { type ChartSeries, sumOf, totalOfDay } from './chart-series.ts';

interface Day {
  readonly date: string;
  /** Index in `data` of each series. */
  readonly at: number;
}

interface DayTableProps {
  name: string;
  dates: readonly string[];
  series: readonly ChartSeries[];
}

/** The chart's numbers by day: a row a day, a column a series. Days without records are 0. */
export function DayTable({ name, dates, series }: DayTableProps) {
  const columns: readonly PlainColumn<Day>[] = [
    {
      title: text.day,
      cell: ({ date }) => chartDate(date),
      className: 'sticky start-0 whitespace-nowrap',
      headClassName: 'start-0 z-20!',
    },
    ...series.map((country) => ({
      title: country.name,
      cell: ({ at }: Day) => formatCount(country.data[at] ?? 0),
      isNumeric: true,
    })),
    { title: text.total, cell: ({ at }) => formatCount(totalOfDay(series, at)), isNumeric: true, className: 'font-semibold' },
  ];
  return (
    <PlainTable name={name} caption={name} columns={columns} rows={dates.map((date, at) => ({ date, at }))} rowId={({ date }) => date} />
  );
}

const countryColumns: readonly PlainColumn<ChartSeries>[] = [
  { title: text.country, cell: ({ name }) => name, className: 'wrap-break-word' },
  { title: text.total, cell: ({ data }) => formatCount(sumOf(data)), isNumeric: true },
];

/** The chart's numbers by country. */
export function CountrySumTable({ name, series }: Omit<DayTableProps, 'dates'>) {
  return <PlainTable name={name} caption={name} columns={countryColumns} rows={series} rowId={({ name: country }) => country} />;
}
