/** What a chart is drawn from, and its two scales: the drawing itself and the pointer over it have to agree. */
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

/** In pixels, around the part of the drawing where the bars stand. */
export const margins = { left: 48, right: 8, top: 18, bottom: 28 };

const wantedTicks = 5;

/** A column for each day, by its index: where it begins is `scale(day)`, how wide it is `scale.step()`. */
export function dayScale(dayCount: number, { width }: Size) {
  const days = Array.from({ length: dayCount }, (_, day) => day);
  return scaleBand(days, [margins.left, Math.max(margins.left + 1, width - margins.right)]);
}

/** The day whose column is at `x` pixels from the start; the first or the last one beside the columns. */
export function dayAt(x: number, dayCount: number, size: Size): number {
  const day = Math.floor((x - margins.left) / dayScale(dayCount, size).step());
  return Math.max(0, Math.min(dayCount - 1, day));
}

/** Heights of counts from 0 to `most`, which is as high as there is room, and some five round counts between: whole ones, as queries are. */
export function countScale(most: number, { height }: Pick<Size, 'height'>) {
  const tickCount = Math.max(1, Math.min(wantedTicks, most));
  const scale = scaleLinear([0, Math.max(1, most)], [height - margins.bottom, margins.top]);
  return { yOf: (count: number) => scale(count), countAt: (y: number) => scale.invert(y), ticks: scale.ticks(tickCount) };
}

/** The series whose bar of the day is at `y` pixels from the top; undefined beside the bars. */
export function seriesAt(
  y: number,
  day: number,
  { series, dates, height }: Pick<Drawing, 'series' | 'dates' | 'height'>,
): string | undefined {
  const count = countScale(mostOfDays(series, dates.length), { height }).countAt(y);
  let reached = 0;
  return count < 0 ? undefined : series.find(({ data }) => (reached += data[day] ?? 0) > count)?.name;
}

/** The queries of the busiest day. */
export function mostOfDays(series: readonly Pick<ChartSeries, 'data'>[], dayCount: number): number {
  return Math.max(0, ...Array.from({ length: dayCount }, (_, day) => totalOfDay(series, day)));
}

export function pageColours(): ChartColours {
  if (matchMedia('(forced-colors: active)').matches) return systemColours();
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return { background: token('surface'), text: token('text-2'), line: token('border') };
}

/** The colours that the reader chose, which only the page is told and no picture in it. */
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
