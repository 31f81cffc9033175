/**
 * Watch lists due for comparison with this node's data: a node takes each by a lease, and every write names its fence number. A killed node leaves the list
 * unchanged, and another one starts over.
 */
import { sql } from 'kysely';
import type { NumberAnswer, PrefixAnswer, RangeMoves, WatchChange } from '../../shared/watch/watch.ts';
import type { Db } from '../database/database.ts';
import { isFree, leaseEnd } from '../database/leases.ts';
import type { DataVersions, KeptAnswer } from '../database/tables/watch.ts';
import { queueEvent } from '../webhooks/queued-events.ts';
import { type DataPosition, isBefore, keptVersions, versionColumns } from './data-position.ts';
import { inTransaction } from '../database/transaction.ts';

/** A list that this node holds. */
export interface HeldList {
  readonly organisationId: number;
  readonly fence: number;
  readonly changeId: number;
  /** Versions of the data with which its answers were last compared. */
  readonly versions: DataVersions;
  /** Version of the rules that built them. */
  readonly rules: number;
}

/** Result of the check of an entry. */
export interface CheckedEntry {
  readonly is_prefix: boolean;
  readonly digits: string;
  readonly before: KeptAnswer;
  readonly after: KeptAnswer;
  /** Empty if the change needs no entry of its own. */
  readonly facts: WatchChange['facts'];
  readonly moves: RangeMoves | null;
  readonly lists: WatchChange['lists'];
}

/** Takes the next list with answers from earlier data, for `leaseMs`. */
export async function takeDueList(db: Db, position: DataPosition, leaseMs: number): Promise<HeldList | undefined> {
  const { rows } = await sql<HeldList>`
    update watch_lists set fence = fence + 1, locked_until = ${leaseEnd(leaseMs)}
    where organisation_id = (
      select organisation_id from watch_lists
      where ${isBefore(position)} and ${isFree('locked_until')}
      order by organisation_id limit 1 for update skip locked
    ) returning organisation_id as "organisationId", fence, change_id as "changeId",
      ${versionColumns.versions} as versions, ${versionColumns.rules} as rules`.execute(db);
  return rows[0];
}

export type KeptEntry = { readonly digits: string; readonly change_id: number } & (
  | { readonly is_prefix: false; readonly kept: NumberAnswer }
  | { readonly is_prefix: true; readonly kept: PrefixAnswer | null }
);

/** Yields the entries of a list in chunks. Those added from newer data than this are compared by a node that has it. */
export async function* entriesOf(
  db: Db,
  { organisationId }: HeldList,
  { changeId, atOnce }: { changeId: number; atOnce: number },
): AsyncGenerator<readonly KeptEntry[]> {
  for (let last: KeptEntry | undefined; ;) {
    const rows = await db
      .selectFrom('watched_numbers')
      .where('organisation_id', '=', organisationId)
      .where('change_id', '<=', changeId)
      .$if(last !== undefined, (query) =>
        query.where(sql<boolean>`(is_prefix, digits) > (${last?.is_prefix ?? false}, ${last?.digits ?? ''})`),
      )
      .select(['is_prefix', 'digits', 'kept', 'change_id'])
      .orderBy('is_prefix')
      .orderBy('digits')
      .limit(atOnce)
      .execute();
    // The kind determines the form of the answer.
    const entries = rows as KeptEntry[];
    if (entries.length > 0) yield entries;
    if (entries.length < atOnce) return;
    last = entries.at(-1);
  }
}

const writtenAtOnce = 500;

/** Writes the results of a check, all or nothing; false, with nothing written, if this node no longer holds the list. */
export async function commitCheck(
  root: Db,
  list: HeldList,
  { position, found }: { position: DataPosition; found: readonly CheckedEntry[] },
): Promise<boolean> {
  return inTransaction(root, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('watch_lists')
      .set({
        change_id: position.changeId,
        ranges_as_of: position.rangesAsOf,
        versions: keptVersions(position),
        locked_until: null,
      })
      .where('organisation_id', '=', list.organisationId)
      .where('fence', '=', list.fence)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    for (let start = 0; start < found.length; start += writtenAtOnce)
      await writeFound(db, list, { changeId: position.changeId, found: found.slice(start, start + writtenAtOnce) });
    return true;
  });
}

/** Writes the changes; entries removed from the list meanwhile have none. */
async function writeFound(
  db: Db,
  { organisationId, fence }: HeldList,
  { changeId, found }: { changeId: number; found: readonly CheckedEntry[] },
): Promise<void> {
  const { rows } = await sql<{ digits: string; is_prefix: boolean; facts: WatchChange['facts'] }>`
    with checked as (
      select * from jsonb_to_recordset(${JSON.stringify(found)}::jsonb)
        as entry (is_prefix boolean, digits text, before jsonb, after jsonb, facts jsonb, moves jsonb, lists jsonb)
    ), kept as (
      update watched_numbers as watched set kept = coalesce(checked.after, 'null'), change_id = ${changeId},
        changed_at = case when checked.facts = '[]' then watched.changed_at else now() end
      from checked
      where watched.organisation_id = ${organisationId} and watched.is_prefix = checked.is_prefix and watched.digits = checked.digits
      returning checked.*, watched.added_by
    )
    insert into watch_changes (organisation_id, is_prefix, digits, fence, facts, before, after, moves, lists, watcher, mail_waits)
    select ${organisationId}, is_prefix, digits, ${fence}, facts, before, after, nullif(moves, 'null'), lists, added_by, added_by is not null
    from kept where facts <> '[]'
    on conflict (organisation_id, is_prefix, digits, fence) do nothing returning digits, is_prefix, facts`.execute(db);
  if (rows.length === 0) return;
  const changes = rows.map((row) => ({
    kind: row.is_prefix ? ('prefix' as const) : ('number' as const),
    digits: row.digits,
    facts: row.facts.map(({ fact }) => fact),
  }));
  await queueEvent(db, { type: 'watch.changed', organisationId, data: { changes } });
}
