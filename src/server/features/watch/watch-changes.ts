/** What changed in the answers about watched entries: page by page, and as a file. */
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { cursorOf, type Place, readCursor } from '../../../shared/api/cursor.ts';
import { exportWatchChanges, type WatchChange, watchChanges } from '../../../shared/api/watch.ts';
import { csvRow } from '../../../shared/csv.ts';
import { watchChangesPageSize, watchRecentDays } from '../../../shared/limits.ts';
import { changeInWords, listsInWords } from '../../../shared/watch/watch-words.ts';
import { recordAuditOf } from '../../auth/audit-log.ts';
import type { Db } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { FileReply } from '../../http/file-reply.ts';
import type { serveOn } from '../../http/serve.ts';
import { changeColumns, changeOf } from '../../watch/change-rows.ts';

export function watchChangesRoutes(serve: ReturnType<typeof serveOn>, { db, clock }: Deps): void {
  serve(watchChanges, async ({ query, session: { organisationId } }) => {
    const limit = watchChangesPageSize;
    // One more than are answered says whether there are older ones.
    const found = await changesBefore(db, organisationId, { before: readCursor(query.before), limit: limit + 1 });
    const rows = found.slice(0, limit);
    return {
      message: rows.map(changeOf),
      older: found.length > limit ? cursorOf(rows.at(-1)) : null,
      recent: { days: watchRecentDays, ...(await countRecent(db, organisationId)) },
    };
  });

  serve(exportWatchChanges, async ({ session }) => {
    await recordAuditOf(db, session, { action: 'watch changes exported' });
    return new FileReply({
      name: `watch-changes-${clock().toISOString().slice(0, 10)}.csv`,
      type: 'text/csv; charset=utf-8',
      open: async () => Readable.from(csvOf(db, session.organisationId)),
    });
  });
}

/** The newest first. */
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

function countRecent(db: Db, organisationId: number): Promise<{ changes: number; ofLists: number }> {
  return db
    .selectFrom('watch_changes')
    .where('organisation_id', '=', organisationId)
    .where('at', '>', sql<Date>`now() - ${watchRecentDays} * interval '1 day'`)
    .select(({ fn }) => [
      fn.countAll<number>().as('changes'),
      fn
        .countAll<number>()
        .filterWhere(sql<boolean>`not facts @> '[{"cause": "changed"}]'`)
        .as('ofLists'),
    ])
    .executeTakeFirstOrThrow();
}

const exportedAtOnce = 1_000;
const byteOrderMark = '\ufeff';
const columns = ['at', 'kind', 'digits', 'change', 'data'];

async function* csvOf(db: Db, organisationId: number): AsyncGenerator<string> {
  yield `${byteOrderMark}${csvRow(columns)}\r\n`;
  for (let before: Place | undefined; ;) {
    const found = await changesBefore(db, organisationId, { before, limit: exportedAtOnce });
    if (found.length > 0) yield found.flatMap((row) => linesOf(changeOf(row))).join('');
    before = found.at(-1);
    if (found.length < exportedAtOnce) return;
  }
}

/** A line a fact. */
function linesOf(change: WatchChange): string[] {
  const { at, kind, digits, lists } = change;
  return changeInWords(change).map((words) => `${csvRow([at, kind, digits, words, listsInWords(lists)])}\r\n`);
}
