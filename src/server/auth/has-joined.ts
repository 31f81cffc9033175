/** Condition on a row of `portal_users`: the person has taken up the account, by setting a password or by single sign-on. */
import { sql } from 'kysely';

export const hasJoined = sql<boolean>`(
  portal_users.password_hash is not null or exists (select from linked_identities where linked_identities.user_id = portal_users.id)
)`;
