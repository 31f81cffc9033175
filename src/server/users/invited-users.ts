/** New portal users, who set their password through the link of an invitation. */
import type * as z from 'zod/mini';
import { usersSaid } from '../../shared/users/said.ts';
import type { NewUser } from '../../shared/users/users.ts';
import { permissionsIn } from '../../shared/base/permissions.ts';
import type { Db } from '../database/database.ts';
import { AppError } from '../base/errors.ts';
import { recordAudit } from '../auth/audit-log.ts';
import { type Adding, makeWay, refuseForeignDomain } from '../auth/foreign-addresses.ts';
import { getOrganisation, refuseClosed } from '../auth/organisations.ts';
import { makePasswordLink } from '../auth/password-links.ts';
import { forgetRemoved } from './removed-people.ts';

export interface InvitedUser {
  readonly portalId: string;
  /** The name of the user's organisation. */
  readonly organisation: string;
  /** The token of the link that sets the password, for the mail or for whoever hands it over. */
  readonly token: string;
}

/** Adds the user in `transaction`. Throws `AppError`: 404 for the organisation, 409 where it is closed and for the e-mail address or its domain. */
export async function addInvitedUser(transaction: Db, user: z.infer<typeof NewUser>, adding: Adding): Promise<InvitedUser> {
  const { userId: organisationId, fullName, email, permissions } = user;
  const organisation = await getOrganisation(transaction, organisationId);
  refuseClosed(organisation, 'userId');
  await refuseForeignDomain(transaction, { organisationId, email }, 'email');
  await makeWay(transaction, { organisationId, email }, adding);
  const row = await transaction
    .insertInto('portal_users')
    .values({ organisation_id: organisationId, full_name: fullName, email, permissions })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  const { emailTaken } = usersSaid;
  if (!row) throw new AppError('already_exists', emailTaken, { errors: { email: emailTaken } });
  await forgetRemoved(transaction, { organisationId, email });
  const token = await makePasswordLink(transaction, row.id, 'invitation');
  const detail = permissionsIn(permissions)
    .map(({ label }) => label)
    .join(', ');
  await recordAudit(transaction, { organisationId, actor: adding.actor, subject: email, action: 'user added', detail });
  return { portalId: row.id, organisation: organisation.name, token };
}
