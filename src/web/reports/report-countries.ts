/** Countries of a report by their displayed names. The address has the server's names, so that a link is the same in every language. */
import type { CountryRow, Graph, TailoredRow } from '../../shared/reports/reports.ts';
import { currentLanguage } from '../locale/current-locale.ts';
import { shownCountry } from '../ui/country-names.ts';
import { otherName, type NamedGraph } from './chart/chart-series.ts';

/** Name of the remaining countries in an address. */
const otherInAddress = 'Other';

interface NamedReport {
  readonly graph: NamedGraph;
  readonly shownNames: (addressNames: ReadonlySet<string>) => ReadonlySet<string>;
  readonly addressNames: (shownNames: ReadonlySet<string>) => ReadonlySet<string>;
}

/** Returns the graph with displayed country names, and functions that map names from and to the address. Unknown names stay. */
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

/** Returns the server's rows in the order of the displayed country names; the days of a country keep their order. */
export function orderedCountryRows(rows: readonly CountryRow[]): readonly CountryRow[] {
  return inOrder(rows, ({ isoCountry, countryName }) => shownCountry(isoCountry, countryName));
}

export function orderedTailoredRows(rows: readonly TailoredRow[]): readonly TailoredRow[] {
  return inOrder(rows, ({ isoCountry, country }) => shownCountry(isoCountry, country));
}

function inOrder<Row>(rows: readonly Row[], nameOf: (row: Row) => string): readonly Row[] {
  const language = currentLanguage();
  return language === 'en' ? rows : rows.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), language));
}
