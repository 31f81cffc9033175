/** Changes of an organisation by the provider, in the portal or by a command: one at a time, each with an audit entry. */
import { sql } from 'kysely';
import { organisationsSaid } from '../../shared/organisations/said.ts';
import { utcDay } from '../../shared/base/utc-day.ts';
import { recordAudit } from '../auth/audit-log.ts';
import { homeCountryOf } from '../auth/home-countries.ts';
import { endAccess } from '../auth/lasting-access.ts';
import { findOrganisation, lockOrganisation, type Organisation } from '../auth/organisations.ts';
import type { Sessions } from '../auth/sessions.ts';
import { cancelBatchesOf } from '../batches/worker/batch-queue.ts';
import type { Db } from '../database/database.ts';
import { AppError } from '../base/errors.ts';

interface Added {
  readonly id: number;
  readonly name: string;
}

/** Adds all organisations in `transaction`, or throws `AppError` (409 on the field `userId`) if an account number is taken. */
export async function addOrganisations(transaction: Db, organisations: readonly Added[], actor: string): Promise<void> {
  for (let start = 0; start < organisations.length; start += rowsAtOnce) {
    const rows = organisations.slice(start, start + rowsAtOnce);
    const added = await transaction
      .insertInto('organisations')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .execute();
    const ids = new Set(added.map(({ id }) => id));
    const taken = rows.find(({ id }) => !ids.has(id));
    if (taken) throw await accountTaken(transaction, taken.id);
  }
  for (const { id, name } of organisations)
    await recordAudit(transaction, { organisationId: id, actor, subject: name, action: 'organisation added' });
}

const rowsAtOnce = 1_000;

/** Returns the refusal of an account number that is taken. */
export async function accountTaken(db: Db, id: number): Promise<AppError> {
  const organisation = await findOrganisation(db, id);
  const said = organisation ? organisationsSaid.isAccountOf(id, organisation.name) : organisationsSaid.isTaken(id);
  return new AppError('already_exists', said, { errors: { userId: said } });
}

/** The organisation to change, and the actor: an e-mail address, or the operating-system user who ran a command. */
interface Change {
  readonly id: number;
  readonly actor: string;
}

/** Renames the organisation and returns its previous state. Throws `AppError` (404). */
export async function renameOrganisation(transaction: Db, { id, actor }: Change, name: string): Promise<Organisation> {
  const before = await lockedOrganisation(transaction, id);
  await transaction.updateTable('organisations').where('id', '=', id).set({ name }).execute();
  const detail = `was ${before.name}`;
  await recordAudit(transaction, { organisationId: id, actor, subject: name, action: 'organisation renamed', detail });
  return before;
}

/**
 * Changes the home country at once, also for signed-in users and for keys. `country` is ISO 3166-1 alpha-2, null for none. Returns the organisation's name.
 * Throws `AppError` (404).
 */
export async function changeHomeCountry(transaction: Db, { id, actor }: Change, country: string | null): Promise<string> {
  const { name } = await lockedOrganisation(transaction, id);
  const before = await homeCountryOf(transaction, id);
  if (before === country) return name;
  await transaction.updateTable('organisations').where('id', '=', id).set({ home_country: country }).execute();
  const detail = `${country ?? noCountry} (was ${before ?? noCountry})`;
  await recordAudit(transaction, { organisationId: id, actor, subject: name, action: 'home country changed', detail });
  return name;
}

const noCountry = 'no country';

/** Counts of what the closing ended. */
export interface Closed {
  readonly name: string;
  /** Users who can no longer sign in. */
  readonly users: number;
  /** Batches that were queued or running. */
  readonly batches: number;
}

/**
 * Closes an organisation: its users cannot sign in, and their sessions, support views, codes, mailed links and API keys end. Its webhooks are off, and its
 * unfinished batches are cancelled, so that none sends mail. Its stored data stays. Throws `AppError`: 404, and 409 if it is already closed or is
 * `platformAccountId`, the provider's own.
 */
export async function closeOrganisation(
  transaction: Db,
  { id, actor, sessions }: Change & { sessions?: Pick<Sessions, 'changed' | 'allChanged'> },
  platformAccountId: number,
): Promise<Closed> {
  const { name, closedAt } = await lockedOrganisation(transaction, id);
  if (id === platformAccountId) throw new AppError('conflict', organisationsSaid.isProviders(id));
  if (closedAt !== null) throw new AppError('conflict', organisationsSaid.wasClosed(id, name, utcDay(closedAt)));
  await transaction
    .updateTable('organisations')
    .where('id', '=', id)
    .set({ closed_at: sql<Date>`now()` })
    .execute();
  await endAccess(transaction, 'organisation closed', { whose: { organisationId: id }, sessions });
  const users = await transaction.selectFrom('portal_users').where('organisation_id', '=', id).select('id').execute();
  await transaction.deleteFrom('batch_address_links').where('organisation_id', '=', id).execute();
  const batches = await cancelBatchesOf(transaction, id);
  const detail = batches === 0 ? '' : `cancelled ${batches === 1 ? '1 batch' : `${batches} batches`}`;
  await recordAudit(transaction, { organisationId: id, actor, subject: name, action: 'organisation closed', detail });
  return { name, users: users.length, batches };
}

/**
 * Reopens an organisation: its users sign in again with their passwords; invitations, API keys and batches stay ended. A webhook is switched on by a successful
 * test. Returns its name. Throws `AppError`: 404, and 409 if it is not closed.
 */
export async function reopenOrganisation(transaction: Db, { id, actor }: Change): Promise<string> {
  const { name, closedAt } = await lockedOrganisation(transaction, id);
  if (closedAt === null) throw new AppError('conflict', organisationsSaid.isNotClosed(id, name));
  const erasing = await transaction.selectFrom('erasures').where('organisation_id', '=', id).select('begun_at').executeTakeFirst();
  if (erasing) throw new AppError('conflict', organisationsSaid.isBeingErased(id));
  await transaction.updateTable('organisations').where('id', '=', id).set({ closed_at: null }).execute();
  await recordAudit(transaction, { organisationId: id, actor, subject: name, action: 'organisation opened again' });
  return name;
}

/** Locks the organisation until the end of the transaction, so that concurrent changes wait. Throws `AppError` (404). */
export async function lockedOrganisation(transaction: Db, id: number): Promise<Organisation> {
  await lockOrganisation(transaction, id);
  const organisation = await findOrganisation(transaction, id);
  const said = organisationsSaid.noAccount(id);
  if (!organisation) throw new AppError('not_found', said, { errors: { userId: said } });
  return organisation;
}
