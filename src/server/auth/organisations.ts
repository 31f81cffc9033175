/** Organisations by their account number. */
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { AppError } from '../errors.ts';
import { recordAudit } from './audit-log.ts';

export interface Organisation {
  /** The account number. */
  readonly id: number;
  readonly name: string;
  /** Since when its users cannot sign in. */
  readonly closedAt: Date | null;
}

const columns = ['id', 'name', 'closed_at as closedAt'] as const;

export function findOrganisation(db: Db, id: number): Promise<Organisation | undefined> {
  return db.selectFrom('organisations').where('id', '=', id).select(columns).executeTakeFirst();
}

/** Throws `AppError` (404, on the field `userId`) where there is none. */
export async function getOrganisation(db: Db, id: number): Promise<Organisation> {
  const organisation = await findOrganisation(db, id);
  const message = 'There is no such organisation';
  if (!organisation) throw new AppError('not-found', message, { errors: { userId: message } });
  return organisation;
}

/** Throws `AppError` (409, on `field`) where the organisation is closed: nobody gets into it. */
export function refuseClosed({ closedAt }: Organisation, field: string): void {
  const message = 'This organisation is closed';
  if (closedAt !== null) throw new AppError('conflict', message, { errors: { [field]: message } });
}

/** Every organisation by its account number, with how many users it has. */
export function listOrganisationsWithUsers(db: Db) {
  return db
    .selectFrom('organisations')
    .leftJoin('portal_users', 'portal_users.organisation_id', 'organisations.id')
    .groupBy('organisations.id')
    .select(['organisations.id', 'organisations.name', 'organisations.closed_at as closedAt'])
    .select(({ fn }) => fn.count<number>('portal_users.id').as('users'))
    .orderBy('organisations.id')
    .execute();
}

/** Adds the organisations, which are not there, in `transaction`. */
export async function addOrganisations(
  transaction: Db,
  organisations: readonly { id: number; name: string }[],
  actor: string,
): Promise<void> {
  for (let start = 0; start < organisations.length; start += rowsAtOnce) {
    await transaction
      .insertInto('organisations')
      .values(organisations.slice(start, start + rowsAtOnce))
      .execute();
  }
  for (const { id, name } of organisations)
    await recordAudit(transaction, { organisationId: id, actor, subject: name, action: 'organisation added' });
}

const rowsAtOnce = 1_000;

/** What a command does to one organisation, in `transaction`, and who typed it. */
interface Change {
  readonly organisation: Organisation;
  readonly actor: string;
}

export async function renameOrganisation(transaction: Db, { organisation, actor }: Change, name: string): Promise<void> {
  await transaction.updateTable('organisations').where('id', '=', organisation.id).set({ name }).execute();
  const detail = `was ${organisation.name}`;
  await recordAudit(transaction, { organisationId: organisation.id, actor, subject: name, action: 'organisation renamed', detail });
}

/** From now on its users cannot sign in: sessions, support views, codes and mailed links of theirs are over. Answers how many users it has. */
export async function closeOrganisation(transaction: Db, { organisation, actor }: Change): Promise<number> {
  const { id, name } = organisation;
  await transaction
    .updateTable('organisations')
    .where('id', '=', id)
    .set({ closed_at: sql<Date>`now()` })
    .execute();
  const users = await transaction.selectFrom('portal_users').where('organisation_id', '=', id).select('id').forUpdate().execute();
  for (const table of ['sessions', 'one_time_codes', 'password_links', 'email_changes'] as const)
    await sql`delete from ${sql.table(table)} where user_id in (select id from portal_users where organisation_id = ${id})`.execute(
      transaction,
    );
  await transaction.deleteFrom('batch_address_links').where('organisation_id', '=', id).execute();
  await recordAudit(transaction, { organisationId: id, actor, subject: name, action: 'organisation closed' });
  return users.length;
}

/** Its users sign in again, with the passwords that they had; invitations that were open ended with the closing. */
export async function reopenOrganisation(transaction: Db, { organisation: { id, name }, actor }: Change): Promise<void> {
  await transaction.updateTable('organisations').where('id', '=', id).set({ closed_at: null }).execute();
  await recordAudit(transaction, { organisationId: id, actor, subject: name, action: 'organisation opened again' });
}
