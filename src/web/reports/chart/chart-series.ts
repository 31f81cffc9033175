/** What the chart draws of a graph: the busiest countries and the rest as one, or all of them. */
import { formatCount } from '../../locale/current-locale.ts';
import { chartText } from '../reports.text.tsx';
import { otherColour, seriesColours } from './series-colours.ts';

/** A graph whose countries have the names that are shown. */
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

/** Nobody can tell more colours apart. */
export const mostSeries = 11;
export const otherName = chartText.other;

interface Wanted {
  /** Whether every country is drawn, or the busiest and the rest as one. */
  readonly isAll: boolean;
  /** Which countries are drawn at all. */
  readonly matches?: (name: string) => boolean;
  /** Those that never go into the rest. */
  readonly kept?: ReadonlySet<string>;
}

/** The series of a graph, of which the first are the busiest; without `isAll` those after `mostSeries` are added up. A colour never changes by what is drawn. */
export function chartSeries({ dates, series }: NamedGraph, { isAll, matches = () => true, kept = new Set() }: Wanted): ChartSeries[] {
  const colours = seriesColours(series.map(({ name }) => name));
  const coloured = series
    .filter(({ name }) => matches(name))
    .map(({ name, data }) => ({ name, data, colour: colours.get(name) ?? otherColour }));
  if (isAll || coloured.length <= mostSeries + 1) return coloured;
  const isOwn = ({ name }: ChartSeries, index: number) => index < mostSeries || kept.has(name);
  const rest = coloured.filter((country, index) => !isOwn(country, index));
  const data = dates.map((_, day) => rest.reduce((sum, country) => sum + (country.data[day] ?? 0), 0));
  return [...coloured.filter(isOwn), { name: otherName, data, colour: otherColour }];
}

export function totalOfDay(series: readonly { data: readonly number[] }[], day: number): number {
  return series.reduce((sum, { data }) => sum + (data[day] ?? 0), 0);
}

export const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** What a screen reader says of a day. */
export function formatDay(series: readonly ChartSeries[], dayName: string, day: number): string {
  const values = series.filter(({ data }) => (data[day] ?? 0) > 0).map(({ name, data }) => `${name} ${formatCount(data[day] ?? 0)}`);
  const lead = chartText.told(dayName, totalOfDay(series, day));
  return values.length === 0 ? lead : `${lead}. ${values.join(', ')}`;
}

/** So many busiest days are named. */
const mostNamed = 3;

/** Which days had the most: "Most: 16, on 2026-11-10 and 2026-11-12"; nothing of a single day, and where nothing was queried. */
export function formatMost(series: readonly ChartSeries[], dates: readonly string[]): string {
  const totals = dates.map((_, day) => totalOfDay(series, day));
  const most = Math.max(0, ...totals);
  if (most === 0 || dates.length < 2) return '';
  const busiest = dates.filter((_, day) => totals[day] === most);
  if (busiest.length === dates.length) return chartText.most.same(most);
  if (busiest.length > mostNamed) return chartText.most.onMany(most, busiest.length, busiest.at(-1) ?? '');
  return chartText.most.onDays(most, busiest);
}
