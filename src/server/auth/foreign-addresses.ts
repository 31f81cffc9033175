/** E-mail addresses that are another organisation's: by its mail domains, or because it invited their reader. */
import { sql } from 'kysely';
import { bits, maskOf } from '../../shared/base/permissions.ts';
import { usersSaid } from '../../shared/users/said.ts';
import type { Db } from '../database/database.ts';
import { AppError } from '../base/errors.ts';
import { recordAudit } from './audit-log.ts';
import { hasJoined } from './has-joined.ts';
import { lockUser } from './session-rows.ts';
import { lockOrganisation } from './organisations.ts';

interface Person {
  /** Whose user the person is to be. */
  readonly organisationId: number;
  readonly email: string;
}

/** Who adds somebody. */
export interface Adding {
  readonly actor: string;
  /** Staff of the provider, or a command of its operator. */
  readonly isStaff: boolean;
}

/** Whose people sign in with addresses of this domain, through a provider of their own. */
async function ownerOfDomain(db: Db, email: string): Promise<number | undefined> {
  const rows = db.selectFrom('single_sign_on_domains').where('domain', '=', email.replace(/^.*@/, ''));
  return (await rows.select('organisation_id as id').executeTakeFirst())?.id;
}

/** Throws `AppError` (409, on `field`) where the address is of a mail domain of another organisation, whose provider would let nobody else in. */
export async function refuseForeignDomain(db: Db, { organisationId, email }: Person, field: string): Promise<void> {
  const owner = await ownerOfDomain(db, email);
  if (owner === undefined || owner === organisationId) return;
  throw new AppError('conflict', usersSaid.foreignDomain, { errors: { [field]: usersSaid.foreignDomain } });
}

const administrators = maskOf([bits.user_management]);

/**
 * Removes what another organisation's invitation made of the address, where staff or the owner of its domain adds the person: anybody can be
 * invited. Whoever took up the account stays, and so does the last administrator of an organisation.
 */
export async function makeWay(transaction: Db, { organisationId, email }: Person, { actor, isStaff }: Adding): Promise<void> {
  if (!isStaff && (await ownerOfDomain(transaction, email)) !== organisationId) return;
  const invited = await transaction
    .selectFrom('portal_users')
    .where('email', '=', email)
    .where('organisation_id', '!=', organisationId)
    .select(['id', 'organisation_id as organisationId'])
    .executeTakeFirst();
  if (!invited) return;
  // Of two administrators that go at once one stays, and of a sign-in at this moment the statement below sees the end.
  await lockOrganisation(transaction, invited.organisationId);
  await lockUser(transaction, invited.id);
  const removed = await transaction
    .deleteFrom('portal_users')
    .where('id', '=', invited.id)
    .where(sql<boolean>`not ${hasJoined}`)
    .where('last_sign_in_at', 'is', null)
    .where(
      sql<boolean>`(permissions & ${administrators} = 0 or exists (
        select from portal_users as other where other.organisation_id = portal_users.organisation_id
          and other.id <> portal_users.id and other.permissions & ${administrators} <> 0))`,
    )
    .returning('id')
    .executeTakeFirst();
  if (!removed) return;
  // Which organisation it is, and who of it, is none of theirs.
  const about = { organisationId: invited.organisationId, actor: isStaff ? actor : 'unknown', subject: email };
  const detail = 'the invitation was not accepted, and gave way to another organisation';
  await recordAudit(transaction, { ...about, action: 'user removed', detail });
}
