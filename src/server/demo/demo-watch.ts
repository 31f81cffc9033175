/** The watch list of the demo: added before anything was known, so that the first start shows what a change looks like. */
import type { Db } from '../database/database.ts';
import type { KeptAnswer } from '../database/watch-rows.ts';

/** In real ranges, and in none of the made-up lists, which are about numbers reserved for drama alone. */
const entries: readonly { readonly is_prefix: boolean; readonly digits: string }[] = [
  { is_prefix: false, digits: '447400123456' },
  { is_prefix: false, digits: '34600123456' },
  { is_prefix: false, digits: '4915123456789' },
  { is_prefix: true, digits: '44740' },
];

const unknownNumber: KeptAnswer = {
  operator: { name: null, cic: null },
  ported: 'unknown',
  routingNumber: null,
  dnoVoice: 'unknown',
  dnoText: 'unknown',
  revenueShare: 'unknown',
  inflatedTraffic: 'unknown',
};
const unknownPrefix: KeptAnswer = { ranges: 0, operators: [], operatorCount: 0 };

/** As of a time before any data. */
const before = { change_id: -1, ranges_as_of: new Date(0), versions: '{}' };

/** Within the transaction `db` that makes the demo's accounts. */
export async function seedDemoWatchList(db: Db, email: string): Promise<void> {
  const user = await db.selectFrom('portal_users').where('email', '=', email).select(['id', 'organisation_id']).executeTakeFirstOrThrow();
  const { organisation_id } = user;
  await db
    .insertInto('watch_lists')
    .values({ organisation_id, ...before })
    .execute();
  await db
    .insertInto('watched_numbers')
    .values(
      entries.map((entry) => ({
        ...entry,
        organisation_id,
        kept: JSON.stringify(entry.is_prefix ? unknownPrefix : unknownNumber),
        change_id: before.change_id,
        added_by: user.id,
      })),
    )
    .execute();
}
