import { useMemo, useRef, useState, type ComponentProps } from 'react';
import type { Graph } from '../../../../shared/api/reports.ts';
import { reportFailure } from '../../../api/report-failure.ts';
import { choosePreferences, usePreferences } from '../../../browser/preferences.ts';
import { Button } from '../../../ui/Button.tsx';
import { chartDate } from './chart-date.ts';
import { ChartLegend } from './ChartLegend.tsx';
import { chartSeries, mostSeries, totalOfDay } from './chart-series.ts';
import { ChartTable } from './ChartTable.tsx';
import { saveChart } from './save-chart.ts';
import { StackedBars } from './StackedBars.tsx';

type Drawn = Parameters<ComponentProps<typeof StackedBars>['onDrawn']>[0];

/** The stacked bars of a report with all that belongs to them: legend, values of a day, the same as a table, and as an image. */
export function ReportChart({ title, graph }: { title: string; graph: Graph }) {
  const isAll = usePreferences().chart !== 'top';
  const [isTable, setTable] = useState(false);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [asked, setDay] = useState<number | null>(null);
  const drawn = useRef<Drawn | null>(null);
  const [onDrawn] = useState(() => (last: Drawn) => {
    drawn.current = last;
  });

  const { dates } = graph;
  const series = useMemo(() => chartSeries(graph, isAll), [graph, isAll]);
  const shown = useMemo(() => series.filter(({ name }) => !hidden.has(name)), [series, hidden]);
  const day = Math.min(asked ?? dates.length - 1, dates.length - 1);
  const toggle = (name: string) =>
    setHidden(hidden.has(name) ? new Set([...hidden].filter((other) => other !== name)) : new Set([...hidden, name]));
  const save = () => {
    if (drawn.current) saveChart({ ...drawn.current, title }).catch((error: unknown) => reportFailure('Download', error));
  };
  const total = totalOfDay(shown, day);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button variant="secondary" size="small" onClick={() => setTable(!isTable)}>
          {isTable ? 'View as chart' : 'View as table'}
        </Button>
        {!isTable && (
          <Button variant="secondary" size="small" onClick={save}>
            Save as image
          </Button>
        )}
        {graph.series.length > mostSeries + 1 && (
          <Button variant="secondary" size="small" onClick={() => choosePreferences({ chart: isAll ? 'top' : 'every' })}>
            {isAll ? `Top ${mostSeries} and other` : `Show all ${graph.series.length} countries`}
          </Button>
        )}
      </div>
      {isTable ? (
        <ChartTable name={`${title}, by day`} dates={dates} series={shown} />
      ) : (
        <StackedBars label={`Days of ${title}`} dates={dates} series={shown} day={day} onDay={setDay} onDrawn={onDrawn} />
      )}
      <p>
        {chartDate(dates[day] ?? '')}: <strong>{total.toLocaleString('en')}</strong> {total === 1 ? 'query' : 'queries'}
        {shown.length < series.length && ' in the countries shown'}
      </p>
      <ChartLegend series={series} hidden={hidden} onToggle={toggle} day={day} />
    </div>
  );
}
