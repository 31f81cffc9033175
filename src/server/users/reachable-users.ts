/** Whom a caller may see, change, and take access from. */
import { usersSaid } from '../../shared/users/said.ts';
import { isAdministrator, whyNotTake } from '../auth/granting.ts';
import type { Session } from '../auth/sessions.ts';
import type { Db } from '../database/database.ts';
import { AppError } from '../base/errors.ts';
import { lockOrganisation } from '../auth/organisations.ts';
import { findUser, type User } from './users.queries.ts';

type UserKey = { readonly portalId: string } | { readonly email: string };

/** The user, if the caller may see them: what is not one's own answers as what does not exist. */
export async function findVisibleUser(db: Db, session: Session, by: UserKey): Promise<User> {
  const user = await findUser(db, session.isStaff ? undefined : session.organisationId, by);
  if (!user) throw new AppError('not_found', usersSaid.noSuchUser);
  return user;
}

/** The same, with the organisation locked, for a caller who may change this user. */
export async function lockEditableUser(transaction: Db, session: Session, by: UserKey): Promise<User> {
  const found = await findVisibleUser(transaction, session, by);
  await lockOrganisation(transaction, found.organisationId);
  const user = await findVisibleUser(transaction, session, by);
  if (isAdministrator(user.permissions) && !session.isStaff) throw new AppError('forbidden', usersSaid.staffsAlone);
  return user;
}

/** The same, of whom the caller may take what guards them: not of an administrator who holds more. */
export async function lockWeakerUser(transaction: Db, session: Session, portalId: string): Promise<User> {
  const user = await lockEditableUser(transaction, session, { portalId });
  const refusal = isAdministrator(user.permissions) ? whyNotTake(user.permissions, session.permissions) : undefined;
  if (refusal !== undefined) throw new AppError('forbidden', refusal);
  return user;
}
