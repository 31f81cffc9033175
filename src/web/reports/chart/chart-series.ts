/** Series of a chart: the busiest countries and the rest as one, or all of them. */
import { formatCount } from '../../locale/current-locale.ts';
import { chartText } from '../reports.text.tsx';
import { oneHue, otherColour, seriesColours } from './series-colours.ts';

/** A graph whose countries have their displayed names. */
export interface NamedGraph {
  readonly dates: readonly string[];
  readonly series: readonly { readonly name: string; readonly data: readonly number[]; readonly failed: readonly number[] }[];
  readonly failedOnly: readonly { readonly name: string; readonly failed: readonly number[] }[];
}

export interface ChartSeries {
  readonly name: string;
  readonly data: readonly number[];
  readonly colour: string;
}

/** Number of countries with their own series beside the rest. */
export const mostSeries = 5;
export const otherName = chartText.other;

interface Wanted {
  /** True if every country is drawn; otherwise the busiest, and the rest as one. */
  readonly isAll: boolean;
  /** Filter of the countries. */
  readonly matches?: (name: string) => boolean;
  /** Countries that never join the rest. */
  readonly kept?: ReadonlySet<string>;
  /** True if the background is dark. */
  readonly isDark?: boolean;
}

/**
 * Returns the series of a graph that lists the busiest first. Without `isAll` those after `mostSeries` are summed, and the others have one hue. A selection
 * never changes a colour of the palette.
 */
export function chartSeries({ dates, series }: NamedGraph, wanted: Wanted): ChartSeries[] {
  const { isAll, matches = () => true, kept = new Set(), isDark = false } = wanted;
  const colours = seriesColours(series.map(({ name }) => name));
  const coloured = series
    .filter(({ name }) => matches(name))
    .map(({ name, data }) => ({ name, data, colour: colours.get(name) ?? otherColour }));
  if (isAll || series.length <= mostSeries + 1) return coloured;
  if (coloured.length <= mostSeries + 1) return inOneHue(coloured, isDark);
  const isOwn = ({ name }: ChartSeries, index: number) => index < mostSeries || kept.has(name);
  const rest = coloured.filter((country, index) => !isOwn(country, index));
  const data = dates.map((_, day) => rest.reduce((sum, country) => sum + (country.data[day] ?? 0), 0));
  return [...inOneHue(coloured.filter(isOwn), isDark), { name: otherName, data, colour: otherColour }];
}

function inOneHue(series: readonly ChartSeries[], isDark: boolean): ChartSeries[] {
  const colours = oneHue(series.length, isDark);
  return series.map((country, place) => ({ ...country, colour: colours[place] ?? otherColour }));
}

export function totalOfDay(series: readonly { data: readonly number[] }[], day: number): number {
  return series.reduce((sum, { data }) => sum + (data[day] ?? 0), 0);
}

export const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** Returns the values of a day for screen readers. */
export function formatDay(series: readonly ChartSeries[], dayName: string, day: number): string {
  const values = series.filter(({ data }) => (data[day] ?? 0) > 0).map(({ name, data }) => `${name} ${formatCount(data[day] ?? 0)}`);
  const lead = chartText.told(dayName, totalOfDay(series, day));
  return values.length === 0 ? lead : `${lead}. ${values.join(', ')}`;
}

/** Maximum number of busiest days to name. */
const mostNamed = 3;

/** Names the busiest days: "Most: 16, on 2026-11-10 and 2026-11-12"; empty for a single day, and without queries. */
export function formatMost(series: readonly ChartSeries[], dates: readonly string[]): string {
  const totals = dates.map((_, day) => totalOfDay(series, day));
  const most = Math.max(0, ...totals);
  if (most === 0 || dates.length < 2) return '';
  const busiest = dates.filter((_, day) => totals[day] === most);
  if (busiest.length === dates.length) return chartText.most.same(most);
  if (busiest.length > mostNamed) return chartText.most.onMany(most, busiest.length, busiest.at(-1) ?? '');
  return chartText.most.onDays(most, busiest);
}
