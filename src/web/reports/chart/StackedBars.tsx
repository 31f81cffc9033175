import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useShownTheme } from '../../browser/theme.ts';
import { chartDate } from './chart-date.ts';
import { type ChartSeries, formatDay, totalOfDay } from './chart-series.ts';
import { drawChart } from './draw-chart.ts';
import { asImageAddress, dayAt, dayScale, type Drawing, pageColours, seriesAt } from './drawing.ts';
import { formatCount } from '../../locale/current-locale.ts';
import { chartText } from '../reports.text.tsx';

const chartHeight = 320;

interface StackedBarsProps {
  label: string;
  dates: readonly string[];
  series: readonly ChartSeries[];
  /** The day whose values are shown: the pointed or focused one. */
  told: number | null;
  onTell: (day: number | null) => void;
  /** Receives the last drawing, for saving it. */
  onDrawn: (drawn: Drawing & { svg: string }) => void;
}

/** Draws the bars as an image; a slider of days lies over it, which pointer and arrow keys move and which reads the values of its day. */
export function StackedBars({ label, dates, series, told, onTell, onDrawn }: StackedBarsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const drawn = useDrawn({ dates, series, width });
  useEffect(() => {
    if (drawn) onDrawn(drawn);
  }, [drawn, onDrawn]);
  const days = dayScale(dates.length, { width, height: chartHeight });
  const last = dates.length - 1;
  const [asked, setAsked] = useState<number | null>(null);
  const day = Math.min(asked ?? last, last);
  const tell = (next: number) => {
    setAsked(next);
    onTell(next);
  };
  const [pointed, setPointed] = useState<string>();
  const follow = (event: PointerEvent) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const next = dayAt(event.clientX - left, dates.length, { width, height: chartHeight });
    tell(next);
    setPointed(seriesAt(event.clientY - top, next, { series, dates, height: chartHeight }));
  };
  const step = (event: KeyboardEvent) => {
    setPointed(undefined);
    // Escape closes what covers the chart (WCAG 2.2, 1.4.13).
    if (event.key === 'Escape') onTell(null);
    const next = targetOf(event.key, day, dates.length);
    if (next === undefined) return;
    event.preventDefault();
    tell(next);
  };
  return (
    <div ref={frame} dir="ltr" className="relative h-80 overflow-hidden print:h-auto">
      {drawn && (
        <img
          src={asImageAddress(drawn.svg)}
          alt=""
          width={drawn.width}
          height={chartHeight}
          // Paper may be narrower than the window of the drawing, and nothing measures it.
          className="max-w-none print:h-auto print:max-w-full"
        />
      )}
      {told !== null && dates.length > 1 && (
        <div
          className="pointer-events-none absolute top-2 bottom-7 border print:hidden border-focus bg-focus/10"
          style={{ left: days(day), width: days.step() }}
        />
      )}
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input cannot cover a chart and follow the pointer over it
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={dates.length - 1}
        aria-valuenow={day}
        aria-valuetext={formatDay(series, chartDate(dates[day] ?? ''), day)}
        className="absolute inset-0.5 rounded-control focus-visible:-outline-offset-2"
        onPointerMove={follow}
        onPointerDown={follow}
        // Lifting the finger keeps the pressed day.
        onPointerLeave={({ pointerType }) => pointerType === 'touch' || onTell(null)}
        onKeyDown={step}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onTell(day)}
        onBlur={() => onTell(null)}
      />
      {told !== null && drawn && (
        <DayValues
          series={series}
          date={dates[day] ?? ''}
          day={day}
          pointed={pointed}
          column={{ from: days(day) ?? 0, to: (days(day) ?? 0) + days.step(), width }}
        />
      )}
    </div>
  );
}

const aWeek = 7;

/** Returns the day that a key leads to; undefined for other keys. */
function targetOf(key: string, day: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowDown: -1,
    ArrowRight: 1,
    ArrowUp: 1,
    PageDown: -aWeek,
    PageUp: aWeek,
    Home: -count,
    End: count,
  };
  const step = steps[key];
  return step === undefined ? undefined : Math.max(0, Math.min(count - 1, day + step));
}

function useWidth(frame: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return width;
}

/** Draws the chart; undefined until the width is known. */
function useDrawn({ dates, series, width }: Pick<Drawing, 'dates' | 'series' | 'width'>) {
  const theme = useShownTheme();
  return useMemo(() => {
    if (width === 0) return undefined;
    // The page's colours follow the theme.
    const drawing: Drawing & { theme: string } = { dates, series, width, height: chartHeight, colours: pageColours(), theme };
    return { ...drawing, svg: drawChart(drawing) };
  }, [dates, series, width, theme]);
}

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
function DayValues({ series, date, day, pointed, column }: DayValuesProps) {
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
      className="chart-values pointer-events-none absolute top-2 z-10 max-w-[60%] rounded-control border border-border-strong bg-surface px-2.5 py-1.5 text-small shadow-float print:hidden"
    >
      <p className="flex justify-between gap-3 font-semibold">
        {chartDate(date)} <span className="mono">{formatCount(totalOfDay(series, day))}</span>
      </p>
      {values.slice(0, mostValues).map(({ name, colour, count }) => (
        <p key={name} className={`flex items-center justify-between gap-3 ${name === pointed ? 'font-semibold' : ''}`}>
          <span className="flex min-w-0 items-center gap-1.5">
            <svg width="10" height="10" className="shrink-0 forced-color-adjust-none">
              <rect width="10" height="10" fill={colour} />
            </svg>
            <span className="wrap-anywhere">{name}</span>
          </span>
          <span className="mono">{formatCount(count)}</span>
        </p>
      ))}
      {more.length > 0 && (
        <p className="flex justify-between gap-3 text-text-2">
          {chartText.more(more.length)} <span className="mono">{formatCount(more.reduce((sum, { count }) => sum + count, 0))}</span>
        </p>
      )}
    </div>
  );
}
