/** Query records of the provider's platform: added to the records and counts of the portal, each file once, and as a whole or not at all. */
import { isE164 } from '../../../numbers/answers/number-subject.ts';
import { countryOf } from '../../../numbers/ranges/countries.ts';
import { countryOfNumber, noCountry } from '../../../numbers/ranges/country-of-number.ts';
import type { Ranges } from '../../../numbers/ranges/ranges.ts';
import { reasonCode } from '../../../shared/services/reason-codes.ts';
import { batchNameOf, batchServiceCodes, Service, serviceOf } from '../../../shared/services/services.ts';
import { currentVersions } from '../versions.ts';
import { loadRanges } from '../data-sets.ts';
import type { Db } from '../../database/database.ts';
import { utcDay } from '../../../shared/base/utc-day.ts';
import { GatheredCounts, makePartitions } from '../../query-records/query-records.ts';
import type { QueryRecord } from '../../query-records/record-columns.ts';
import { type Row, readRows } from './csv-rows.ts';
import { type Source, sourceOf } from './import-file.ts';
import { FileRefused } from '../../base/errors.ts';
import type { ImportOutcome, ImportTools } from './import-tools.ts';
import { type ImportedRow, type Standing, standingOf } from './imported-ids.ts';
import { abandonImport, beginImport, finishImport, loadedRows, writePiece } from './query-imports.ts';
import { isShortText } from './value-rules.ts';

export const queryRecordColumns = { required: ['account', 'at', 'service', 'tel', 'rc'], optional: ['country', 'id'] } as const;
type RecordRow = Row<(typeof queryRecordColumns.required)[number] | (typeof queryRecordColumns.optional)[number]>;

/** Each day of a file becomes a partition; a file with more days has wrong dates. */
const maxDays = 3_660;
/** Clock skew that is accepted: a record of this moment may come from a clock that is ahead. */
const clockSkewMs = 60 * 60_000;

interface What {
  readonly file: string;
  readonly dryRun: boolean;
  /** The platform that gave the ids of the file, if there are several. */
  readonly source?: string;
}

/**
 * Imports `file`, or with `dryRun` only checks it. Reads the file twice: once to check every row, once to write the valid ones. Skips a row whose id
 * was imported before with the same values.
 */
export async function importQueryRecords(tools: ImportTools, { file, dryRun, source: platform = '' }: What): Promise<ImportOutcome> {
  const { db, faults } = tools;
  const source = await sourceOf(file, tools.reading);
  const loaded = await loadedRows(db, source);
  if (loaded !== undefined) return { status: 'unchanged', rows: loaded, version: null };
  const rules: Rules = {
    accounts: await accountsOf(db),
    ranges: await loadRanges(tools, (await currentVersions(db)).get('ranges')),
    latest: tools.now.getTime() + clockSkewMs,
    platform,
  };
  const { rows, days, before } = await check(tools, source, rules);
  if (faults.list.length > 0) return { status: 'refused', rows, version: null };
  if (rows === 0) throw new FileRefused('The file has no rows');
  if (dryRun) return { status: 'checked', rows, version: null, ...before.told };

  await makePartitions(db, [...days].toSorted());
  const importId = await beginImport(tools, source);
  if (importId === undefined) return { status: 'unchanged', rows, version: null };
  try {
    return await write(tools, { source, rules, importId });
  } catch (error) {
    // If that fails too, the next import of the file removes them, or the cleanup does.
    await abandonImport(db, importId).catch(() => undefined);
    throw error;
  }
}

interface Rules {
  readonly accounts: ReadonlySet<number>;
  readonly ranges: Ranges;
  /** Milliseconds since 1970. */
  readonly latest: number;
  readonly platform: string;
}

async function accountsOf(db: Db): Promise<Set<number>> {
  return new Set((await db.selectFrom('organisations').select('id').execute()).map(({ id }) => id));
}

async function check(tools: ImportTools, source: Source, rules: Rules) {
  const days = new Set<string>();
  const before = new Lines();
  let rows = 0;
  for await (const group of readRows(source, queryRecordColumns, tools)) {
    const sound: ImportedRow[] = [];
    for (const row of group) {
      const wrong = faultsOf(row, rules);
      tools.faults.add(row.line, ...wrong);
      if (wrong.length > 0) continue;
      days.add(utcDay(new Date(row.at)));
      sound.push(importedRow(row, rules));
    }
    noteBefore(sound, await standingOf(tools.db, rules.platform, sound), { before, faults: tools.faults });
    rows += group.length;
    if (days.size > maxDays) throw new FileRefused(`The records are of more than ${maxDays} days`);
  }
  return { rows, days, before };
}

