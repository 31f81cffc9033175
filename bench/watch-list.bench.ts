/** A full watch list after a switch to other data: numbers after another list, prefixes after other ranges. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'kysely';
import pg from 'pg';
import { admitted } from '../src/numbers/test-support/admitted.ts';
import { numberServices } from '../src/shared/watch/fact-changes.ts';
import { keptAnswerOf, keptHoldersOf } from '../src/numbers/answers/kept-answer.ts';
import { buildRanges } from '../src/numbers/from-packages/build-ranges.ts';
import { numberListOf } from '../src/numbers/number-data.ts';
import { Ranges } from '../src/numbers/ranges/ranges.ts';
import type { LoadedData } from '../src/server/data-sets/data-sets.ts';
import { type Db, migrateToLatest, openDatabase } from '../src/server/database/database.ts';
import { type AnsweredEntry, insertEntries, openList } from '../src/server/watch/watched.queries.ts';
import { type PostgresServer, startPostgres } from '../src/server/test-support/postgres.ts';
import { checkList, startRound } from '../src/server/watch/check-list.ts';
import { positionOf } from '../src/server/watch/data-position.ts';
import { takeDueList } from '../src/server/watch/due-lists.ts';
import { watchedMost } from '../src/shared/base/limits.ts';
import { batchData, batchFile } from './batch-sample.ts';
import { atMost, type Line } from './line.ts';
import { median } from './rounds.ts';

const changedAtOnce = 3;
export const name = `Watch lists: ${watchedMost} entries compared with a version that changes ${changedAtOnce}, five services, 1,000,000 ported numbers`;

const mostMs = 1_000;
/** Longest wait of other work. */
const mostPauseMs = 100;
const rounds = 7;
const organisationId = 1;

/** Successive versions, each with the given number of changed entries, and the entries with the answers of the first. */
interface Course {
  readonly versions: readonly LoadedData[];
  readonly entries: readonly AnsweredEntry[];
}

export async function run(): Promise<Line[]> {
  const { rows } = buildRanges({ registry: new Map(), demo: false });
  const ranges = rangesOf(rows, new Set());
  const courses = { numbers: numberCourse(ranges), prefixes: prefixCourse(rows, ranges) };
  const server = await startPostgres();
  try {
    const lines: Line[] = [];
    for (const kind of ['numbers', 'prefixes'] as const) {
      const { ms, pauseMs } = await measured(await newDatabase(server, kind), courses[kind]);
      const what = `${watchedMost} ${kind}`;
      lines.push(atMost(what, { ours: ms, peer: mostMs, unit: 'ms' }, 1));
      lines.push(atMost(`${what}: longest pause of others`, { ours: pauseMs, peer: mostPauseMs, unit: 'ms' }, 1));
    }
    return lines;
  } finally {
    await server.stop();
  }
}

type Rows = ReturnType<typeof buildRanges>['rows'];

function rangesOf(rows: Rows, moved: ReadonlySet<string>): Ranges {
  const held = rows.map((row) => (moved.has(row.range) ? { ...row, uniqueSpId: '9999999', spName: 'Another' } : row));
  return Ranges.of(held, { builtAt: '2026-11-20T00:00:00Z', sourceVersion: 'benchmark' });
}

/** The day of the data. */
const now = new Date('2026-11-20T00:00:00Z');

/** Versions that each put three more of the numbers on the fraud list. */
function numberCourse(ranges: Ranges): Course {
  const file = Buffer.from(batchFile(ranges)).toString().split('\r\n');
  const numbers = [...new Set(file)].filter((line) => /^[1-9]\d{6,14}$/.test(line)).slice(0, watchedMost);
  const base = batchData(ranges);
  const loaded = { version: '1', asOf: '2026-11-20T00:00:00Z', synthetic: false };
  const lists = { dno: { ...base.dno, ...loaded }, dnoText: { ...base.dnoText, ...loaded }, aitRisk: { ...base.aitRisk, ...loaded } };
  const versions = Array.from({ length: rounds + 2 }, (_, version) => {
    // Numbers that no rule of the plan rejects, so that a list changes their answer.
    const listed = numbers
      .filter((tel) => keptAnswerOf(base, asked(tel), now)?.facts.revenueShare === 'unknown')
      .slice(0, version * changedAtOnce);
    const irsf = { ...loaded, content: numberListOf(listed.map((digits) => ({ digits, match: 'number', reason: '', date: null }))) };
    return dataOf(ranges, { ...base, ...lists, irsf }, { changeId: version, set: 'irsf' });
  });
  const first = versions[0]!.numbers;
  return {
    versions,
    entries: numbers.flatMap((digits) => ({ is_prefix: false, digits, kept: keptAnswerOf(first, asked(digits), now)!.facts })),
  };
}

