/** Daily counts of one organisation, added up over services: what the table, the tailored search and the chart are made of. */
import type { CountryRow, Graph, TailoredRow } from '../../../shared/api/reports.ts';
import type { BatchServiceCode } from '../../../shared/services/services.ts';
import { daysFromTo } from '../../../shared/utc-day.ts';
import type { Db } from '../../database/database.ts';
import { readCounts, slotCount } from '../../query-log/query-counts.ts';
import { namedSlots } from '../../query-log/country-names.ts';

export interface Period {
  /** The first and the last UTC day, both counted. */
  readonly from: string;
  readonly to: string;
  /** Undefined is every service. */
  readonly service: BatchServiceCode | undefined;
  /** Whether failed queries count as well. */
  readonly withFailed: boolean;
}

export interface Report {
  readonly days: readonly string[];
  /** One after the other for each day: an element a country, as in the daily counts. */
  readonly counts: Float64Array;
}

export async function readReport(db: Db, organisationId: number, period: Period): Promise<Report> {
  const days = daysFromTo(period.from, period.to);
  const position = new Map(days.map((day, index) => [day, index * slotCount]));
  const counts = new Float64Array(days.length * slotCount);
  for (const row of await readCounts(db, organisationId, period)) {
    const start = position.get(row.day) ?? 0;
    for (const side of [row.succeeded, row.failed]) {
      for (let slot = 0; slot < side.length; slot += 1) counts[start + slot] = (counts[start + slot] ?? 0) + (side[slot] ?? 0);
    }
  }
  return { days, counts };
}

/** A row a country and day that had queries: by country name, the newest day first. */
export function countryRows(report: Report): CountryRow[] {
  return cells(report).map(({ name, code, date, count }) => ({ countryName: name, isoCountry: code, date, qtyQDRs: count }));
}

/** The same for chosen countries alone. */
export function tailoredRows(report: Report, countries: readonly string[]): TailoredRow[] {
  const chosen = new Set(countries);
  return cells(report, ({ code }) => chosen.has(code)).map(({ name, date, count }) => ({ country: name, date, qtyQDRs: count }));
}

/** A series a country that had queries, the one with the most first. */
export function graph(report: Report): Graph {
  const { days } = report;
  const series = namedSlots.flatMap(({ slot, name }) => {
    const data = days.map((_, day) => report.counts[day * slotCount + slot] ?? 0);
    const total = data.reduce((sum, count) => sum + count, 0);
    return total > 0 ? [{ name, data, total }] : [];
  });
  const ranked = series.toSorted((a, b) => b.total - a.total);
  return { dates: [...days], series: ranked.map(({ name, data }) => ({ name, data })) };
}

interface Cell {
  readonly code: string;
  readonly name: string;
  readonly date: string;
  readonly count: number;
}

function cells({ days, counts }: Report, isWanted: (slot: { code: string }) => boolean = () => true): Cell[] {
  const found: Cell[] = [];
  for (const named of namedSlots) {
    if (!isWanted(named)) continue;
    for (let day = days.length - 1; day >= 0; day -= 1) {
      const count = counts[day * slotCount + named.slot] ?? 0;
      if (count > 0) found.push({ code: named.code, name: named.name, date: days[day] ?? '', count });
    }
  }
  return found;
}
