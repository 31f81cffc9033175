/** Query records in the database and the archive: one list in one order, each record once. */
import type { Place } from '../../shared/base/cursor.ts';
import { dayMs, utcDay } from '../../shared/base/utc-day.ts';
import {
  answeredCodes,
  byLength,
  codesOf,
  type CountedFilter,
  listRecords,
  type RecordFilter,
  type Totals,
  totalRecords,
} from '../query-records/read-query-records.ts';
import type { FilePart } from './file-copies.ts';
import { type FoundRecord, msOf, named } from './named-records.ts';
import type { ArchivedRecord, Wanted } from './parquet-jobs.ts';
import { asOfOneMoment, limitOf, readParts, type RecordSources } from './read-archive.ts';

export interface PageWanted {
  readonly filter: RecordFilter;
  readonly before: Place | undefined;
  readonly limit: number;
}

/** Files read by one statement: the first time, and at most. */
const [fewFiles, mostFiles] = [4, 64];

/** Lists at most `limit` records before the cursor with their users, newest first. Throws `AppError` (503) if the archive is needed and cannot be read. */
export function listAllRecords(sources: RecordSources, organisationId: number, page: PageWanted): Promise<FoundRecord[]> {
  const { filter, before, limit } = page;
  const to = before ? earlier(filter.to, utcDay(before.at)) : filter.to;
  return asOfOneMoment(
    sources,
    { organisationId, from: filter.from, to },
    {
      inDatabase: (db) => listRecords(db, organisationId, page),
      withArchive: async (found, parts) => {
        const archived = await newestArchived(sources, parts, { ...page, organisationId, found });
        return inOrder([...found, ...(await named(sources.db, organisationId, archived))]).slice(0, limit);
      },
    },
  );
}

/** Totals as `totalRecords` does. Throws like `listAllRecords`. */
export function totalAllRecords(sources: RecordSources, organisationId: number, filter: CountedFilter): Promise<Totals> {
  const counted = { ...filter, from: filter.countedFrom };
  return asOfOneMoment(
    sources,
    { ...counted, organisationId },
    {
      inDatabase: (db) => totalRecords(db, organisationId, filter),
      withArchive: async ({ records, ...reported }, parts) => {
        const wanted = wantedOf(organisationId, counted);
        let { answered, failed } = records;
        const goOn = limitOf(sources);
        for (let from = 0; from < parts.length; from += mostFiles) {
          if (from > 0) goOn();
          const found = await readParts(sources, parts.slice(from, from + mostFiles), (room, paths) =>
            room.run('totals', { paths, wanted, answeredCodes }),
          );
          answered += found.answered;
          failed += found.failed;
        }
        return { ...reported, records: { answered, failed } };
      },
    },
  );
}

/** Throws like `listAllRecords` if the archive is needed and unreachable, so that an export fails before its first line. */
export async function requireArchive(sources: RecordSources, organisationId: number, filter: RecordFilter): Promise<void> {
  await asOfOneMoment(
    sources,
    { ...filter, organisationId },
    {
      inDatabase: async () => undefined,
      withArchive: (_, parts) => readParts(sources, parts.slice(0, 1), async () => undefined),
    },
  );
}

/** Reads file by file, newest day first, until there are enough records and no later one can follow. */
async function newestArchived(
  sources: RecordSources,
  parts: readonly FilePart[],
  { filter, before, limit, organisationId, found }: PageWanted & { organisationId: number; found: readonly FoundRecord[] },
): Promise<ArchivedRecord[]> {
  const wanted = wantedOf(organisationId, filter);
  const place = before && { atMs: before.at.getTime(), id: before.id };
  let archived: ArchivedRecord[] = [];
  const goOn = limitOf(sources);
  for (let from = 0, files = fewFiles; from < parts.length; from += files, files = Math.min(files * 2, mostFiles)) {
    const next = parts.slice(from, from + files);
    const lastWanted = [...found.map(({ at }) => at.getTime()), ...archived.map(msOf)].toSorted((a, b) => b - a)[limit - 1];
    if (lastWanted !== undefined && (next[0]?.day ?? '') < utcDay(new Date(lastWanted))) break;
    if (from > 0) goOn();
    const page = await readParts(sources, next, (room, paths) => room.run('page', { paths, wanted, before: place, limit }));
    archived = [...archived, ...page];
  }
  return archived;
}

const earlier = (a: string, b: string) => (a < b ? a : b);

function wantedOf(organisationId: number, { from, to, class: wantedClass, prefixes, ...filter }: RecordFilter): Wanted {
  return {
    ...filter,
    prefixes: prefixes && byLength(prefixes),
    organisationId,
    fromMs: Date.parse(from),
    beforeMs: Date.parse(to) + dayMs,
    codes: wantedClass && codesOf(wantedClass),
  };
}

function inOrder(records: readonly FoundRecord[]): FoundRecord[] {
  return records.toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1));
}
