import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { chartDate } from './chart-date.ts';
import { type ChartSeries, formatDay } from './chart-series.ts';
import { DayValues } from './DayValues.tsx';
import { drawChart } from './draw-chart.ts';
import { dayAt, dayScale, seriesAt } from './drawing.ts';
import { type Drawn, useDrawing } from './use-drawing.ts';

const chartHeight = 320;

interface StackedBarsProps {
  label: string;
  dates: readonly string[];
  series: readonly ChartSeries[];
  /** Receives the last drawing. */
  onDrawn: (drawn: Drawn) => void;
}

/** Draws the bars as an image; a slider of days lies over it, which pointer and arrow keys move and which reads the values of its day. */
export function StackedBars({ label, dates, series, onDrawn }: StackedBarsProps) {
  const { frame, width, address } = useDrawing(drawChart, { dates, series, height: chartHeight }, onDrawn);
  const days = dayScale(dates.length, { width, height: chartHeight });
  const last = dates.length - 1;
  const [kept, setKept] = useState<number | null>(null);
  // A new period may have fewer days.
  const day = Math.min(kept ?? last, last);
  // True while a day is pointed at or focused.
  const [isShown, setShown] = useState(false);
  const show = (next: number) => {
    setKept(next);
    setShown(true);
  };
  const [pointed, setPointed] = useState<string>();
  const follow = (event: PointerEvent) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const next = dayAt(event.clientX - left, dates.length, { width, height: chartHeight });
    show(next);
    setPointed(seriesAt(event.clientY - top, next, { series, dates, height: chartHeight }));
  };
  const step = (event: KeyboardEvent) => {
    setPointed(undefined);
    // Escape closes what covers the chart (WCAG 2.2, 1.4.13).
    if (event.key === 'Escape') setShown(false);
    const next = targetOf(event.key, day, dates.length);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  };
  return (
    <div ref={frame} dir="ltr" className="relative h-80 overflow-hidden print:h-auto">
      {address && (
        <img
          src={address}
          alt=""
          width={width}
          height={chartHeight}
          // Paper may be narrower than the window of the drawing, and nothing measures it.
          className="max-w-none print:h-auto print:max-w-full"
        />
      )}
      {isShown && dates.length > 1 && (
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
        onPointerLeave={({ pointerType }) => pointerType === 'touch' || setShown(false)}
        onKeyDown={step}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setShown(true)}
        onBlur={() => setShown(false)}
      />
      {isShown && address && (
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
