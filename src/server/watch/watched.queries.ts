/** The entries of a watch list. */
import { sql } from 'kysely';
import { watchedMost } from '../../shared/base/limits.ts';
import type { WatchedNumber, WatchedPrefix } from '../../shared/watch/watch.ts';
import type { Watched } from '../entitlements/watched-entries.ts';
import type { ShownAnswers } from './shown-answers.ts';
import type { Session } from '../auth/sessions.ts';
import type { Db } from '../database/database.ts';
import type { DataVersions, KeptAnswer } from '../database/tables/watch.ts';
import { type DataPosition, isBefore, keptVersions, versionColumns } from './data-position.ts';

export interface AnsweredEntry extends Watched {
  readonly kept: KeptAnswer;
}

type Reader = Pick<Session, 'portalId' | 'organisationId'>;

/** Lists the entries, sorted by digits. */
export async function watchedBy(
  db: Db,
  { portalId, organisationId }: Reader,
  shown: ShownAnswers,
): Promise<{ numbers: WatchedNumber[]; prefixes: WatchedPrefix[] }> {
  const rows = await db
    .selectFrom('watched_numbers as watched')
    .leftJoin('portal_users as users', (join) =>
      join.onRef('users.id', '=', 'watched.added_by').onRef('users.organisation_id', '=', 'watched.organisation_id'),
    )
    .where('watched.organisation_id', '=', organisationId)
    .select(['is_prefix', 'digits', 'kept', 'added_at', 'changed_at', 'users.id as userId', 'users.full_name as addedBy'])
    .orderBy('is_prefix')
    .orderBy('digits')
    .limit(watchedMost)
    .execute();
  const ofKind = <Answer>(isPrefix: boolean, shownOf: (digits: string, answer: Answer) => Answer) =>
    rows
      .filter(({ is_prefix }) => is_prefix === isPrefix)
      .map(({ digits, kept, added_at, changed_at, userId, addedBy }) => ({
        digits,
        // The kind determines the form of the answer.
        answer: shownOf(digits, kept as Answer),
        addedAt: added_at.toISOString(),
        addedBy,
        isOwn: userId === portalId,
        changedAt: changed_at?.toISOString() ?? null,
      }));
  return { numbers: ofKind(false, shown.ofNumber), prefixes: ofKind(true, shown.ofPrefix) };
}

/** Returns those of the entries that are already watched. */
export async function watchedAmong(db: Db, organisationId: number, entries: readonly Watched[]): Promise<Watched[]> {
  const { rows } = await sql<Watched>`
    select is_prefix, digits from watched_numbers
    join jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (is_prefix boolean, digits text) using (is_prefix, digits)
    where organisation_id = ${organisationId}`.execute(db);
  return rows;
}

export async function versionsOf(db: Db, organisationId: number): Promise<DataVersions | undefined> {
  const list = await db
    .selectFrom('watch_lists')
    .where('organisation_id', '=', organisationId)
    .select(versionColumns.versions.as('versions'))
    .executeTakeFirst();
  return list?.versions;
}

/**
 * Locks the organisation's list in the transaction `db`, and creates it if needed. A comparison in progress starts over, and a list compared with later data
 * than this node's is compared again, so that the new entries are not missed.
 */
export async function openList(db: Db, organisationId: number, position: DataPosition): Promise<void> {
  const { changeId, rangesAsOf } = position;
  const compared = { change_id: changeId, ranges_as_of: rangesAsOf, versions: keptVersions(position) };
  await db
    .insertInto('watch_lists')
    .values({ organisation_id: organisationId, ...compared })
    .onConflict((conflict) =>
      conflict.column('organisation_id').doUpdateSet({
        fence: sql<number>`watch_lists.fence + case when watch_lists.locked_until is null then 0 else 1 end`,
        locked_until: null,
      }),
    )
    .execute();
  await db
    .updateTable('watch_lists')
    .where('organisation_id', '=', organisationId)
    .where(sql<boolean>`not ${isBefore(position)}`)
    .set(compared)
    .execute();
}

const writtenAtOnce = 500;

/** Inserts entries and returns the number of new ones. */
export async function insertEntries(
  db: Db,
  { portalId, organisationId }: Reader,
  { entries, changeId }: { entries: readonly AnsweredEntry[]; changeId: number },
): Promise<number> {
  let added = 0;
  for (let start = 0; start < entries.length; start += writtenAtOnce) {
    const { rows } = await sql`
      insert into watched_numbers (organisation_id, is_prefix, digits, kept, change_id, added_by)
      select ${organisationId}::int, is_prefix, digits, kept, ${changeId}::bigint, ${portalId}::uuid
      from jsonb_to_recordset(${JSON.stringify(entries.slice(start, start + writtenAtOnce))}::jsonb)
        as entry (is_prefix boolean, digits text, kept jsonb)
      on conflict (organisation_id, is_prefix, digits) do nothing returning 1`.execute(db);
    added += rows.length;
  }
  return added;
}

/** Assigns entries whose watcher has left the organisation to the caller. */
export async function takeOver(db: Db, { portalId, organisationId }: Reader, entries: readonly Watched[]): Promise<void> {
  await sql`
    update watched_numbers as watched set added_by = ${portalId}
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (is_prefix boolean, digits text)
    where watched.organisation_id = ${organisationId} and watched.is_prefix = entry.is_prefix and watched.digits = entry.digits
      and not exists (select 1 from portal_users where id = watched.added_by and organisation_id = watched.organisation_id)`.execute(db);
}

export async function countEntries(db: Db, organisationId: number): Promise<number> {
  const { count } = await db
    .selectFrom('watched_numbers')
    .where('organisation_id', '=', organisationId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes entries and returns the number of deleted ones. */
export async function deleteEntries(db: Db, organisationId: number, entries: readonly Watched[]): Promise<number> {
  const { rows } = await sql`
    delete from watched_numbers using jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (is_prefix boolean, digits text)
    where organisation_id = ${organisationId} and watched_numbers.is_prefix = entry.is_prefix and watched_numbers.digits = entry.digits
    returning 1`.execute(db);
  return rows.length;
}
