import { useRef, useState, type ComponentProps } from 'react';
import { reportFailure } from '../../api/report-failure.ts';
import { Button } from '../../ui/Button.tsx';
import { chosenAfter, type ReportView } from '../report-view.ts';
import { chartText as text } from '../reports.text.tsx';
import { chartDate } from './chart-date.ts';
import { ChartLegend } from './ChartLegend.tsx';
import { formatMost, mostSeries, sumOf, totalOfDay } from './chart-series.ts';
import { ChartTable } from './ChartTable.tsx';
import { StackedBars } from './StackedBars.tsx';

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
