/** The countries of a report under the names that are shown. An address has the server's, so that a link is the same in every language. */
import type { CountryRow, Graph, TailoredRow } from '../../shared/reports/reports.ts';
import { currentLanguage } from '../locale/current-locale.ts';
import { shownCountry } from '../ui/country-names.ts';
import { otherName, type NamedGraph } from './chart/chart-series.ts';

/** What the rest of the countries is called in an address. */
const otherInAddress = 'Other';

interface NamedReport {
  readonly graph: NamedGraph;
  readonly shownNames: (addressNames: ReadonlySet<string>) => ReadonlySet<string>;
  readonly addressNames: (shownNames: ReadonlySet<string>) => ReadonlySet<string>;
}

/** The graph with its countries as they are shown, and how their names stand in an address. A name of neither stays as it is. */
export function namedReport(graph: Graph): NamedReport {
  const toShown = new Map([[otherInAddress, otherName]]);
  const shown = <Series extends { name: string; isoCountry: string }>(series: Series): Series => {
    const name = shownCountry(series.isoCountry, series.name);
    toShown.set(series.name, name);
    return { ...series, name };
  };
  const [series, failedOnly] = [graph.series.map(shown), graph.failedOnly.map(shown)];
  const toAddress = new Map([...toShown].map(([address, name]) => [name, address]));
  const through = (names: ReadonlyMap<string, string>) => (chosen: ReadonlySet<string>) =>
    new Set([...chosen].map((name) => names.get(name) ?? name));
  return { graph: { dates: graph.dates, series, failedOnly }, shownNames: through(toShown), addressNames: through(toAddress) };
}

/** By country as the server sends them, in the order of the names that are shown; the days of a country stay in theirs. */
export function namedCountryRows(rows: readonly CountryRow[]): readonly CountryRow[] {
  return inOrder(
    rows.map((row) => ({ ...row, countryName: shownCountry(row.isoCountry, row.countryName) })),
    ({ countryName }) => countryName,
  );
}

export function namedTailoredRows(rows: readonly TailoredRow[]): readonly TailoredRow[] {
  return inOrder(
    rows.map((row) => ({ ...row, country: shownCountry(row.isoCountry, row.country) })),
    ({ country }) => country,
  );
}

function inOrder<Row>(rows: readonly Row[], nameOf: (row: Row) => string): readonly Row[] {
  const language = currentLanguage();
  return language === 'en' ? rows : rows.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), language));
}
