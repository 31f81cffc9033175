/**
 * Leases of deliveries. Each row is its own job: a node takes it by a lease, and the outcome is written with that lease's fence number, so that a node that
 * returns after being presumed dead changes nothing.
 */
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { isFree, isHeld, leaseEnd } from '../database/leases.ts';
import type { CallEnd } from './call-webhook.ts';

export interface HeldDelivery {
  readonly id: string;
  readonly webhookId: string;
  readonly organisationId: number;
  readonly fence: number;
  /** Tries since the last manual retry, including this one. */
  readonly roundTries: number;
  readonly body: string;
  readonly url: string;
  readonly sealedSecret: Buffer;
}

/** Seconds between a failed try and the next one: 5 s, 1 min, 5 min, 30 min, 2 h, 8 h, 24 h, 48 h. */
const retrySeconds = [5, 60, 300, 1_800, 7_200, 28_800, 86_400, 172_800] as const;
/** Most concurrent calls of a node to one webhook, whose receiver may hang. */
const atOncePerWebhook = 2;
/** Longer than any call takes. */
const leaseMs = 60_000;
/** A later next try was set before the clock went back. */
const longestPause = sql`interval '49 hours'`;

/** Takes the next delivery that is due and that no node holds. */
export async function takeNext(db: Db): Promise<HeldDelivery | undefined> {
  const { rows } = await sql<HeldDelivery>`
    with busy as (
      select webhook_id from webhook_deliveries where ${isHeld('locked_until')}
      group by webhook_id having count(*) >= ${atOncePerWebhook}
    )
    update webhook_deliveries as taken
    set tries = taken.tries + 1, round_tries = taken.round_tries + 1, fence = taken.fence + 1, locked_until = ${leaseEnd(leaseMs)}
    from webhooks
    where webhooks.id = taken.webhook_id and taken.id = (
      select due.id from webhook_deliveries as due
      join webhooks as called on called.id = due.webhook_id
      join organisations on organisations.id = called.organisation_id
      where due.due_at is not null and due.due_at not between now() + interval '1 microsecond' and now() + ${longestPause}
        and ${isFree('due.locked_until')}
        and called.switched_off_at is null and called.restored_at is null and organisations.closed_at is null
        and not exists (select from busy where busy.webhook_id = due.webhook_id)
      order by due.due_at limit 1 for update of due skip locked
    )
    returning taken.id, taken.webhook_id as "webhookId", webhooks.organisation_id as "organisationId", taken.fence,
      taken.round_tries as "roundTries", taken.body, webhooks.url, webhooks.sealed_secret as "sealedSecret"`.execute(db);
  return rows[0];
}

/** Writes the outcome of a call. Returns true if it was the last try of a delivery that failed each time. */
export async function noteEnd(db: Db, { id, fence, roundTries }: HeldDelivery, { isTaken, status, response }: CallEnd): Promise<boolean> {
  const pause = isTaken ? undefined : retrySeconds[roundTries - 1];
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .where('id', '=', id)
    .where('fence', '=', fence)
    .set({
      locked_until: null,
      status,
      response,
      ...(isTaken ? { delivered_at: sql<Date>`now()` } : {}),
      due_at: pause === undefined ? null : sql<Date>`now() + ${pause} * interval '1 second'`,
    })
    .executeTakeFirst();
  return numUpdatedRows > 0n && !isTaken && pause === undefined;
}

/** Switches a webhook off and drops its waiting deliveries. Returns its address if it was on. */
export async function switchOff(db: Db, webhookId: string): Promise<string | undefined> {
  const off = await db
    .updateTable('webhooks')
    .where('id', '=', webhookId)
    .where('switched_off_at', 'is', null)
    .set({ switched_off_at: sql<Date>`now()` })
    .returning('url')
    .executeTakeFirst();
  await db.updateTable('webhook_deliveries').where('webhook_id', '=', webhookId).set({ due_at: null }).execute();
  return off?.url;
}