/** Notes the lines of rows that were imported before; a row with the id of another query is a fault. */
function noteBefore(
  rows: readonly ImportedRow[],
  standing: readonly Standing[],
  { before, faults }: { before: Lines; faults: ImportTools['faults'] },
): void {
  for (const [index, { line, id }] of rows.entries()) {
    if (standing[index] === 'already') before.add(line);
    if (standing[index] === 'other')
      faults.add(
        line,
        `id "${id}" belongs to another query of this account; if another platform assigned it, name that platform with --source`,
      );
  }
}

/** Writes piece by piece, each in its own transaction, so that other calls run in between. */
async function write(
  tools: ImportTools,
  { source, rules, importId }: { source: Source; rules: Rules; importId: number },
): Promise<ImportOutcome> {
  const { db, progress, faults } = tools;
  progress('storing');
  const counts = new GatheredCounts();
  const before = new Lines();
  let written = 0;
  // Checked bytes bring no new faults, except an id that is twice in them, or that another file brought meanwhile.
  for await (const group of readRows(source, queryRecordColumns, tools)) {
    const rows = group.map((row) => importedRow(row, rules));
    const standing = await writePiece(db, { importId, source: rules.platform }, rows);
    noteBefore(rows, standing, { before, faults });
    for (const { record } of rows.filter((_, index) => standing[index] === 'new')) {
      counts.add(record);
      written += 1;
    }
  }
  if (faults.list.length > 0 || written === 0) {
    await abandonImport(db, importId);
    return { status: faults.list.length > 0 ? 'refused' : 'unchanged', rows: written + before.rows, version: null, ...before.told };
  }
  await finishImport(db, importId, { rows: written, counts: counts.all });
  return { status: 'loaded', rows: written, version: null, ...before.told };
}

/** Lines of a file, collected in order. */
class Lines {
  rows = 0;
  readonly #runs: [number, number][] = [];

  add(line: number): void {
    this.rows += 1;
    const last = this.#runs.at(-1);
    if (last?.[1] === line - 1) last[1] = line;
    else this.#runs.push([line, line]);
  }

  get told(): Pick<ImportOutcome, 'before'> {
    return this.rows === 0 ? {} : { before: { rows: this.rows, lines: this.#runs } };
  }
}

function importedRow(row: RecordRow, rules: Rules): ImportedRow {
  return { record: recordOf(row, rules), id: row.id, line: row.line };
}

function recordOf(row: RecordRow, { ranges }: Rules): QueryRecord {
  return {
    organisationId: Number(row.account),
    at: new Date(row.at),
    portalUserId: null,
    keyId: null,
    channel: 'import',
    service: batchNameOf(serviceOf(row.service)),
    tel: row.tel,
    country: row.country || countryOfNumber(ranges, row.tel),
    rc: Number(row.rc),
  };
}

const timePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

function faultsOf(row: RecordRow, { accounts, latest }: Rules): string[] {
  const faults: string[] = [];
  if (!/^\d{1,10}$/.test(row.account) || !accounts.has(Number(row.account))) faults.push(`account "${row.account}" does not exist`);
  const time = timePattern.test(row.at) ? Date.parse(row.at) : NaN;
  if (!(time >= 0)) faults.push(`at "${row.at}" is not a time like 2026-01-31T08:00:00Z or 2026-01-31T08:00:00+01:00`);
  else if (time > latest) faults.push(`at "${row.at}" is in the future`);
  if (!Service.safeParse(row.service).success) faults.push(`service "${row.service}" is not one of ${batchServiceCodes.join(', ')}`);
  const isCode = /^\d{1,4}$/.test(row.rc) && reasonCode(Number(row.rc)) !== undefined;
  if (!isCode) faults.push(`rc "${row.rc}" is not a reason code`);
  // Only a query refused for its number has no E.164 number.
  const isNumber = row.rc === '100' ? row.tel !== '' && isShortText(row.tel, 32) : isE164(row.tel);
  if (!isNumber) faults.push(`tel "${row.tel}" is not a number of 3 to 15 digits with country code`);
  if (!isShortText(row.id, 64)) faults.push(`id "${row.id}" is longer than 64 characters or has invisible ones`);
  if (row.country !== '' && !isCountry(row.country)) faults.push(`country "${row.country}" is not an alpha-2 code, 001 or ${noCountry}`);
  return faults;
}

function isCountry(code: string): boolean {
  if (code === noCountry) return true;
  try {
    return countryOf(code).isoAlpha2 === code;
  } catch {
    return false;
  }
}
