/** Compares reading archived query records with reading the same records in PostgreSQL, in time and space. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { listAllRecords, totalAllRecords } from '../src/server/archive/all-records.ts';
import { openArchive } from '../src/server/archive/archive.ts';
import { archiveOldDays } from '../src/server/archive/archiving.ts';
import { type Db, migrateToLatest, openDatabase } from '../src/server/database/database.ts';
import { insertRecords, makePartitions } from '../src/server/query-records/query-records.ts';
import type { QueryRecord } from '../src/server/query-records/record-columns.ts';
import { diskStorage } from '../src/server/storage/storage.ts';
import { startPostgres } from '../src/server/test-support/postgres.ts';
import { reportServices } from '../src/shared/reports/reports.ts';
import { atMost, type Line } from './line.ts';
import { median } from './rounds.ts';

const day = '2026-02-01';
const records = Number(process.env['ARCHIVED_RECORDS'] ?? 1_000_000);
const organisations = 300;
/** An organisation of medium size. */
const organisation = 1_150;
const now = new Date('2026-06-01T12:00:00Z');
const filter = { from: day, to: day };

export const name = `Archive: a day of ${records.toLocaleString('en')} query records of ${organisations} organisations`;

export async function run(): Promise<Line[]> {
  const server = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'dialplane-bench-'));
  const { db, close } = openDatabase(server.urlOf('postgres'));
  const storage = diskStorage(join(dataDir, 'files'));
  const archive = openArchive({ storage, dataDir });
  try {
    await migrateToLatest(db);
    await fill(db);
    const sources = { db, archive, clock: () => now };
    const inDatabase = await bytesInDatabase(db);
    const before = await timesOf(sources);
    const start = performance.now();
    await archiveOldDays({ ...sources, log: { info: () => undefined, warn: () => undefined } });
    const seconds = (performance.now() - start) / 1_000;
    const after = await timesOf(sources);
    if (JSON.stringify(after.found) !== JSON.stringify(before.found)) throw new Error('The archive does not have what the database had');
    const { rows } = await sql<{ bytes: number }>`select sum(bytes)::int8 as bytes from archived_files`.execute(db);
    const bytes = Number(rows[0]?.bytes) / records;
    process.stderr.write(`${Math.round(records / seconds).toLocaleString('en')} records a second into the archive\n`);
    return [
      atMost('an archived record vs in PostgreSQL', { ours: bytes, peer: inDatabase / records, unit: 'bytes' }, 0.1),
      atMost('an archived record', { ours: bytes, peer: 9.5, unit: 'bytes' }, 1),
      atMost('a first page of an archived day vs in PostgreSQL', { ours: after.cold, peer: before.page, unit: 'ms' }, 100),
      atMost('the next page of it', { ours: after.page, peer: before.page, unit: 'ms' }, 30),
      atMost('totals of it', { ours: after.totals, peer: before.totals, unit: 'ms' }, 10),
    ];
  } finally {
    await archive.workrooms.stop();
    await close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Inserts records in the order of the day, as they are queried; few organisations have most of them, and one number in five is a repeat. */
async function fill(db: Db): Promise<void> {
  await makePartitions(db, [day]);
  const step = 5_000;
  for (let from = 0; from < records; from += step)
    await insertRecords(
      db,
      Array.from({ length: step }, (_, index) => recordNumber(from + index)),
    );
  await sql`vacuum analyze query_records`.execute(db);
}

const destinations = [
  ['447', 'GB'],
  ['336', 'FR'],
  ['491', 'DE'],
  ['346', 'ES'],
  ['393', 'IT'],
  ['121', 'US'],
] as const;

let seed = 1;
/** A repeatable number, spread evenly below `below`. */
function random(below: number): number {
  seed = (seed * 48_271) % 2_147_483_647;
  return Math.floor((seed / 2_147_483_647) * below);
}

function recordNumber(index: number): QueryRecord {
  const organisationId = 1_000 + Math.floor(organisations * (random(1_000_000) / 1_000_000) ** 2);
  const number = random(5) === 0 ? random(1_000) : 1_000 + random(999_999_000);
  const [beginning, country] = destinations[random(destinations.length)] ?? ['447', 'GB'];
  return {
    organisationId,
    at: new Date(Date.parse(day) + Math.floor((index / records) * 86_400_000)),
    keyId: null,
    portalUserId: `00000000-0000-4000-8000-${String(organisationId * 10 + random(4)).padStart(12, '0')}`,
    channel: random(3) === 0 ? 'api' : 'single',
    service: reportServices[random(4)] ?? 'npq',
    tel: beginning + String(number).padStart(9, '0'),
    country,
    rc: [0, 0, 0, 0, 105, 300][random(6)] ?? 0,
  };
}

async function bytesInDatabase(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_total_relation_size('query_records_2026_02_01')::int8 as bytes`.execute(db);
  return Number(rows[0]?.bytes);
}

/** Measures the first page without a copy, a later page, and the totals; also answers what each of them found. */
async function timesOf(sources: Parameters<typeof listAllRecords>[0]) {
  const first = () => listAllRecords(sources, organisation, { filter, before: undefined, limit: 51 });
  const start = performance.now();
  const page = await first();
  const cold = performance.now() - start;
  const pages: number[] = [];
  const totals: number[] = [];
  let counted: unknown;
  for (let round = 0; round < 9; round += 1) {
    const started = performance.now();
    await listAllRecords(sources, organisation, { filter, before: page.at(-2), limit: 51 });
    const between = performance.now();
    counted = (await totalAllRecords(sources, organisation, { ...filter, countedFrom: filter.from })).records;
    pages.push(between - started);
    totals.push(performance.now() - between);
  }
  return { cold, page: median(pages), totals: median(totals), found: { page, counted } };
}
