/** E-mail addresses that belong to another organisation: by its mail domains, or because it invited their owner. */
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
  /** The organisation that the person is to join. */
  readonly organisationId: number;
  readonly email: string;
}

/** The actor who adds the person. */
export interface Adding {
  readonly actor: string;
  /** True for staff of the provider, and for a command of its operator. */
  readonly isStaff: boolean;
}

/** Returns the organisation whose users sign in with addresses of this domain through their own provider. */
async function ownerOfDomain(db: Db, email: string): Promise<number | undefined> {
  const rows = db.selectFrom('single_sign_on_domains').where('domain', '=', email.replace(/^.*@/, ''));
  return (await rows.select('organisation_id as id').executeTakeFirst())?.id;
}

/** Throws `AppError` (409, on `field`) if the mail domain belongs to another organisation, whose provider would let nobody else in. */
export async function refuseForeignDomain(db: Db, { organisationId, email }: Person, field: string): Promise<void> {
  const owner = await ownerOfDomain(db, email);
  if (owner === undefined || owner === organisationId) return;
  throw new AppError('conflict', usersSaid.foreignDomain, { errors: { [field]: usersSaid.foreignDomain } });
}

const administrators = maskOf([bits.user_management]);

/**
 * Removes the account that another organisation's invitation gave the address, if staff or the owner of its domain adds the person: anybody can be
 * invited. Accounts in use stay, and so does the last administrator of an organisation.
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
  // The locks keep one of two administrators who leave at once, and let the statement below see the end of a concurrent sign-in.
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
  // The other organisation must not learn which organisation took the address, nor who in it.
  const about = { organisationId: invited.organisationId, actor: isStaff ? actor : 'unknown', subject: email };
  const detail = 'the invitation was not accepted, and gave way to another organisation';
  await recordAudit(transaction, { ...about, action: 'user removed', detail });
}
