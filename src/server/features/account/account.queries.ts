import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';

/** The user's confirmed sessions, the last used first. Support views are staff's, not theirs. */
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
