/** Organisations by their account number. */
import type { Db } from '../database/database.ts';
import { AppError } from '../errors.ts';

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
  if (!organisation) throw new AppError('not_found', message, { errors: { userId: message } });
  return organisation;
}

/** Throws `AppError` (409, on `field`) where the organisation is closed: nobody gets into it. */
export function refuseClosed({ closedAt }: Organisation, field: string): void {
  const message = 'This organisation is closed';
  if (closedAt !== null) throw new AppError('conflict', message, { errors: { [field]: message } });
}
