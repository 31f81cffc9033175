/** What a chart is drawn from, and where its parts lie: the drawing itself and the pointer over it have to agree. */
import type { ChartSeries } from './chart-series.ts';

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

const margins = { left: 48, right: 8, top: 12, bottom: 28 };

/** The part of the drawing where the bars stand, in pixels. */
export function plotOf({ width }: Size) {
  return { ...margins, width: Math.max(1, width - margins.left - margins.right) };
}

/** The day whose column is at `x` pixels from the start; the first or the last one beside the columns. */
export function dayAt(x: number, dayCount: number, size: Size): number {
  const { left, width } = plotOf(size);
  return Math.max(0, Math.min(dayCount - 1, Math.floor(((x - left) / width) * dayCount)));
}

/** The column of a day, in pixels. */
export function columnOf(day: number, dayCount: number, size: Size): { left: number; width: number } {
  const { left, width } = plotOf(size);
  return { left: left + (day / dayCount) * width, width: width / dayCount };
}

export function pageColours(): ChartColours {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return { background: token('surface'), text: token('text-2'), line: token('border') };
}

export function asImageAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
