/** The demo's watch list: its entries predate all data, so that the first start shows a change. */
import type { Db } from '../database/database.ts';
import type { KeptAnswer } from '../database/tables/watch.ts';

/** Numbers in real ranges and in none of the made-up lists, which hold drama numbers only. */
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

/** A position before any data. */
const before = { change_id: -1, ranges_as_of: new Date(0), versions: '{}' };

/** Adds the watch list in the transaction `db` that makes the demo's accounts. */
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
