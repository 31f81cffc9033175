import { sql } from 'kysely';
import type { Preferences } from '../../shared/account/preferences.ts';
import type { Db } from '../database/database.ts';
import type { Session } from '../auth/sessions.ts';

/** The user's confirmed sessions, most recently used first. Support views belong to staff and are left out. */
export function openSessionsOf(db: Db, userId: string) {
  return db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('state', '=', 'active')
    .where('supporter_hash', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .select(['token_hash', 'device', 'created_at', 'last_used_at'])
    .orderBy('last_used_at', 'desc')
    .limit(100)
    .execute();
}

/** Reads the preferences of the person at the screen: in a support view, of the staff member. */
export async function preferencesOf(db: Db, { portalId, support }: Session): Promise<Preferences> {
  const row = await db
    .selectFrom('portal_users')
    .where('id', '=', support?.portalId ?? portalId)
    .select('preferences')
    .executeTakeFirst();
  return row?.preferences ?? {};
}

export async function storePreferences(db: Db, portalId: string, preferences: Preferences): Promise<void> {
  await db
    .updateTable('portal_users')
    .where('id', '=', portalId)
    .set({ preferences: JSON.stringify(preferences) })
    .execute();
}

/** True if an account already has this e-mail address. */
export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  return (await db.selectFrom('portal_users').where('email', '=', email).select('id').executeTakeFirst()) !== undefined;
}

/** Stores the address and returns the organisation and the user's previous address. */
export async function storeEmail(db: Db, portalId: string, email: string): Promise<{ organisationId: number; email: string }> {
  const before = await db
    .selectFrom('portal_users')
    .where('id', '=', portalId)
    .select(['organisation_id as organisationId', 'email'])
    .executeTakeFirstOrThrow();
  await db.updateTable('portal_users').where('id', '=', portalId).set({ email }).execute();
  return before;
}
