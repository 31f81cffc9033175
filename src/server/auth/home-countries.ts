/** Home countries, as of which numbers are read that have no country code: ISO 3166-1 alpha-2. */
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** A column of a query that reads `portal_users`: the country that was chosen in My Account, null where that of the organisation holds. */
export const chosenCountry = sql<string | null>`nullif(portal_users.preferences ->> 'homeCountry', 'organisation')`;

/** Home country of an organisation that there is; null where nobody said. */
export async function homeCountryOf(db: Db, organisationId: number): Promise<string | null> {
  const row = await db.selectFrom('organisations').where('id', '=', organisationId).select('home_country').executeTakeFirst();
  return row?.home_country ?? null;
}
