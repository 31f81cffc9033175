/** Organisations by their account number. */
import type { Db } from '../database/database.ts';
import { AppError } from '../errors.ts';

export interface Organisation {
  /** The account number. */
  readonly id: number;
  readonly name: string;
}

export function findOrganisation(db: Db, id: number): Promise<Organisation | undefined> {
  return db.selectFrom('organisations').where('id', '=', id).select(['id', 'name']).executeTakeFirst();
}

/** Throws `AppError` (404, on the field `userId`) where there is none. */
export async function getOrganisation(db: Db, id: number): Promise<Organisation> {
  const organisation = await findOrganisation(db, id);
  const message = 'There is no such organisation';
  if (!organisation) throw new AppError('not-found', message, { errors: { userId: message } });
  return organisation;
}