/** Ranges as prefixes, as many as fit; each version gives three more to another operator. */
function prefixCourse(rows: Rows, ranges: Ranges): Course {
  const step = Math.floor(ranges.size / watchedMost);
  const digits = [...new Set(Array.from({ length: watchedMost }, (_, index) => ranges.digitsAt(index * step)))];
  const longest = digits.filter((prefix) => prefix.length > 5);
  const versions = Array.from({ length: rounds + 2 }, (_, version) => {
    const own = rangesOf(rows, new Set(longest.slice(0, version * changedAtOnce)));
    return dataOf(own, batchData(own), { changeId: version, set: 'ranges' });
  });
  const first = versions[0]!.numbers;
  return {
    versions,
    entries: digits.map((prefix) => ({ is_prefix: true, digits: prefix, kept: keptHoldersOf(first, ranges, asked(prefix))! })),
  };
}

/** Admits the query as one of an organisation without limits. */
function asked(digits: string) {
  return admitted({ digits, services: numberServices });
}

function dataOf(ranges: Ranges, numbers: LoadedData['numbers'], { changeId, set }: { changeId: number; set: string }): LoadedData {
  const row = {
    set,
    origin: 'imported' as const,
    dataVersion: `${set}-${changeId}`,
    asOf: null,
    covers: null,
    maxAgeDays: null,
    loadedAt: null,
    loadedBy: null,
  };
  return {
    changeId,
    ranges,
    numbers,
    countries: [],
    sets: [{ ...row, version: changeId, hash: null, rows: null, source: null, sourceSha256: null }],
  };
}

async function newDatabase({ urlOf }: PostgresServer, kind: string): Promise<string> {
  const database = `bench_watch_${process.pid}_${kind}`;
  const client = new pg.Client(urlOf('postgres'));
  await client.connect();
  await client.query(`create database ${database}`);
  await client.end();
  return urlOf(database);
}

/** The median time of a comparison, and the longest wait of other work in any of them. */
async function measured(url: string, { versions, entries }: Course): Promise<{ ms: number; pauseMs: number }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'dialplane-bench-'));
  const { db, close } = openDatabase(url);
  try {
    await fill(db, versions[0]!, entries);
    const times: number[] = [];
    const delay = monitorEventLoopDelay({ resolution: 1 });
    for (let round = 1; round < versions.length; round += 1) {
      if (round === 2) delay.enable();
      const start = performance.now();
      await compare(db, [versions[round - 1]!, versions[round]!]);
      // One round before is not counted.
      if (round > 1) times.push(performance.now() - start);
    }
    delay.disable();
    return { ms: median(times), pauseMs: delay.max / 1e6 };
  } finally {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function fill(db: Db, data: LoadedData, entries: readonly AnsweredEntry[]): Promise<void> {
  await migrateToLatest(db);
  await sql`insert into organisations (id, name) values (${organisationId}, 'Watching') on conflict do nothing`.execute(db);
  const { rows } = await sql<{ id: string }>`
    insert into portal_users (organisation_id, full_name, email, permissions)
    values (${organisationId}, 'A Watcher', 'watcher@customer.example', 8) on conflict (email) do update set permissions = 8 returning id`.execute(
    db,
  );
  const reader = { portalId: rows[0]!.id, organisationId };
  await openList(db, organisationId, positionOf(data));
  await insertEntries(db, reader, { entries, changeId: data.changeId });
}

/** Does what a node does after a switch; it must find the three changes. */
async function compare(db: Db, [before, after]: readonly [LoadedData, LoadedData]): Promise<void> {
  const position = positionOf(after);
  const round = startRound(after, position, { list: () => Promise.resolve([]), load: () => Promise.resolve(before.ranges) });
  const list = await takeDueList(db, position, 30_000);
  if (!list || !(await checkList(db, list, { ...round, now }))) throw new Error('The list was not compared');
  const { rows } = await sql`select 1 from watch_changes where fence = ${list.fence}`.execute(db);
  // A range that moves changes the prefixes around it too.
  if (rows.length < changedAtOnce) throw new Error(`${rows.length} changes were found in place of ${changedAtOnce}`);
}
