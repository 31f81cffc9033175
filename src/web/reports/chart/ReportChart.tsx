import { useRef, useState } from 'react';
import { reportFailure } from '../../api/report-failure.ts';
import { Button } from '../../ui/Button.tsx';
import { chosenAfter, type ReportView } from '../report-view.ts';
import { chartText as text } from '../reports.text.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { formatMost, mostSeries } from './chart-series.ts';
import { CountrySumTable, DayTable } from './ChartTable.tsx';
import { CountryBars } from './CountryBars.tsx';
import type { ImageKind } from './save-chart.ts';
import { StackedBars } from './StackedBars.tsx';
import type { Drawn } from './use-drawing.ts';

interface ReportChartProps {
  title: string;
  /** Lines under the title of a saved image. */
  about: readonly string[];
  dates: readonly string[];
  view: ReportView;
  /** Number of countries in the report; `isAll` is true if each is drawn. */
  countries: { isAll: boolean; count: number; onAll: (isAll: boolean) => void };
  /** Names of the chosen countries; none means all. */
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** Shows a report by day or by country, as bars with their legend or as a table, and saves the bars as an image. */
export function ReportChart({ title, about, dates, view, countries, chosen, onChoose }: ReportChartProps) {
  const [isTable, setTable] = useState(false);
  const [by, setBy] = useState<By>('day');
  const drawn = useRef<Drawn | null>(null);
  const [onDrawn] = useState(() => (last: Drawn) => {
    drawn.current = last;
  });
  const { isAll, count, onAll } = countries;
  const { drawn: series } = view;
  const save = (kind: ImageKind) => {
    const picture = drawn.current && { ...drawn.current, title, about, isolated: view.isolated, hasLegend: by === 'day' };
    if (picture) {
      import('./save-chart.ts')
        .then(({ saveChart }) => saveChart(picture, kind))
        .catch((error: unknown) => reportFailure('Download', error));
    }
  };
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap gap-2 print:hidden">
        <BySwitch by={by} onChange={setBy} />
        <Small onClick={() => setTable(!isTable)}>{isTable ? text.buttons.asChart : text.buttons.asTable}</Small>
        {!isTable && <Small onClick={() => save('png')}>{text.buttons.save}</Small>}
        {!isTable && <Small onClick={() => save('svg')}>{text.buttons.saveSvg}</Small>}
        {count > mostSeries + 1 && (
          <Small onClick={() => onAll(!isAll)}>{isAll ? text.buttons.top(mostSeries) : text.buttons.all(count)}</Small>
        )}
        {chosen.size > 0 && <Small onClick={() => onChoose(new Set())}>{text.buttons.every}</Small>}
      </div>
      {by === 'day' && isTable && <DayTable name={text.byDay(title)} dates={dates} series={series} />}
      {by === 'day' && !isTable && <StackedBars label={text.daysOf(title)} dates={dates} series={series} onDrawn={onDrawn} />}
      {by === 'country' && isTable && <CountrySumTable name={text.byCountry(title)} series={series} />}
      {by === 'country' && !isTable && <CountryBars dates={dates} series={series} onDrawn={onDrawn} />}
      <p className="text-text-2">
        {by === 'day' && formatMost(series, dates)} <span className="print:hidden">{text.legendHelp}</span>
      </p>
      <ChartLegend series={view.series} chosen={chosen} onChoose={(name, adds) => onChoose(chosenAfter(chosen, name, adds))} />
    </div>
  );
}

function Small({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button variant="secondary" size="small" onClick={onClick}>
      {children}
    </Button>
  );
}

const sides = ['day', 'country'] as const;
type By = (typeof sides)[number];

/** Chooses the bars: one a day, or one a country. */
function BySwitch({ by, onChange }: { by: By; onChange: (by: By) => void }) {
  return (
    <fieldset aria-label={text.bars} className="flex">
      {sides.map((side) => (
        <Button
          key={side}
          variant="secondary"
          size="small"
          aria-pressed={by === side}
          className="not-first:-ms-px not-first:rounded-s-none not-last:rounded-e-none aria-pressed:z-1 aria-pressed:border-accent-edge! aria-pressed:bg-selected!"
          onClick={() => onChange(side)}
        >
          {text.by[side]}
        </Button>
      ))}
    </fieldset>
  );
}
