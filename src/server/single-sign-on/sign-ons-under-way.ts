/** Sign-ins that wait for what a provider says: each once, for a few minutes, in the browser that began it. */
import { sql } from 'kysely';
import { singleSignOnMinutes } from '../../shared/base/limits.ts';
import type { Db } from '../database/database.ts';
import { inMinutes } from '../auth/attempt-budgets.ts';
import { hashToken } from '../auth/tokens.ts';

/** The organisation, and the version of its provider that the sign-in was begun with. */
export interface UnderWay {
  readonly organisationId: number;
  readonly version: string;
}

export async function beginSignOn(db: Db, cookie: string, { organisationId, version }: UnderWay): Promise<void> {
  const expires_at = inMinutes(singleSignOnMinutes);
  await db
    .insertInto('single_sign_ons')
    .values({ browser_hash: hashToken(cookie), organisation_id: organisationId, provider_version: version, expires_at })
    .execute();
}

/** Uses the browser's sign-in up, for exactly one caller. */
export function takeSignOn(db: Db, cookie: string): Promise<UnderWay | undefined> {
  return db
    .deleteFrom('single_sign_ons')
    .where('browser_hash', '=', hashToken(cookie))
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['organisation_id as organisationId', 'provider_version as version'])
    .executeTakeFirst();
}
