import { type ComponentProps, useRef, useState } from 'react';
import { reportFailure } from '../../api/report-failure.ts';
import { Button } from '../../ui/Button.tsx';
import { chosenAfter, type ReportView } from '../report-view.ts';
import { chartText, chartText as text } from '../reports.text.tsx';
import { chartDate } from './chart-date.ts';
import { type ChartSeries, formatMost, mostSeries, sumOf, totalOfDay } from './chart-series.ts';
import { StackedBars } from './StackedBars.tsx';
import { formatCount } from '../../locale/current-locale.ts';
import { type PlainColumn, PlainTable } from '../../ui/table/PlainTable.tsx';

type Drawn = Parameters<ComponentProps<typeof StackedBars>['onDrawn']>[0];

interface ReportChartProps {
  title: string;
  dates: readonly string[];
  view: ReportView;
  /** Number of countries in the report; `isAll` is true if each is drawn. */
  countries: { isAll: boolean; count: number; onAll: (isAll: boolean) => void };
  /** Names of the chosen countries; none means all. */
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** Shows the stacked bars of a report with legend and values of a day, and the same as a table or an image. */
export function ReportChart({ title, dates, view, countries, chosen, onChoose }: ReportChartProps) {
  const [isTable, setTable] = useState(false);
  const [asked, setTold] = useState<number | null>(null);
  const drawn = useRef<Drawn | null>(null);
  const [onDrawn] = useState(() => (last: Drawn) => {
    drawn.current = last;
  });
  const { isAll, count, onAll } = countries;
  // A new period may have fewer days.
  const told = asked === null ? null : Math.min(asked, dates.length - 1);
  const save = () => {
    const picture = drawn.current && { ...drawn.current, title, isolated: view.isolated };
    if (picture) {
      import('./save-chart.ts').then(({ saveChart }) => saveChart(picture)).catch((error: unknown) => reportFailure('Download', error));
    }
  };
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button variant="secondary" size="small" onClick={() => setTable(!isTable)}>
          {isTable ? text.buttons.asChart : text.buttons.asTable}
        </Button>
        {!isTable && (
          <Button variant="secondary" size="small" onClick={save}>
            {text.buttons.save}
          </Button>
        )}
        {count > mostSeries + 1 && (
          <Button variant="secondary" size="small" onClick={() => onAll(!isAll)}>
            {isAll ? text.buttons.top(mostSeries) : text.buttons.all(count)}
          </Button>
        )}
        {chosen.size > 0 && (
          <Button variant="secondary" size="small" onClick={() => onChoose(new Set())}>
            {text.buttons.every}
          </Button>
        )}
      </div>
      {isTable ? (
        <ChartTable name={text.byDay(title)} dates={dates} series={view.drawn} />
      ) : (
        <StackedBars label={text.daysOf(title)} dates={dates} series={view.drawn} told={told} onTell={setTold} onDrawn={onDrawn} />
      )}
      <ChartSentences view={view} dates={dates} told={told} isPart={chosen.size > 0} />
      <ChartLegend series={view.series} chosen={chosen} onChoose={(name, adds) => onChoose(chosenAfter(chosen, name, adds))} day={told} />
    </div>
  );
}

interface ChartSentencesProps {
  view: ReportView;
  dates: readonly string[];
  told: number | null;
  /** True if some countries are chosen. */
  isPart: boolean;
}

/** Describes the chart: number of queries in all or on the shown day, busiest days, and use of the legend. */
function ChartSentences({ view: { drawn, withFailed }, dates, told, isPart }: ChartSentencesProps) {
  const total = told === null ? sumOf(drawn.map(({ data }) => sumOf(data))) : totalOfDay(drawn, told);
  const when = told === null ? text.inAll : chartDate(dates[told] ?? '');
  const most = formatMost(drawn, dates);
  return (
    <div>
      <p>{text.sum({ when, total, isAnswered: !withFailed, isPart, most: most && `${most}.` })}</p>
      <p className="text-text-2 print:hidden">{told === null ? text.legendOfAll : text.legendOfDay}</p>
    </div>
  );
}

interface ChartLegendProps {
  series: readonly ChartSeries[];
  /** Names of the chosen series; none means all. */
  chosen: ReadonlySet<string>;
  /** `adds` is true with Shift. */
  onChoose: (name: string, adds: boolean) => void;
  /** Index of the day whose values are shown; null for the sum of all days. */
  day: number | null;
}

/** Shows the series with their values, each as a button that isolates it in the chart and in the table. */
function ChartLegend({ series, chosen, onChoose, day }: ChartLegendProps) {
  return (
    <ul aria-label={chartText.legend} className="flex flex-wrap gap-1.5">
      {series.map(({ name, data, colour }) => {
        const isChosen = chosen.has(name);
        const isDrawn = chosen.size === 0 || isChosen;
        return (
          <li key={name} className="min-w-0">
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={({ shiftKey }) => onChoose(name, shiftKey)}
              className={`flex min-h-7 max-w-full items-center gap-2 rounded-control border px-2 text-start text-small select-none hover:bg-hover ${isChosen ? 'border-accent-edge bg-selected' : 'border-border-strong'} ${isDrawn ? '' : 'border-dashed text-text-2'}`}
            >
              <svg aria-hidden="true" width="12" height="12" className="shrink-0 forced-color-adjust-none">
                <rect x="0.5" y="0.5" width="11" height="11" fill={isDrawn ? colour : 'none'} stroke={colour} />
              </svg>
              <span className="wrap-anywhere">{name}</span>
              <span className="mono text-text-2">{formatCount(day === null ? sumOf(data) : (data[day] ?? 0))}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface Day {
  readonly date: string;
  /** Index in `data` of each series. */
  readonly at: number;
}

/** The chart's numbers: a row a day, a column a series. Days without records are 0. */
function ChartTable({ name, dates, series }: { name: string; dates: readonly string[]; series: readonly ChartSeries[] }) {
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
