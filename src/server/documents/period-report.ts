/** What an organisation asked in a week or a month, as CSV to count with and as PDF to read. In memory are a day's lines and the sums, however much was asked. */
import type { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { countryOf } from '../../numbers/ranges/countries.ts';
import { noCountry } from '../../numbers/ranges/country-of-number.ts';
import { csvRow } from '../../shared/csv.ts';
import { daysFromTo } from '../../shared/utc-day.ts';
import type { Db } from '../database/database.ts';
import { countryAt, readCounts } from '../query-log/query-counts.ts';
import { isPrintable } from './pdf/pdf-style.ts';
import { type Block, makePdf } from './pdf/pdf.ts';
import type { Period } from './periods.ts';

export interface ReportedOrganisation {
  readonly id: number;
  readonly name: string;
}

interface Sum {
  succeeded: number;
  failed: number;
}

/** The sums of a report, by what stands in the first column of each table. */
export interface ReportSums {
  readonly services: Map<string, Sum>;
  readonly days: Map<string, Sum>;
  readonly countries: Map<string, Sum>;
}

const columns = ['day', 'service', 'country', 'countryName', 'succeeded', 'failed'] as const;

/** Every count of the organisation within the period, by day, service and country; a chunk a day. */
export async function* reportCsv(db: Db, { id }: ReportedOrganisation, { from, to }: Period): AsyncGenerator<Uint8Array> {
  yield Buffer.from(lineOf(columns));
  for (const day of daysFromTo(from, to)) {
    const services = await readCounts(db, id, { from: day, to: day });
    yield Buffer.from(services.map(linesOf).join(''));
  }
}

function linesOf({ day, service, succeeded, failed }: Awaited<ReturnType<typeof readCounts>>[number]): string {
  return Array.from({ length: Math.max(succeeded.length, failed.length) }, (_, slot) => {
    const counted = [succeeded[slot] ?? 0, failed[slot] ?? 0] as const;
    // Two letters of ISO 3166-1, `001`, or `ZZ` where the number lies in no range.
    const country = countryAt(slot);
    return counted[0] + counted[1] === 0 ? '' : lineOf([day, service, country, countryName(country), ...counted]);
  }).join('');
}

const lineOf = (values: Parameters<typeof csvRow>[0]) => `${csvRow(values)}\r\n`;

/** The sums of a report that was written as CSV: the PDF says the same, also where another node wrote the CSV. */
export async function sumsOf(csv: Readable): Promise<ReportSums> {
  const sums: ReportSums = { services: new Map(), days: new Map(), countries: new Map() };
  const records = csv.pipe(parse({ columns: true, delimiter: ';' }));
  csv.once('error', (error) => records.destroy(error));
  for await (const record of records) {
    // A parsing edge: our own file, objects of texts by the names in the header.
    const { day, service, countryName: country, succeeded, failed } = record as Record<(typeof columns)[number], string>;
    for (const [group, name] of [
      [sums.days, day],
      [sums.services, service],
      [sums.countries, country],
    ] as const)
      add(group, name, { succeeded: Number(succeeded), failed: Number(failed) });
  }
  return sums;
}

function add(group: Map<string, Sum>, name: string, { succeeded, failed }: Sum): void {
  const sum = group.get(name);
  if (!sum) return void group.set(name, { succeeded, failed });
  sum.succeeded += succeeded;
  sum.failed += failed;
}

interface ReportPaper {
  readonly organisation: ReportedOrganisation;
  readonly period: Period;
  readonly sums: ReportSums;
  readonly author: string;
  readonly date: Date;
}

export function reportPdf({ organisation, period, sums, author, date }: ReportPaper): Promise<Buffer> {
  const name = isPrintable(organisation.name) ? `${organisation.name}, account` : 'Account';
  return makePdf({
    title: reportTitle(period),
    subtitle: `${name} ${organisation.id}. ${period.from} to ${period.to}, both counted; days are UTC.`,
    author,
    date,
    blocks: blocksOf(sums, period),
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

function blocksOf({ services, days, countries }: ReportSums, { from, to }: Period): Block[] {
  const { succeeded, failed } = total(days);
  const everyDay = daysFromTo(from, to).map((day) => [day, days.get(day) ?? { succeeded: 0, failed: 0 }] as const);
  return [
    {
      kind: 'text',
      text: `${count(succeeded + failed)} queries, of which ${count(failed)} failed. A query is one number asked of one service.`,
    },
    ...(services.size > 0 ? [countTable('Queries by service', 'Service', [...services].toSorted(byQueries))] : []),
    countTable('Queries by day', 'Day (UTC)', everyDay),
    ...(countries.size > 0 ? [countTable('Queries by country', 'Country', [...countries].toSorted(byQueries))] : []),
  ];
}

function countTable(caption: string, title: string, groups: readonly (readonly [string, Sum])[]): Block {
  const counted = (heading: string) => ({ title: heading, share: 2, isNumeric: true });
  return {
    kind: 'table',
    caption,
    columns: [{ title, share: 4 }, counted('Succeeded'), counted('Failed'), counted('All')],
    rows: groups.map(([name, { succeeded, failed }]) => [name, count(succeeded), count(failed), count(succeeded + failed)]),
  };
}

function total(sums: ReadonlyMap<string, Sum>): Sum {
  const all: Sum = { succeeded: 0, failed: 0 };
  for (const { succeeded, failed } of sums.values()) {
    all.succeeded += succeeded;
    all.failed += failed;
  }
  return all;
}

/** Most queries first, equals by name. */
function byQueries([a, ofA]: readonly [string, Sum], [b, ofB]: readonly [string, Sum]): number {
  return ofB.succeeded + ofB.failed - ofA.succeeded - ofA.failed || a.localeCompare(b, 'en');
}

function countryName(country: string): string {
  return country === noCountry ? 'Unknown' : countryOf(country).countryName;
}

const count = (value: number) => value.toLocaleString('en');
