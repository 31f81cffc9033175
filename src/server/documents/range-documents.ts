/** Documents made from a set of ranges: the CIC List, as a snapshot and as a delta, and the GNR Files. */
import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import type { Ranges } from '../../numbers/ranges/ranges.ts';
import { type DocumentDeps, newestOf, publishDocument, readDocument } from './documents.ts';
import { utcDay } from '../../shared/base/utc-day.ts';
import { changesBetween, type CicList, cicListFrom, cicListOf, deltaCsv, snapshotCsv } from './cic-list.ts';
import { gnrCsv, hasZone, zones } from './gnr-file.ts';

/** Versions kept for customers. A list is small, a GNR file has megabytes. */
const keptLists = 52;
const keptGnrFiles = 2;

const snapshots = { matter: 'cic-list/snapshot', series: 'cic-list' } as const;
const csv = 'text/csv; charset=utf-8';

/**
 * Publishes the documents of `after` unless they are already the newest; if none were ever published, those of `before` first. Repeatable at any time, and by
 * several nodes at once.
 */
export async function publishRangeDocuments(
  { db, storage, clock }: DocumentDeps,
  { before, after }: { before: Ranges | undefined; after: Ranges },
): Promise<void> {
  // One time for all: the list sorts documents of one time by title.
  const now = clock();
  const deps: DocumentDeps = { db, storage, clock: () => now };
  if (before && !(await newestOf(deps.db, snapshots))) await publishLists(deps, before);
  await publishLists(deps, after);
  await publishGnrFiles(deps, after);
}

/** Publishes the lists. The delta starts from the customers' newest snapshot, so it is made before the next one. */
async function publishLists(deps: DocumentDeps, ranges: Ranges): Promise<void> {
  const { version, sections } = ranges;
  const list = cicListOf(sections.attributes);
  const day = utcDay(deps.clock());
  await publishDocument(deps, {
    matter: 'cic-list/delta',
    series: 'cic-list',
    source: version,
    title: `CIC List changes, ${day} (${version.slice(0, 8)})`,
    fileName: `cic-list-delta-${day}-${version}.csv`,
    type: csv,
    keep: keptLists,
    content: async () => Buffer.from(deltaCsv(changesBetween(await newestSnapshot(deps), list))),
  });
  await publishDocument(deps, {
    ...snapshots,
    source: version,
    title: `CIC List, ${day} (${version.slice(0, 8)})`,
    fileName: `cic-list-snapshot-${day}-${version}.csv`,
    type: csv,
    keep: keptLists,
    content: () => Buffer.from(snapshotCsv(list)),
  });
}

async function newestSnapshot({ db, storage }: DocumentDeps): Promise<CicList> {
  const newest = await newestOf(db, snapshots);
  if (!newest) return new Map();
  // A parsing edge: with `columns` the parser returns text objects keyed by the header.
  const records = parse(await text(await readDocument(storage, newest)), { columns: true, delimiter: ';' }) as Record<string, string>[];
  return cicListFrom(records);
}

async function publishGnrFiles(deps: DocumentDeps, ranges: Ranges): Promise<void> {
  const day = utcDay(deps.clock());
  const whole = { digit: '', title: 'All ranges', part: 'all' };
  const parts = zones
    .filter((zone) => hasZone(ranges, zone))
    .map(({ digit, title }) => ({ digit, title: `Zone ${digit}: ${title}`, part: `zone-${digit}` }));
  for (const { digit, title, part } of [whole, ...parts]) {
    await publishDocument(deps, {
      matter: 'gnr-files',
      series: part,
      source: ranges.version,
      title: `${title}, ${day}`,
      fileName: `gnr-${part}-${day}-${ranges.version}.csv`,
      type: csv,
      keep: keptGnrFiles,
      content: () => gnrCsv(ranges, digit),
    });
  }
}
