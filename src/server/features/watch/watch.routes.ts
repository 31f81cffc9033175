import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { addWatched, removeWatched, watchList } from '../../../shared/api/watch.ts';
import { watchedMost } from '../../../shared/limits.ts';
import { keptAnswerOf, keptHoldersOf } from '../../../numbers/answers/kept-answer.ts';
import { recordAuditOf } from '../../auth/audit-log.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { serveOn } from '../../http/serve.ts';
import { positionOf } from '../../watch/data-position.ts';
import {
  countEntries,
  deleteEntries,
  type Entry,
  type AnsweredEntry,
  insertEntries,
  openList,
  versionsOf,
  watchedBy,
} from './watched.queries.ts';
import { watchChangesRoutes } from './watch-changes.ts';

export function watchRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);
  const { db, dataSets } = deps;

  serve(watchList, async ({ session }) => {
    const { numbers, prefixes } = await watchedBy(db, session);
    const dataVersions = await versionsOf(db, session.organisationId);
    return { message: { numbers, prefixes }, most: watchedMost, dataVersions: dataVersions ?? positionOf(dataSets.current()).versions };
  });

  serve(addWatched, async ({ body, session }) => {
    const data = dataSets.current();
    const position = positionOf(data);
    const { entries, refused } = await answered(data, entriesIn(body));
    const { organisationId } = session;
    return inTransaction(db, async (transaction) => {
      await openList(transaction, organisationId, position);
      const added = await insertEntries(transaction, session, { entries, changeId: position.changeId });
      const watched = await countEntries(transaction, organisationId);
      if (watched > watchedMost) throw tooMany({ watched: watched - added, added });
      if (added > 0)
        await recordAuditOf(transaction, session, { action: 'watch list extended', detail: `${counted(added)}, ${watched} in all` });
      return { message: `${counted(added)} added`, added, already: entries.length - added, refused, watched };
    });
  });

  serve(removeWatched, async ({ body, session }) => {
    const { organisationId } = session;
    return inTransaction(db, async (transaction) => {
      const removed = await deleteEntries(transaction, organisationId, entriesIn(body));
      const watched = await countEntries(transaction, organisationId);
      if (removed > 0)
        await recordAuditOf(transaction, session, { action: 'watch list reduced', detail: `${counted(removed)}, ${watched} in all` });
      return { message: `${counted(removed)} removed`, removed, watched };
    });
  });

  watchChangesRoutes(serve, deps);
}

/** Each once. */
function entriesIn({ numbers, prefixes }: { numbers: readonly string[]; prefixes: readonly string[] }): Entry[] {
  return [
    ...[...new Set(numbers)].map((digits) => ({ is_prefix: false, digits })),
    ...[...new Set(prefixes)].map((digits) => ({ is_prefix: true, digits })),
  ];
}

const answeredAtOnce = 250;

/** With the answers of the data that this node has; made-up ones are refused. Others have their turn in between. */
async function answered(
  { numbers, ranges }: ReturnType<Deps['dataSets']['current']>,
  entries: readonly Entry[],
): Promise<{ entries: AnsweredEntry[]; refused: string[] }> {
  const found: AnsweredEntry[] = [];
  const refused: string[] = [];
  for (const [index, entry] of entries.entries()) {
    if (index > 0 && index % answeredAtOnce === 0) await setImmediate();
    const kept = entry.is_prefix ? keptHoldersOf(numbers, ranges, entry.digits) : keptAnswerOf(numbers, entry.digits);
    if (kept) found.push({ ...entry, kept });
    else refused.push(entry.digits);
  }
  return { entries: found, refused };
}

function tooMany({ watched, added }: { watched: number; added: number }): AppError {
  const room = Math.max(0, watchedMost - watched);
  const sentence = `An organisation watches at most ${watchedMost.toLocaleString('en')} numbers and prefixes: ${watched.toLocaleString('en')} are watched, ${added.toLocaleString('en')} would be new`;
  return new AppError('limit_reached', `${sentence}. There is room for ${room.toLocaleString('en')}; nothing was added`);
}

function counted(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'entry' : 'entries'}`;
}
