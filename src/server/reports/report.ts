/** Daily counts of one organisation, summed over services: the basis of the table, the tailored search and the chart. */
import type { CountryRow, Graph, TailoredRow } from '../../shared/reports/reports.ts';
import type { BatchServiceCode } from '../../shared/services/services.ts';
import { daysFromTo } from '../../shared/base/utc-day.ts';
import type { Db } from '../database/database.ts';
import { readCounts, slotCount } from '../query-records/query-counts.ts';
import { namedSlots } from '../query-records/country-names.ts';

export interface Period {
  /** First and last UTC day, inclusive. */
  readonly from: string;
  readonly to: string;
  /** Undefined means every service. */
  readonly service: BatchServiceCode | undefined;
  /** True if failed queries count in the quantities as well. */
  readonly withFailed: boolean;
}

export interface Report {
  readonly days: readonly string[];
  /** Numbers of queries, day after day: one element per country, as in the daily counts. */
  readonly answered: Float64Array;
  readonly failed: Float64Array;
  /** True if a quantity is all queries, false if only answered ones. */
  readonly withFailed: boolean;
}

export async function readReport(db: Db, organisationId: number, period: Period): Promise<Report> {
  const days = daysFromTo(period.from, period.to);
  const position = new Map(days.map((day, index) => [day, index * slotCount]));
  const [answered, failed] = [new Float64Array(days.length * slotCount), new Float64Array(days.length * slotCount)];
  for (const row of await readCounts(db, organisationId, period)) {
    const start = position.get(row.day) ?? 0;
    add(answered, start, row.succeeded);
    add(failed, start, row.failed);
  }
  return { days, answered, failed, withFailed: period.withFailed };
}

function add(sums: Float64Array, start: number, counts: readonly number[]): void {
  for (const [slot, count] of counts.entries()) sums[start + slot] = (sums[start + slot] ?? 0) + count;
}

/** Returns a row for each country and day with queries: by country name, newest day first. */
export function countryRows(report: Report): CountryRow[] {
  return cells(report).map(({ name, code, date, quantity, failed }) => ({
    countryName: name,
    isoCountry: code,
    date,
    qtyQDRs: quantity,
    failedQDRs: failed,
  }));
}

/** Returns such rows for the chosen countries only. */
export function tailoredRows(report: Report, countries: readonly string[]): TailoredRow[] {
  const chosen = new Set(countries);
  return cells(report, ({ code }) => chosen.has(code)).map(({ name, code, date, quantity, failed }) => ({
    country: name,
    isoCountry: code,
    date,
    qtyQDRs: quantity,
    failedQDRs: failed,
  }));
}

/** Returns a series for each country with queries, most queries first. */
export function graph(report: Report): Graph {
  const { days } = report;
  const countries = namedSlots.map(({ slot, name, code: isoCountry }) => {
    const cellOf = days.map((_, day) => countsAt(report, day, slot));
    const [data, failed] = [cellOf.map(({ quantity }) => quantity), cellOf.map((cell) => cell.failed)];
    return { name, isoCountry, data, failed, total: sumOf(data), failedTotal: sumOf(failed) };
  });
  const ranked = countries.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total);
  const failedOnly = countries.filter(({ total, failedTotal }) => total === 0 && failedTotal > 0);
  return {
    dates: [...days],
    series: ranked.map(({ name, isoCountry, data, failed }) => ({ name, isoCountry, data, failed })),
    failedOnly: failedOnly.map(({ name, isoCountry, failed }) => ({ name, isoCountry, failed })),
  };
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

interface Cell {
  readonly code: string;
  readonly name: string;
  readonly date: string;
  readonly quantity: number;
  readonly failed: number;
}

function cells(report: Report, isWanted: (slot: { code: string }) => boolean = () => true): Cell[] {
  const found: Cell[] = [];
  for (const named of namedSlots) {
    if (!isWanted(named)) continue;
    for (let day = report.days.length - 1; day >= 0; day -= 1) {
      const counts = countsAt(report, day, named.slot);
      if (counts.quantity > 0) found.push({ code: named.code, name: named.name, date: report.days[day] ?? '', ...counts });
    }
  }
  return found;
}

function countsAt({ answered, failed, withFailed }: Report, day: number, slot: number): { quantity: number; failed: number } {
  const index = day * slotCount + slot;
  const ofFailed = failed[index] ?? 0;
  return { quantity: (answered[index] ?? 0) + (withFailed ? ofFailed : 0), failed: ofFailed };
}
