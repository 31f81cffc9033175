/**
 * Events for subscribed webhooks: one delivery each, written in the transaction of the event and sent by a worker node. Only `watch.changed` has numbers in
 * clear, and none has a result.
 */
import { sql } from 'kysely';
import type { WebhookData, WebhookEvent } from '../../shared/webhooks/webhooks.ts';
import type { Db } from '../database/database.ts';

interface Event<Type extends WebhookEvent> {
  readonly type: Type;
  /** Organisation whose webhooks are called; `all` for events that concern every organisation. */
  readonly organisationId: number | 'all';
  readonly data: WebhookData<Type>;
}

/** Writes the deliveries in the transaction `db`. A closed organisation and a webhook that is off get none. */
export async function queueEvent<Type extends Exclude<WebhookEvent, 'webhook.test'>>(
  db: Db,
  { type, organisationId, data }: Event<Type>,
): Promise<void> {
  await sql`
    insert into webhook_deliveries (organisation_id, webhook_id, event, body)
    select webhooks.organisation_id, webhooks.id, ${type}, ${bodyOf(type, data)}
    from webhooks join organisations on organisations.id = webhooks.organisation_id
    where ${type} = any (webhooks.events) and webhooks.switched_off_at is null and webhooks.restored_at is null and organisations.closed_at is null
      and (${organisationId === 'all'} or webhooks.organisation_id = ${organisationId === 'all' ? 0 : organisationId})`.execute(db);
}

/** Returns the body to send, with the time of the transaction. */
export function bodyOf<Type extends WebhookEvent>(type: Type, data: WebhookData<Type>) {
  const at = sql`to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return sql<string>`json_build_object('type', ${type}::text, 'timestamp', ${at}, 'data', ${JSON.stringify(data)}::json)::text`;
}
