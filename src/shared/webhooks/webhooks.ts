/** Webhooks: the portal calls an organisation's program when an event happens (Standard Webhooks). */
import * as z from 'zod/mini';
import { webhookDeliveriesKeptDays, webhookResponseMaxLength, webhookTimeoutSeconds, webhookUrlMaxLength } from '../base/limits.ts';
import { bits } from '../base/permissions.ts';
import { get, post, signedIn } from '../base/endpoint.ts';
import { Message } from '../base/message.ts';
import { textOf } from '../base/schema-text.ts';
import { proof } from '../factors/proof.ts';
import { webhooksWanted } from './wanted.ts';

const BatchData = z.object({ id: z.string(), records: z.int(), services: z.readonly(z.array(z.string())) });
const WatchedChange = z.object({ kind: z.enum(['number', 'prefix']), digits: z.string(), facts: z.readonly(z.array(z.string())) });

/** The `data` of each event. */
export const webhookData = {
  'batch.finished': BatchData,
  'batch.failed': BatchData,
  'ticket.changed': z.object({
    id: z.string(),
    change: z.enum(['opened', 'message', 'state']),
    by: z.optional(z.enum(['customer', 'support'])),
    state: z.string(),
  }),
  'data.changed': z.object({ set: z.string(), version: z.nullable(z.int()) }),
  'watch.changed': z.object({ changes: z.array(WatchedChange) }),
  'key.expiring': z.object({ id: z.string(), prefix: z.string(), expiresAt: z.string() }),
  'webhook.test': z.object({ webhook: z.string() }),
};
export type WebhookEvent = keyof typeof webhookData;
export type WebhookData<Event extends WebhookEvent> = z.infer<(typeof webhookData)[Event]>;

// Events of the table above, in its order.
export const webhookEvents = Object.keys(webhookData) as readonly WebhookEvent[];

/**
 * `status` is the HTTP status of the last reply, null if none came; `response` is the beginning of the reply, or the reason why there is none. Times are RFC
 * 3339.
 */
const Delivery = z.object({
  id: z.string(),
  event: z.enum(webhookEvents),
  at: z.string(),
  tries: z.int(),
  status: z.nullable(z.int()),
  /** Null if nothing more is sent. */
  nextTryAt: z.nullable(z.string()),
  response: z.nullable(z.string()),
});
export type Delivery = z.infer<typeof Delivery>;

/** `off` after a delivery that failed at every try, until a test succeeds; `restored` if it came back with a backup, until somebody keeps it. */
export const Webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  state: z.enum(['active', 'off', 'restored']),
  createdAt: z.string(),
  lastDelivery: z.nullable(Delivery),
});
export type Webhook = z.infer<typeof Webhook>;

const urlOf = (text: string) => (URL.canParse(text) ? new URL(text) : undefined);
const isWeb = (text: string) => ['https:', 'http:'].includes(urlOf(text)?.protocol ?? '');
const hasNoCredentials = (text: string) => urlOf(text)?.username === '' && urlOf(text)?.password === '';

const Url = z
  .string({ error: webhooksWanted.address.text })
  .check(
    z.trim(),
    z.maxLength(webhookUrlMaxLength, { error: textOf(webhooksWanted.shorterAddress(webhookUrlMaxLength)), abort: true }),
    z.refine(isWeb, { error: webhooksWanted.webAddress.text, abort: true }),
    z.refine(hasNoCredentials, { error: webhooksWanted.noCredentials.text }),
  );

const eventsWrong = textOf(webhooksWanted.events(webhookEvents.join(', ')));
const Events = z
  .array(z.enum(webhookEvents, { error: eventsWrong }), { error: eventsWrong })
  .check(z.minLength(1, { error: eventsWrong }), z.maxLength(webhookEvents.length, { error: eventsWrong }));

const Id = z.strictObject({ id: z.uuid({ error: webhooksWanted.noSuchWebhook.text }) });
const DeliveryId = z.strictObject({ id: z.uuid({ error: webhooksWanted.noSuchDelivery.text }) });

const access = signedIn(bits.user_management);

export const listWebhooks = get('/api/webhooks', {
  summary: 'List the webhooks of the organisation, each with its last delivery',
  access,
  reply: z.object({ message: z.array(Webhook) }),
});

export const NewWebhook = z.strictObject({ url: Url, events: Events });

export const addWebhook = post('/api/webhooks', {
  summary: 'Add a webhook, with a proof; only this reply contains its secret, and you get an e-mail',
  refuses: ['limit_reached', 'changed_meanwhile', 'proof_needed'],
  access,
  body: z.extend(NewWebhook, proof),
  reply: z.extend(Message, { id: z.string(), secret: z.string() }),
});

export const testWebhook = post('/api/webhooks/test', {
  summary: `Send webhook.test once, and wait up to ${webhookTimeoutSeconds} s for the response; success turns the webhook back on`,
  refuses: ['not_found', 'conflict'],
  access,
  body: Id,
  reply: z.extend(Message, { delivery: Delivery }),
});

export const removeWebhook = post('/api/webhooks/remove', {
  summary: 'Remove a webhook and its deliveries; nothing more is sent',
  refuses: ['not_found'],
  access,
  body: Id,
  reply: Message,
});

export const listDeliveries = get('/api/webhooks/deliveries', {
  summary: `List the deliveries of a webhook, newest first, for ${webhookDeliveriesKeptDays} days, with the first ${webhookResponseMaxLength} characters of the reply`,
  refuses: ['not_found'],
  access,
  query: Id,
  reply: z.object({ message: z.array(Delivery) }),
});

export const redeliver = post('/api/webhooks/redeliver', {
  summary: 'Send a delivery again, under the same id',
  refuses: ['not_found', 'conflict'],
  access,
  body: DeliveryId,
  reply: Message,
});
