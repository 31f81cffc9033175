/**
 * Weekly and monthly reports on an organisation's queries, as CSV for calculations and as PDF for reading. Memory holds one day's lines and the sums, whatever
 * the number of queries.
 */
import type { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { countryOf } from '../../numbers/ranges/countries.ts';
import { noCountry } from '../../numbers/ranges/country-of-number.ts';
import { csvRow } from '../../shared/base/csv.ts';
import type { LanguageTag } from '../../shared/base/language.ts';
import { daysFromTo } from '../../shared/base/utc-day.ts';
import type { Db } from '../database/database.ts';
import { countryAt, readCounts } from '../query-records/query-counts.ts';
import { isPrintable } from './pdf/pdf-style.ts';
import { type Block, makePdf } from './pdf/pdf.ts';
import type { Period } from './periods.ts';
import { reportTexts } from './texts/report-text.ts';

export interface ReportedOrganisation {
  readonly id: number;
  readonly name: string;
}

interface Sum {
  succeeded: number;
  failed: number;
}

/** The sums of a report by service, day and country code. */
export interface ReportSums {
  readonly services: Map<string, Sum>;
  readonly days: Map<string, Sum>;
  readonly countries: Map<string, Sum>;
  /** Country names as the counts have them. */
  readonly countryNames: Map<string, string>;
}

const columns = ['day', 'service', 'country', 'countryName', 'succeeded', 'failed'] as const;

/** Yields every count of the organisation in the period, by day, service and country; one chunk per day. */
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
    // Two letters of ISO 3166-1, `001`, or `ZZ` for a number outside all ranges.
    const country = countryAt(slot);
    return counted[0] + counted[1] === 0 ? '' : lineOf([day, service, country, countryName(country), ...counted]);
  }).join('');
}

const lineOf = (values: Parameters<typeof csvRow>[0]) => `${csvRow(values)}\r\n`;

/** Sums a report's CSV: the PDF has the same numbers, even if another node wrote the CSV. */
export async function sumsOf(csv: Readable): Promise<ReportSums> {
  const sums: ReportSums = { services: new Map(), days: new Map(), countries: new Map(), countryNames: new Map() };
  const records = csv.pipe(parse({ columns: true, delimiter: ';' }));
  csv.once('error', (error) => records.destroy(error));
  for await (const record of records) {
    // A parsing edge: our own file, as text objects keyed by the header.
    const { day, service, country, countryName: name, succeeded, failed } = record as Record<(typeof columns)[number], string>;
    sums.countryNames.set(country, name);
    for (const [group, key] of [
      [sums.days, day],
      [sums.services, service],
      [sums.countries, country],
    ] as const)
      add(group, key, { succeeded: Number(succeeded), failed: Number(failed) });
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
  readonly language: LanguageTag;
  readonly organisation: ReportedOrganisation;
  readonly period: Period;
  readonly sums: ReportSums;
  readonly author: string;
  readonly date: Date;
}

export function reportPdf({ language, organisation, period, sums, author, date }: ReportPaper): Promise<Buffer> {
  const { title, subtitle } = reportTexts[language];
  const name = isPrintable(organisation.name) ? organisation.name : null;
  return makePdf({
    language,
    title: title(period),
    subtitle: subtitle({ name, account: organisation.id, from: period.from, to: period.to }),
    author,
    date,
    blocks: blocksOf(sums, period, language),
  });
}

/** Returns the title in the list: "Weekly report 2026-W46, 2026-11-09 to 2026-11-15". */
export function listedTitle(period: Period, language: LanguageTag): string {
  const { title, days } = reportTexts[language];
  return `${title(period)}, ${days(period)}`;
}

function blocksOf({ services, days, countries, countryNames }: ReportSums, { from, to }: Period, language: LanguageTag): Block[] {
  const { totals, captions, columns, country } = reportTexts[language];
  const { succeeded, failed } = total(days);
  const everyDay = daysFromTo(from, to).map((day) => [day, days.get(day) ?? { succeeded: 0, failed: 0 }] as const);
  const named = [...countries].map(([code, sum]) => [country(code, countryNames.get(code) ?? code), sum] as const);
  const table = countTables(language);
  return [
    { kind: 'text', text: totals(count(succeeded + failed, language), count(failed, language)) },
    ...(services.size > 0 ? [table(captions.services, columns.service, [...services].toSorted(byQueries(language)))] : []),
    table(captions.days, columns.day, everyDay),
    ...(named.length > 0 ? [table(captions.countries, columns.country, named.toSorted(byQueries(language)))] : []),
  ];
}

function countTables(language: LanguageTag) {
  const { columns } = reportTexts[language];
  const counted = (heading: string) => ({ title: heading, share: 2, isNumeric: true });
  const counts = ({ succeeded, failed }: Sum) => [succeeded, failed, succeeded + failed].map((value) => count(value, language));
  return (caption: string, title: string, groups: readonly (readonly [string, Sum])[]): Block => ({
    kind: 'table',
    caption,
    columns: [{ title, share: 4 }, counted(columns.succeeded), counted(columns.failed), counted(columns.all)],
    rows: groups.map(([name, sum]) => [name, ...counts(sum)]),
  });
}

function total(sums: ReadonlyMap<string, Sum>): Sum {
  const all: Sum = { succeeded: 0, failed: 0 };
  for (const { succeeded, failed } of sums.values()) {
    all.succeeded += succeeded;
    all.failed += failed;
  }
  return all;
}

/** Sorts by most queries, equals by name. */
function byQueries(language: LanguageTag) {
  return ([a, ofA]: readonly [string, Sum], [b, ofB]: readonly [string, Sum]): number =>
    ofB.succeeded + ofB.failed - ofA.succeeded - ofA.failed || a.localeCompare(b, language);
}

function countryName(country: string): string {
  return country === noCountry ? 'Unknown' : countryOf(country).countryName;
}

const count = (value: number, language: LanguageTag) => value.toLocaleString(language);
