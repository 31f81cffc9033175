/** Webhooks and what is sent to them. */
import type { ColumnType, Generated } from 'kysely';
import type { WebhookEvent } from '../../../shared/webhooks/webhooks.ts';
import type { RestoredAt, Timestamp } from '../timestamp.ts';

export interface WebhookTables {
  webhooks: WebhookRow;
  webhook_deliveries: WebhookDeliveryRow;
}

type Moment = ColumnType<Date | null, Date | null | undefined, Date | null>;

interface WebhookRow {
  id: Generated<string>;
  organisation_id: number;
  url: string;
  events: WebhookEvent[];
  /** `whsec_…`, encrypted with the secret key. */
  sealed_secret: Buffer;
  /** E-mail address of who added it. */
  created_by: string;
  created_at: Timestamp;
  switched_off_at: Moment;
  /** Since when it is off: it came back with a backup, and nobody kept it yet. */
  restored_at: RestoredAt;
}

interface WebhookDeliveryRow {
  /** Also the `webhook-id` that is sent. */
  id: Generated<string>;
  organisation_id: ColumnType<number, number | undefined, never>;
  webhook_id: string;
  event: WebhookEvent;
  /** JSON, as it is sent. */
  body: string;
  created_at: Timestamp;
  due_at: Moment;
  locked_until: Moment;
  fence: Generated<number>;
  tries: Generated<number>;
  round_tries: Generated<number>;
  delivered_at: Moment;
  status: ColumnType<number | null, undefined, number | null>;
  response: ColumnType<string | null, undefined, string>;
}
