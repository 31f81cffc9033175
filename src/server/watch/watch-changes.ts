/** Changes of the answers about watched entries: page by page, and as a file. */
import { sql } from 'kysely';
import { cursorOf, type Place, readCursor } from '../../shared/base/cursor.ts';
import { exportWatchChanges, type WatchChange, watchChanges } from '../../shared/watch/watch.ts';
import { csvRow } from '../../shared/base/csv.ts';
import { watchChangesPageSize, watchRecentDays } from '../../shared/base/limits.ts';
import { changeInWords, listsInWords } from '../../shared/watch/watch-words.ts';
import { recordAuditOf } from '../auth/audit-log.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { csvReply } from '../http/file-reply.ts';
import type { serveOn } from '../http/serve.ts';
import { changeColumns, changeOf } from './change-rows.ts';
import { answersShownTo, type ShownAnswers } from './shown-answers.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'sessions' | 'dataSets' | 'entitlements' | 'clock'>;

export function watchChangesRoutes(serve: ReturnType<typeof serveOn>, { db, clock, dataSets, entitlements }: Needs): void {
  const shownTo = async (organisationId: number) => answersShownTo(await entitlements.of(organisationId), dataSets.current().ranges);

  serve(watchChanges, async ({ query, session: { organisationId } }) => {
    const limit = watchChangesPageSize;
    const shown = await shownTo(organisationId);
    const rows: WatchChange[] = [];
    // One more than requested tells whether there are older ones.
    for await (const found of changesShown(db, organisationId, { before: readCursor(query.before), atOnce: limit + 1, shown })) {
      rows.push(...found);
      if (rows.length > limit) break;
    }
    const message = rows.slice(0, limit);
    const last = message.at(-1);
    return {
      message,
      older: rows.length > limit && last ? cursorOf({ at: new Date(last.at), id: last.id }) : null,
      recent: { days: watchRecentDays, ...(await countRecent(db, organisationId, shown)) },
    };
  });

  serve(exportWatchChanges, async ({ session }) => {
    await recordAuditOf(db, session, { action: 'watch changes exported' });
    const shown = await shownTo(session.organisationId);
    return csvReply(`watch-changes-${clock().toISOString().slice(0, 10)}.csv`, linesOfAll(db, session.organisationId, shown));
  });
}

interface Reading {
  readonly before?: Place | undefined;
  /** Rows read at once. */
  readonly atOnce: number;
  readonly shown: ShownAnswers;
}

/** Yields the changes, newest first, in chunks of rows. */
async function* changesShown(db: Db, organisationId: number, { before: first, atOnce, shown }: Reading): AsyncGenerator<WatchChange[]> {
  for (let before = first; ;) {
    const found = await changesBefore(db, organisationId, { before, limit: atOnce });
    yield shown.changes(found.map(changeOf));
    before = found.at(-1);
    if (found.length < atOnce) return;
  }
}

/** Reads the changes before a place, newest first. */
function changesBefore(db: Db, organisationId: number, { before, limit }: { before: Place | undefined; limit: number }) {
  let query = db
    .selectFrom('watch_changes as changes')
    .where('organisation_id', '=', organisationId)
    .select(changeColumns)
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('watched_numbers as watched')
          .whereRef('watched.organisation_id', '=', 'changes.organisation_id')
          .whereRef('watched.is_prefix', '=', 'changes.is_prefix')
          .whereRef('watched.digits', '=', 'changes.digits')
          .select(sql`1`.as('one')),
      )
        .$castTo<boolean>()
        .as('isWatched'),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (before) query = query.where(sql<boolean>`(at, id) < (${before.at}, ${before.id})`);
  return query.execute();
}

interface Recent {
  readonly changes: number;
  /** Changes that only report a loaded or withdrawn list. */
  readonly ofLists: number;
}

/** Counts the shown changes of the last days. */
async function countRecent(db: Db, organisationId: number, shown: ShownAnswers): Promise<Recent> {
  const since = sql<Date>`now() - ${watchRecentDays} * interval '1 day'`;
  const recent = db.selectFrom('watch_changes').where('organisation_id', '=', organisationId).where('at', '>', since);
  if (shown.areAll)
    return recent
      .select(({ fn }) => [
        fn.countAll<number>().as('changes'),
        fn
          .countAll<number>()
          .filterWhere(sql<boolean>`not facts @> '[{"cause": "changed"}]'`)
          .as('ofLists'),
      ])
      .executeTakeFirstOrThrow();
  const rows = await recent.select(changeColumns).execute();
  const changes = shown.changes(rows.map((row) => changeOf({ ...row, isWatched: true })));
  return { changes: changes.length, ofLists: changes.filter(({ facts }) => facts.every(({ cause }) => cause !== 'changed')).length };
}

const exportedAtOnce = 1_000;
const columns = ['at', 'kind', 'digits', 'change', 'data'];

async function* linesOfAll(db: Db, organisationId: number, shown: ShownAnswers): AsyncGenerator<string> {
  yield `${csvRow(columns)}\r\n`;
  for await (const changes of changesShown(db, organisationId, { atOnce: exportedAtOnce, shown })) {
    if (changes.length > 0) yield changes.flatMap(linesOf).join('');
  }
}

/** Formats a line per fact. */
function linesOf(change: WatchChange): string[] {
  const { at, kind, digits, lists } = change;
  return changeInWords(change).map((words) => `${csvRow([at, kind, digits, words, listsInWords(lists)])}\r\n`);
}
