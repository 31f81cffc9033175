import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import parsePhoneNumber from 'libphonenumber-js/max';
import { buildRanges } from '../src/numbers/from-packages/build-ranges.ts';
import { Ranges } from '../src/numbers/ranges/ranges.ts';
import { readSnapshot, writeSnapshot } from '../src/numbers/snapshots/ranges-snapshot.ts';
import type { RangeRow } from '../src/shared/range-search/range-row.ts';
import { batchFile } from './batch-sample.ts';
import { atMost, fasterThan, type Line } from './line.ts';
import { millionRanges, type Sample } from './million-ranges.ts';
import { medianTimes } from './rounds.ts';

export const name = 'Look-up of a number: string in, attributes out; 1,000,000 ranges, 1,000,000 random numbers, 90 % in a range';

type LookUp = (number: string) => string | undefined;

/** libphonenumber-js and sqlite are measured on the first of the numbers (in random order): all of them would take minutes. */
const slowShare = 50_000;

export async function run(): Promise<Line[]> {
  const load = loadLine();
  const builtIn = builtInLine();
  const sample = millionRanges();
  const peers = { sqlite: sqliteLookUp(sample.rows), map: mapLookUp(sample.rows), libphonenumber: libphonenumberLookUp };
  const few = sample.numbers.slice(0, slowShare);
  const ours = ownLookUp(sample);
  for (const number of few) {
    if (new Set([ours(number), peers.sqlite(number), peers.map(number)]).size > 1) throw new Error(`The peers differ on ${number}`);
  }
  const times = medianTimes({
    ours: () => ask(ours, sample.numbers),
    map: () => ask(peers.map, sample.numbers),
    sqlite: () => ask(peers.sqlite, few),
    libphonenumber: () => ask(peers.libphonenumber, few),
  });
  const against = (peer: string, nanoseconds: number, least: number) =>
    fasterThan(`look-up vs ${peer}`, { ours: times.ours / sample.numbers.length, peer: nanoseconds, unit: 'ns a number' }, least);
  return [
    builtIn,
    against('libphonenumber-js/max', times.libphonenumber / few.length, 30),
    against('node:sqlite in memory', times.sqlite / few.length, 8),
    against('Map with numeric keys', times.map / sample.numbers.length, 3.5),
    atMost('index, bytes a range at 1,000,000 ranges', { ours: bytesARange(sample.ranges), peer: 60, unit: 'bytes' }, 1),
    load,
  ];
}

/** The ranges that come with the portal, and as many numbers of a batch as stay in the caches of a processor. */
function builtInLine(): Line {
  const ranges = Ranges.of(buildRanges({ registry: new Map(), demo: false }).rows, { builtAt: '', sourceVersion: 'benchmark' });
  const numbers = Buffer.from(batchFile(ranges)).toString().trim().split('\r\n').slice(0, 10_000);
  const often = Array.from({ length: 50 }, () => numbers).flat();
  const ours = ownLookUp({ ranges });
  const times = medianTimes({ ours: () => ask(ours, often), libphonenumber: () => ask(libphonenumberLookUp, numbers) });
  const measured = { ours: times.ours / often.length, peer: times.libphonenumber / numbers.length, unit: 'ns a number' };
  return fasterThan('look-up in the built-in ranges vs libphonenumber-js/max', measured, 100);
}

/** Uses every answer, so that no engine may leave the work out. */
let used = 0;
function ask(lookUp: LookUp, numbers: readonly string[]): void {
  for (const number of numbers) used += lookUp(number)?.length ?? 0;
}

function ownLookUp({ ranges }: Pick<Sample, 'ranges'>): LookUp {
  return (number) => {
    const id = ranges.idOf(number);
    return id < 0 ? undefined : ranges.attributesAt(id).spName;
  };
}

function libphonenumberLookUp(number: string): string | undefined {
  const parsed = parsePhoneNumber(`+${number}`);
  return parsed?.country && parsed.getType();
}

/** A key that tells prefixes with leading zeros and lengths apart: the digits behind a 1. */
const numericKey = (digits: string) => Number(`1${digits}`);

/** Walked from the longest prefix. Rows with the same digits follow each other, so a key leads to the first of them. */
function mapLookUp(unsorted: readonly RangeRow[]): LookUp {
  const rows = unsorted.toSorted((a, b) => (a.range < b.range ? -1 : a.range > b.range ? 1 : 0));
  const firsts = new Map<number, number>();
  rows.forEach(({ range }, id) => firsts.has(numericKey(range)) || firsts.set(numericKey(range), id));
  const keys = Float64Array.from(rows, ({ range }) => numericKey(range));
  const shortest = Uint8Array.from(rows, ({ minlength }) => minlength);
  const longest = Uint8Array.from(rows, ({ maxlength }) => maxlength);
  return (number) => {
    const length = number.length;
    for (let key = numericKey(number); key > 1; key = Math.floor(key / 10)) {
      const first = firsts.get(key);
      if (first === undefined) continue;
      for (let id = first; keys[id] === key; id += 1) if (length >= shortest[id]! && length <= longest[id]!) return rows[id]?.spName;
    }
    return undefined;
  };
}

/** Looks up the last range not after the number, which nearly always matches; if not, one statement asks for all prefixes. */
function sqliteLookUp(rows: readonly RangeRow[]): LookUp {
  const db = new DatabaseSync(':memory:');
  db.exec('create table ranges (range text, minlength int, maxlength int, sp text, primary key (range, minlength)) without rowid; begin');
  const insert = db.prepare('insert into ranges values (?, ?, ?, ?)');
  for (const { range, minlength, maxlength, spName } of rows) insert.run(range, minlength, maxlength, spName);
  db.exec('commit');
  const nearest = db.prepare(
    'select range, minlength, maxlength, sp from ranges where range <= ? order by range desc, minlength desc limit 1',
  );
  const prefixes = Array.from({ length: 15 }, (_, i) => `substr(?1, 1, ${i + 1})`).join(', ');
  const any = db.prepare(
    `select sp from ranges where range in (${prefixes}) and length(?1) between minlength and maxlength order by length(range) desc limit 1`,
  );
  return (number) => {
    const near = nearest.get(number);
    const isIt =
      near &&
      number.startsWith(String(near['range'])) &&
      number.length >= Number(near['minlength']) &&
      number.length <= Number(near['maxlength']);
    const sp = isIt ? near['sp'] : any.get(number)?.['sp'];
    return typeof sp === 'string' ? sp : undefined;
  };
}

/** The arrays that find a row; the rows themselves are not counted. */
function bytesARange({ sections, size }: Ranges): number {
  const arrays = [sections.trie, sections.facts, sections.outer, sections.rowOffsets];
  return arrays.reduce((sum, array) => sum + array.byteLength, 0) / size;
}

function loadLine(): Line {
  const directory = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const file = join(directory, 'ranges.snapshot');
    writeSnapshot(file, Ranges.of(buildRanges({ registry: new Map(), demo: false }).rows, { builtAt: '', sourceVersion: 'benchmark' }));
    const { load } = medianTimes({ load: () => void (used += readSnapshot(file).size) });
    return atMost('load of the built set, checksum included', { ours: load / 1e6, peer: 60, unit: 'ms' }, 1);
  } finally {
    rmSync(directory, { recursive: true });
  }
}
