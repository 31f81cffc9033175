/** Mails about changes of watched numbers: to the user who added the entry, at most one a day, with everything since the previous one. */
import { sql } from 'kysely';
import { bits } from '../../shared/base/permissions.ts';
import type { WatchChange } from '../../shared/watch/watch.ts';
import type { LanguageTag } from '../../shared/base/language.ts';
import { storedLanguage } from '../auth/stored-language.ts';
import type { Db } from '../database/database.ts';
import { readEntitlement } from '../entitlements/entitlement.ts';
import type { DataSets } from '../data-sets/data-sets.ts';
import { inTransaction } from '../database/transaction.ts';
import type { MailNames } from '../mail/mailer.ts';
import type { MailOutbox } from '../mail/mail-outbox.ts';
import { watchMail } from './watch.mails.ts';
import { changeOf, changeColumns } from './change-rows.ts';
import { answersShownTo } from './shown-answers.ts';

export interface WatchMailDependencies {
  readonly db: Db;
  readonly dataSets: Pick<DataSets, 'current'>;
  readonly outbox: MailOutbox;
  readonly names: MailNames;
  readonly publicUrl: () => string;
}

/** Minimum interval between mails to one person. */
const pause = sql`interval '24 hours'`;
/** Most changes that a mail lists; the others are counted. */
const namedMost = 20;

interface Watcher {
  readonly id: string;
  readonly organisationId: number;
  readonly email: string;
  readonly language: LanguageTag | null;
  /** False if the user wants no such mail, or may not see the list. */
  readonly isMailed: boolean;
}

/** Sends the due mails; `quietMs` is the required time without new changes, since data sets are often imported one after the other. */
export async function mailWatchers(dependencies: WatchMailDependencies, quietMs: number): Promise<void> {
  for (;;) {
    const wasDue = await inTransaction(dependencies.db, async (transaction) => {
      // Otherwise two nodes could each send one.
      await sql`select pg_advisory_xact_lock(hashtext('watch mails'))`.execute(transaction);
      const watcher = await nextWatcher(transaction, quietMs);
      if (watcher) await mailTo({ ...dependencies, db: transaction }, watcher);
      return watcher !== undefined;
    });
    if (!wasDue) return;
  }
}

/** Finds a user with waiting changes. Users who left, and those of a closed organisation, get no mail. */
async function nextWatcher(db: Db, quietMs: number): Promise<Watcher | undefined> {
  const { rows } = await sql<Watcher>`
    select portal_users.id, waiting.organisation_id as "organisationId", portal_users.email, ${storedLanguage} as language,
      portal_users.organisation_id = waiting.organisation_id and organisations.closed_at is null
        and portal_users.permissions & ${1 << bits.test_and_diagnostics}::int <> 0
        and coalesce(portal_users.preferences ->> 'watchMails', '') <> 'none' as "isMailed"
    from (
      select watcher, organisation_id from watch_changes where mail_waits
      group by watcher, organisation_id having max(at) <= now() - ${quietMs} * interval '1 millisecond'
    ) as waiting
    join portal_users on portal_users.id = waiting.watcher
    join organisations on organisations.id = waiting.organisation_id
    where not exists (select 1 from watch_changes where watcher = portal_users.id and mailed_at > now() - ${pause})
    order by portal_users.id limit 1`.execute(db);
  return rows[0];
}

async function mailTo(dependencies: WatchMailDependencies, { id, organisationId, email, language, isMailed }: Watcher): Promise<void> {
  const { db, outbox, names, publicUrl } = dependencies;
  const told = isMailed ? await changesToTell(dependencies, { id, organisationId }) : { changes: [], count: 0 };
  if (told.count > 0) await outbox.queue(db, watchMail(names, { to: email, language, ...told, publicUrl: publicUrl() }));
  await db
    .updateTable('watch_changes')
    .set({ mail_waits: false, mailed_at: told.count > 0 ? sql<Date>`now()` : null })
    .where('watcher', '=', id)
    .where('organisation_id', '=', organisationId)
    .where('mail_waits', '=', true)
    .execute();
}

/** Reads a watcher's first waiting changes and their total, except for those that the organisation may no longer query. */
async function changesToTell(
  { db, dataSets }: WatchMailDependencies,
  { id, organisationId }: Pick<Watcher, 'id' | 'organisationId'>,
): Promise<{ changes: WatchChange[]; count: number }> {
  const own = await readEntitlement(db, organisationId);
  const waiting = db
    .selectFrom('watch_changes')
    .where('watcher', '=', id)
    .where('organisation_id', '=', organisationId)
    .where('mail_waits', '=', true);
  const rows = await waiting
    .select(changeColumns)
    .orderBy('at')
    .orderBy('is_prefix')
    .orderBy('digits')
    .$if(own === undefined, (query) => query.limit(namedMost))
    .execute();
  const changes = answersShownTo(own, dataSets.current().ranges).changes(rows.map((row) => changeOf({ ...row, isWatched: true })));
  if (own) return { changes: changes.slice(0, namedMost), count: changes.length };
  const { count } = await waiting.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return { changes, count };
}
