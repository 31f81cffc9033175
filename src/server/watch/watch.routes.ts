import type { FastifyInstance } from 'fastify';
import { addWatched, removeWatched, watchList } from '../../shared/watch/watch.ts';
import { watchedMost } from '../../shared/base/limits.ts';
import { entriesInWords } from '../../shared/watch/entries-in-words.ts';
import { watchSaid } from '../../shared/watch/said.ts';
import { recordAuditOf } from '../auth/audit-log.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Deps } from '../deps.ts';
import { readNumbers } from '../http/read-numbers.ts';
import { serveOn } from '../http/serve.ts';
import { told } from '../http/told.ts';
import type { Watched } from '../entitlements/watched-entries.ts';
import { positionOf } from './data-position.ts';
import { answersShownTo } from './shown-answers.ts';
import { addEntries } from './add-entries.ts';
import { countEntries, deleteEntries, versionsOf, watchedBy } from './watched.queries.ts';
import { watchChangesRoutes } from './watch-changes.ts';

export function watchRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);
  const { db, dataSets, entitlements } = deps;

  serve(watchList, async ({ session }) => {
    const data = dataSets.current();
    const shown = answersShownTo(await entitlements.of(session.organisationId), data.ranges);
    const message = await watchedBy(db, session, shown);
    const dataVersions = await versionsOf(db, session.organisationId);
    return { message, most: watchedMost, dataVersions: dataVersions ?? positionOf(data).versions };
  });

  serve(addWatched, async ({ body, session }) => {
    const found = readNumbers(session, body);
    const added = await addEntries(deps, session, entriesIn({ numbers: found.map(({ tel }) => tel), prefixes: body.prefixes }));
    const read = found.flatMap((one) => one.read ?? []);
    return read.length > 0 ? { ...added, read } : added;
  });

  serve(removeWatched, async ({ body, session }) => {
    const { organisationId } = session;
    return inTransaction(db, async (transaction) => {
      const removed = await deleteEntries(transaction, organisationId, entriesIn(body));
      const watched = await countEntries(transaction, organisationId);
      if (removed > 0)
        await recordAuditOf(transaction, session, {
          action: 'watch list reduced',
          detail: `${entriesInWords(removed)}, ${watched} in all`,
        });
      return { ...told(watchSaid.removed(removed)), removed, watched };
    });
  });

  watchChangesRoutes(serve, deps);
}

/** Each once. */
function entriesIn({ numbers, prefixes }: { numbers: readonly string[]; prefixes: readonly string[] }): Watched[] {
  return [
    ...[...new Set(numbers)].map((digits) => ({ is_prefix: false, digits })),
    ...[...new Set(prefixes)].map((digits) => ({ is_prefix: true, digits })),
  ];
}
