/** Number ranges: the 15 columns of a range row. */
import { countryOf } from '../../../numbers/ranges/countries.ts';
import { Ranges } from '../../../numbers/ranges/ranges.ts';
import { byDigitsThenLength } from '../../../numbers/ranges/range-index.ts';
import { writeSnapshot } from '../../../numbers/snapshots/ranges-snapshot.ts';
import { primaryNumberAttributes, RangeRow } from '../../../shared/range-search/range-row.ts';
import { type Row, readRows } from './csv-rows.ts';
import type { Source } from './import-file.ts';
import { FileRefused } from '../../base/errors.ts';
import type { Built, ImportTools } from './import-tools.ts';
import { rangesContent } from './set-contents.ts';
import { callingCodeFaults, regionFaults, timeZoneFaults } from './plan-rules.ts';
import { isShortText } from './value-rules.ts';

type Column = keyof RangeRow;
// The keys of the schema are the columns, in their order.
export const rangesColumns = { required: Object.keys(RangeRow.def.shape) as Column[] };

const knownAttributes = new Set<string>(primaryNumberAttributes);

const maxRows = 5_000_000;
const maxTextLength = 200;
/** Longer: a toll-free range lies in the time zones of all countries that share its calling code. */
const maxZonesLength = 5_000;

type NumberedRow = RangeRow & { readonly line: number };

/** Replaces every range. Rows come in any order; no number may be in two of them. */
export async function buildRangesImport(tools: ImportTools, source: Source): Promise<Built> {
  const rows = await readRanges(tools, source);
  tools.progress('sorting');
  rows.sort(byDigitsThenLength);
  reportOverlaps(rows, tools);
  const origin = { builtAt: (tools.asOf ?? tools.now).toISOString(), sourceVersion: `import of ${source.sha256.slice(0, 16)}` };
  // Rows with faults are no ranges: the set is not made of them.
  const ranges = Ranges.of(tools.faults.list.length > 0 ? [] : rows, origin);
  const snapshot = { version: ranges.version, write: (file: string) => writeSnapshot(file, ranges) };
  return { snapshot, rows: rows.length, contents: [rangesContent(ranges)] };
}

async function readRanges(tools: ImportTools, source: Source): Promise<NumberedRow[]> {
  const rows: NumberedRow[] = [];
  // Millions of rows share some thousands of names.
  const texts = new Map<string, string>();
  const shared = (text: string) => texts.get(text) ?? (texts.set(text, text), text);
  for await (const group of readRows(source, rangesColumns, tools)) {
    for (const row of group) {
      const wrong = faultsOf(row);
      tools.faults.add(row.line, ...wrong);
      if (wrong.length === 0) rows.push(rangeOf(row, shared));
    }
    if (rows.length > maxRows) throw new FileRefused(`There are more than ${maxRows} ranges`);
  }
  return rows;
}

function rangeOf(row: Row<Column>, shared: (text: string) => string): NumberedRow {
  const { line, range, minlength, maxlength, ...texts } = row;
  const entries = Object.entries(texts).map(([name, text]) => [name, shared(text)]);
  return {
    ...(Object.fromEntries(entries) as typeof texts),
    range,
    minlength: Number(minlength),
    maxlength: Number(maxlength),
    line,
  };
}

const textColumns = ['countryName', 'uniqueSpId', 'spName', 'secondaryNumberAttribute', 'cic', 'tadig'] as const;

function faultsOf(row: Row<Column>): string[] {
  const faults: string[] = [];
  const isDigits = /^[1-9]\d{0,14}$/.test(row.range);
  if (isDigits) faults.push(...callingCodeFaults('range', row.range));
  else faults.push(`range "${row.range}" is not 1 to 15 digits that begin with a country code`);
  faults.push(...lengthFaults(row));
  for (const name of textColumns) {
    if (!isShortText(row[name], maxTextLength)) faults.push(`${name} is not text of at most ${maxTextLength} characters`);
  }
  if (!knownAttributes.has(row.primaryNumberAttribute))
    faults.push(`primaryNumberAttribute "${row.primaryNumberAttribute}" is not one of ${[...knownAttributes].join(', ')}`);
  if (!/^(\d{3})?$/.test(row.mcc)) faults.push(`mcc "${row.mcc}" is not three digits`);
  if (!/^(\d{2,3})?$/.test(row.mnc)) faults.push(`mnc "${row.mnc}" is not two or three digits`);
  const country = countryFaults(row);
  const zones = isShortText(row.tz, maxZonesLength) ? timeZoneFaults(row.tz) : [`tz is not text of at most ${maxZonesLength} characters`];
  faults.push(...country, ...zones);
  if (isDigits && country.length === 0) faults.push(...regionFaults(row.range, row.isoAlpha2));
  return faults;
}

function lengthFaults({ range, minlength, maxlength }: Row<Column>): string[] {
  const wrong = Object.entries({ minlength, maxlength }).filter(([, text]) => !/^([3-9]|1[0-5])$/.test(text));
  if (wrong.length > 0) return wrong.map(([name, text]) => `${name} "${text}" is not a whole number from 3 to 15`);
  if (Number(minlength) > Number(maxlength)) return [`minlength ${minlength} is more than maxlength ${maxlength}`];
  if (!/^\d{1,15}$/.test(range) || Number(minlength) >= range.length) return [];
  return [`minlength ${minlength} is less than the ${range.length} digits of the range: the lengths are those of whole numbers`];
}

function countryFaults({ countryName, isoAlpha2, isoAlpha3 }: Row<Column>): string[] {
  const faults = countryName === '' ? ['countryName is empty'] : [];
  try {
    const country = countryOf(isoAlpha2);
    if (isoAlpha3 !== country.isoAlpha3)
      faults.push(`isoAlpha3 "${isoAlpha3}" does not match isoAlpha2 ${isoAlpha2}: ${country.isoAlpha3} expected`);
  } catch {
    faults.push(`isoAlpha2 "${isoAlpha2}" is not a country of ISO 3166-1, AC, TA, XK or 001`);
  }
  return faults;
}

/** Two rows overlap where the digits of one are the beginning of the digits of the other and both admit a length. `rows` are sorted. */
function reportOverlaps(rows: readonly NumberedRow[], { faults }: Pick<ImportTools, 'faults'>): void {
  const open: NumberedRow[] = [];
  for (const row of rows) {
    while (open.length > 0 && !row.range.startsWith(open.at(-1)?.range ?? '')) open.pop();
    const shortest = Math.max(row.minlength, row.range.length);
    const earlier = open.find(({ minlength, maxlength }) => minlength <= row.maxlength && maxlength >= shortest);
    if (earlier)
      faults.add(
        row.line,
        `overlaps line ${earlier.line}: numbers of ${Math.max(shortest, earlier.minlength)} digits that begin with ${row.range} would be in both`,
      );
    open.push(row);
  }
}
