/** View of a report: its graph, narrowed by the table's filter and by the countries chosen in the chart. */
import { shownCountry } from '../ui/country-names.ts';
import type { CountryRow } from '../../shared/reports/reports.ts';
import { chartSeries, otherName, sumOf, type ChartSeries, type NamedGraph } from './chart/chart-series.ts';
import { periodText, reportsText } from './reports.text.tsx';

const { counts: text } = reportsText;

export interface Shown {
  /** Filter of the table: countries whose name contains it. */
  readonly filter: string;
  /** Countries chosen in the legend; none means all. */
  readonly chosen: ReadonlySet<string>;
  /** True if the chart draws every country; otherwise the busiest, and the rest as one. */
  readonly isAll: boolean;
  /** True if the graph's quantities include failed queries. */
  readonly withFailed: boolean;
  /** True if the chart's background is dark. */
  readonly isDark?: boolean;
}

/** Queries of a country or a day: `quantity` as the report counts them, `failed` in any case. */
export interface Total {
  readonly name: string;
  readonly quantity: number;
  readonly failed: number;
}

export interface ReportView {
  /** Series to choose from. */
  readonly series: readonly ChartSeries[];
  /** Series to draw. */
  readonly drawn: readonly ChartSeries[];
  readonly isShown: (country: string) => boolean;
  /** True if the drawn quantities include failed queries. */
  readonly withFailed: boolean;
  /** The only chosen country, if there is exactly one. */
  readonly isolated: string | undefined;
  readonly answered: number;
  /** Failed queries. Without `withFailed` no chart, total or row includes them. */
  readonly failed: number;
  /** Totals by country, busiest first. */
  readonly countries: readonly Total[];
  /** Totals by day, newest first; a day without records is 0. */
  readonly days: readonly Total[];
}

export function viewOf(graph: NamedGraph, { filter, chosen, isAll, withFailed, isDark = false }: Shown): ReportView {
  const matches = (name: string) => name.toLowerCase().includes(filter.toLowerCase());
  const series = chartSeries(graph, { isAll, matches, kept: chosen, isDark });
  const named = new Set(series.map(({ name }) => name));
  // Without a rest it cannot be chosen.
  const wanted = new Set([...chosen].filter((name) => name !== otherName || named.has(otherName)));
  const isChosen = (name: string) => wanted.size === 0 || wanted.has(named.has(name) || wanted.has(name) ? name : otherName);
  const isShown = (name: string) => matches(name) && isChosen(name);
  const countries = graph.series
    .filter(({ name }) => isShown(name))
    .map(({ name, data, failed }) => ({ name, quantity: sumOf(data), failed: sumOf(failed) }));
  const failedOnly = graph.failedOnly.filter(({ name }) => isShown(name));
  const all = [...graph.series, ...graph.failedOnly.map((country) => ({ ...country, data: [] }))].filter(({ name }) => isShown(name));
  const days = graph.dates.map((name, day) => ({
    name,
    quantity: sumOf(all.map(({ data }) => data[day] ?? 0)),
    failed: sumOf(all.map(({ failed }) => failed[day] ?? 0)),
  }));
  const quantity = sumOf(countries.map((country) => country.quantity));
  const failed = sumOf([...countries.map((country) => country.failed), ...failedOnly.map((country) => sumOf(country.failed))]);
  const [first] = wanted;
  return {
    series,
    drawn: wanted.size === 0 ? series : series.filter(({ name }) => wanted.has(name)),
    isShown,
    withFailed,
    isolated: wanted.size === 1 && first !== otherName ? first : undefined,
    answered: withFailed ? quantity - failed : quantity,
    failed,
    countries,
    days: days.toReversed(),
  };
}

/** Returns the rows of the shown countries; for an isolated country one per day, 0 without records. */
export function rowsOf(rows: readonly CountryRow[], { isShown, isolated, days }: ReportView): readonly CountryRow[] {
  const shown = rows.filter(({ isoCountry, countryName }) => isShown(shownCountry(isoCountry, countryName)));
  if (isolated === undefined) return shown;
  const byDate = new Map(shown.map((row) => [row.date, row]));
  const { isoCountry = '', countryName = isolated } = shown[0] ?? {};
  return days.map(({ name: date, failed }) => byDate.get(date) ?? { countryName, isoCountry, date, qtyQDRs: 0, failedQDRs: failed });
}

/** Returns the sums of what chart, totals and rows show: "2,469 answered, 1,204 failed", with the selection if there is one. */
export function formatCounts(view: ReportView, { filter, chosen }: Pick<Shown, 'filter' | 'chosen'>): string {
  const { answered, failed, isolated, withFailed } = view;
  const counts = withFailed ? text.all(answered, failed) : text.answered(answered);
  const of = isolated ?? (chosen.size > 0 ? text.chosen(chosen.size) : undefined);
  if (of !== undefined) return text.of(counts, of);
  return filter === '' ? counts : text.like(counts, filter);
}

interface Counted {
  readonly organisation: string;
  /** Undefined for all services. */
  readonly service: string | undefined;
}

/** Returns what is counted and for whom, and the sentence on what is left out, if anything. */
export function formatCounted({ withFailed, failed, days: [last, ...others] }: ReportView, counted: Counted): readonly string[] {
  const [to = '', from = to] = [last?.name, others.at(-1)?.name];
  const days = from === to ? to : periodText.days(from, to);
  return [text.counted({ ...counted, days, withFailed }), ...(withFailed || failed === 0 ? [] : [text.leftOut(failed)])];
}

/** Returns the choice after a press in the legend: the country alone, or everything again; with Shift the others stay chosen. */
export function chosenAfter(chosen: ReadonlySet<string>, name: string, adds: boolean): ReadonlySet<string> {
  if (!adds) return chosen.size === 1 && chosen.has(name) ? new Set() : new Set([name]);
  return chosen.has(name) ? new Set([...chosen].filter((other) => other !== name)) : new Set([...chosen, name]);
}
