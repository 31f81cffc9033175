/** Data of a chart and its two scales, shared by the drawing and the pointer over it so that they agree. */
import { scaleBand, scaleLinear } from 'd3-scale';
import { totalOfDay, type ChartSeries } from './chart-series.ts';

export interface ChartColours {
  readonly background: string;
  readonly text: string;
  readonly line: string;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Drawing extends Size {
  readonly dates: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly colours: ChartColours;
}

/** Pixels around the bars. */
export const margins = { left: 48, right: 8, top: 18, bottom: 28 };

const wantedTicks = 5;

/** Scale of the days: the column of a day starts at `scale(day)` and is `scale.step()` wide. */
export function dayScale(dayCount: number, { width }: Size) {
  const days = Array.from({ length: dayCount }, (_, day) => day);
  return scaleBand(days, [margins.left, Math.max(margins.left + 1, width - margins.right)]);
}

/** Returns the day of the column `x` pixels from the start; beside the columns, the first or the last. */
export function dayAt(x: number, dayCount: number, size: Size): number {
  const day = Math.floor((x - margins.left) / dayScale(dayCount, size).step());
  return Math.max(0, Math.min(dayCount - 1, day));
}

/** Scale of the counts from 0 to `most`, over the full height, with about five round ticks: whole numbers, as queries are. */
export function countScale(most: number, { height }: Pick<Size, 'height'>) {
  const tickCount = Math.max(1, Math.min(wantedTicks, most));
  const scale = scaleLinear([0, Math.max(1, most)], [height - margins.bottom, margins.top]);
  return { yOf: (count: number) => scale(count), countAt: (y: number) => scale.invert(y), ticks: scale.ticks(tickCount) };
}

/** Returns the series whose bar of the day is `y` pixels from the top; undefined beside the bars. */
export function seriesAt(
  y: number,
  day: number,
  { series, dates, height }: Pick<Drawing, 'series' | 'dates' | 'height'>,
): string | undefined {
  const count = countScale(mostOfDays(series, dates.length), { height }).countAt(y);
  let reached = 0;
  return count < 0 ? undefined : series.find(({ data }) => (reached += data[day] ?? 0) > count)?.name;
}

/** Returns the number of queries of the busiest day. */
export function mostOfDays(series: readonly Pick<ChartSeries, 'data'>[], dayCount: number): number {
  return Math.max(0, ...Array.from({ length: dayCount }, (_, day) => totalOfDay(series, day)));
}

export function pageColours(): ChartColours {
  if (matchMedia('(forced-colors: active)').matches) return systemColours();
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return { background: token('surface'), text: token('text-2'), line: token('border') };
}

/** Returns the reader's system colours, which only the page knows, not an image in it. */
function systemColours(): ChartColours {
  const probe = document.body.appendChild(document.createElement('span'));
  const colourOf = (name: string) => {
    probe.style.color = name;
    return getComputedStyle(probe).color;
  };
  const colours = { background: colourOf('Canvas'), text: colourOf('CanvasText'), line: colourOf('CanvasText') };
  probe.remove();
  return colours;
}

export function asImageAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
