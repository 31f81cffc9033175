/** Organisations by their account number. */
import { organisationsSaid } from '../../shared/organisations/said.ts';
import type { Db } from '../database/database.ts';
import { AppError } from '../base/errors.ts';

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

/**
 * Makes others who change the organisation, its users or its webhooks, or accept a batch of it, wait until the transaction is over. Who writes what
 * refers to it does not wait: its key stays.
 */
export async function lockOrganisation(transaction: Db, id: number): Promise<void> {
  await transaction.selectFrom('organisations').where('id', '=', id).select('id').forNoKeyUpdate().execute();
}

/** Throws `AppError` (404, on the field `userId`) where there is none. */
export async function getOrganisation(db: Db, id: number): Promise<Organisation> {
  const organisation = await findOrganisation(db, id);
  const said = organisationsSaid.noSuchOrganisation;
  if (!organisation) throw new AppError('not_found', said, { errors: { userId: said } });
  return organisation;
}

/** The organisation of an account that a call names in `field`. Throws `AppError` (404, on `field`) where there is none. */
export async function organisationOf(db: Db, account: number, field: 'account' | 'userId'): Promise<Organisation> {
  const organisation = await findOrganisation(db, account);
  const said = organisationsSaid.noAccount(account);
  if (!organisation) throw new AppError('not_found', said, { errors: { [field]: said } });
  return organisation;
}

/** Throws `AppError` (409, on `field`) where the organisation is closed: nobody gets into it. */
export function refuseClosed({ closedAt }: Organisation, field: string): void {
  const said = organisationsSaid.isClosed;
  if (closedAt !== null) throw new AppError('conflict', said, { errors: { [field]: said } });
}
