import { type RawBuilder, sql } from 'kysely';
import type { Delivery, WebhookEvent } from '../../shared/webhooks/webhooks.ts';
import { webhookDeliveriesMost } from '../../shared/base/limits.ts';
import type { Db } from '../database/database.ts';

/** The webhooks of an organisation, in the order in which they were added. */
export function webhooksOf(db: Db, organisationId: number) {
  return db
    .selectFrom('webhooks')
    .where('organisation_id', '=', organisationId)
    .select(['id', 'url', 'events', 'created_at', 'switched_off_at', 'restored_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The webhook where it is of the organisation. */
export function findWebhook(db: Db, organisationId: number, id: string) {
  return db
    .selectFrom('webhooks')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .select(['id', 'url', 'sealed_secret', 'restored_at'])
    .executeTakeFirst();
}

export async function deliveriesOf(db: Db, webhookId: string, most = webhookDeliveriesMost): Promise<Delivery[]> {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .where('webhook_id', '=', webhookId)
    .select(['id', 'event', 'created_at', 'tries', 'status', 'due_at', 'response'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ created_at: at, due_at: next, ...row }) => ({
    ...row,
    at: at.toISOString(),
    nextTryAt: next?.toISOString() ?? null,
  }));
}

interface NewWebhook {
  readonly organisationId: number;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly sealedSecret: Buffer;
  readonly createdBy: string;
}

/** Answers the id. */
export async function insertWebhook(db: Db, { organisationId, url, events, sealedSecret, createdBy }: NewWebhook): Promise<string> {
  const { id } = await db
    .insertInto('webhooks')
    .values({ organisation_id: organisationId, url, events: [...events], sealed_secret: sealedSecret, created_by: createdBy })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteWebhook(db: Db, organisationId: number, id: string): Promise<string | undefined> {
  const gone = await db
    .deleteFrom('webhooks')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .returning('url')
    .executeTakeFirst();
  return gone?.url;
}

/** A delivery that whoever writes it sends at once, and nobody else ever: a test is sent once. */
export async function insertTest(db: Db, webhookId: string, body: RawBuilder<string>): Promise<{ id: string; body: string }> {
  return db
    .insertInto('webhook_deliveries')
    .columns(['organisation_id', 'webhook_id', 'event', 'body', 'due_at', 'tries'])
    .expression(({ selectFrom, lit }) =>
      selectFrom('webhooks')
        .where('id', '=', webhookId)
        .select([
          'organisation_id',
          'id',
          sql.lit('webhook.test').as('event'),
          body.as('body'),
          lit(null).as('due_at'),
          lit(1).as('tries'),
        ]),
    )
    .returning(['id', 'body'])
    .executeTakeFirstOrThrow(() => new Error('The delivery of a test was not written'));
}

interface TestEnd {
  readonly isTaken: boolean;
  readonly status: number | null;
  readonly response: string;
}

export async function noteTestEnd(db: Db, id: string, { isTaken, status, response }: TestEnd): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .where('id', '=', id)
    .set({ status, response, delivered_at: isTaken ? sql<Date>`now()` : null })
    .execute();
}

/** Answers whether it was off. */
export async function switchOn(db: Db, id: string): Promise<boolean> {
  const on = await db
    .updateTable('webhooks')
    .where('id', '=', id)
    .where('switched_off_at', 'is not', null)
    .set({ switched_off_at: null })
    .returning('id')
    .executeTakeFirst();
  return on !== undefined;
}

/** The delivery, locked, where its webhook is of the organisation. */
export function lockDelivery(db: Db, organisationId: number, id: string) {
  return db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook_id')
    .where('webhooks.organisation_id', '=', organisationId)
    .where('webhook_deliveries.id', '=', id)
    .select(['webhook_deliveries.id', 'event', 'url', 'switched_off_at', 'restored_at'])
    .forUpdate('webhook_deliveries')
    .executeTakeFirst();
}

/** The tries of before count no longer for the next pause. Who sends it now does not write how that ended. */
export async function makeDue(db: Db, id: string): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .where('id', '=', id)
    .set(({ eb }) => ({ due_at: sql<Date>`now()`, locked_until: null, round_tries: 0, fence: eb('fence', '+', 1) }))
    .execute();
}
