/** What an organisation asked in a week or a month, as CSV to count with and as PDF to read. */
import { countryOf } from '../../numbers/ranges/countries.ts';
import { noCountry } from '../../numbers/ranges/country-of-number.ts';
import { csvText } from '../../shared/csv.ts';
import { daysFromTo } from '../../shared/utc-day.ts';
import type { Db } from '../database/database.ts';
import { countryAt, readCounts } from '../query-log/query-counts.ts';
import { isPrintable } from './pdf/pdf-style.ts';
import { type Block, makePdf } from './pdf/pdf.ts';
import type { Period } from './periods.ts';

interface ReportLine {
  readonly day: string;
  readonly service: string;
  /** Two letters of ISO 3166-1, `001`, or `ZZ` where the number lies in no range. */
  readonly country: string;
  readonly succeeded: number;
  readonly failed: number;
}

export interface PeriodReport {
  readonly organisation: { readonly id: number; readonly name: string };
  readonly period: Period;
  readonly lines: readonly ReportLine[];
}

/** Every count of the organisation within the period, by day, service and country. */
export async function readPeriod(db: Db, organisation: PeriodReport['organisation'], period: Period): Promise<PeriodReport> {
  const days = await readCounts(db, organisation.id, period);
  const lines = days.flatMap(({ day, service, succeeded, failed }) =>
    Array.from({ length: Math.max(succeeded.length, failed.length) }, (_, slot) => ({
      day,
      service,
      country: countryAt(slot),
      succeeded: succeeded[slot] ?? 0,
      failed: failed[slot] ?? 0,
    })).filter((line) => line.succeeded + line.failed > 0),
  );
  return { organisation, period, lines };
}

export function reportCsv({ lines }: PeriodReport): string {
  const rows = lines.map((line) => [line.day, line.service, line.country, countryName(line.country), line.succeeded, line.failed]);
  return csvText([['day', 'service', 'country', 'countryName', 'succeeded', 'failed'], ...rows]);
}

export function reportPdf(report: PeriodReport, { author, date }: { author: string; date: Date }): Promise<Buffer> {
  const { organisation, period } = report;
  const name = isPrintable(organisation.name) ? `${organisation.name}, account` : 'Account';
  return makePdf({
    title: reportTitle(period),
    subtitle: `${name} ${organisation.id}. ${period.from} to ${period.to}, both counted; days are UTC.`,
    author,
    date,
    blocks: blocksOf(report),
  });
}

/** "Weekly report 2026-W46" or "Monthly report 2026-10". */
export function reportTitle({ kind, name }: Period): string {
  return `${kind === 'weekly' ? 'Weekly' : 'Monthly'} report ${name}`;
}

/** The days of a period: "2026-11-09 to 2026-11-15". */
export function formatDays({ from, to }: Period): string {
  return `${from} to ${to}`;
}

function blocksOf({ lines, period }: PeriodReport): Block[] {
  const { succeeded, failed } = total(lines);
  const days = new Map(daysFromTo(period.from, period.to).map((day) => [day, lines.filter((line) => line.day === day)]));
  const services = new Map([...Map.groupBy(lines, ({ service }) => service)].toSorted(byQueries));
  const countries = new Map([...Map.groupBy(lines, ({ country }) => countryName(country))].toSorted(byQueries));
  return [
    {
      kind: 'text',
      text: `${count(succeeded + failed)} queries, of which ${count(failed)} failed. A query is one number asked of one service.`,
    },
    ...(services.size > 0 ? [countTable('Queries by service', 'Service', services)] : []),
    countTable('Queries by day', 'Day (UTC)', days),
    ...(countries.size > 0 ? [countTable('Queries by country', 'Country', countries)] : []),
  ];
}

function countTable(caption: string, title: string, groups: ReadonlyMap<string, readonly ReportLine[]>): Block {
  const counted = (heading: string) => ({ title: heading, share: 2, isNumeric: true });
  return {
    kind: 'table',
    caption,
    columns: [{ title, share: 4 }, counted('Succeeded'), counted('Failed'), counted('All')],
    rows: [...groups].map(([name, lines]) => {
      const { succeeded, failed } = total(lines);
      return [name, count(succeeded), count(failed), count(succeeded + failed)];
    }),
  };
}

function total(lines: readonly ReportLine[]): { succeeded: number; failed: number } {
  const sum = (side: 'succeeded' | 'failed') => lines.reduce((so, line) => so + line[side], 0);
  return { succeeded: sum('succeeded'), failed: sum('failed') };
}

/** Most queries first, equals by name. */
function byQueries([a, linesOfA]: [string, readonly ReportLine[]], [b, linesOfB]: [string, readonly ReportLine[]]): number {
  const [ofA, ofB] = [total(linesOfA), total(linesOfB)];
  return ofB.succeeded + ofB.failed - ofA.succeeded - ofA.failed || a.localeCompare(b, 'en');
}

function countryName(country: string): string {
  return country === noCountry ? 'Unknown' : countryOf(country).countryName;
}

const count = (value: number) => value.toLocaleString('en');
