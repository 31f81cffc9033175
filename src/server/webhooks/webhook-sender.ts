/** Sends deliveries: any number of nodes may, each takes what is due and nobody sends. */
import type { FastifyBaseLogger } from 'fastify';
import { webhookTimeoutSeconds } from '../../shared/base/limits.ts';
import { recordAudit } from '../auth/audit-log.ts';
import { createHands } from '../base/hands.ts';
import type { Config } from '../config/config.ts';
import type { SecretKeys } from '../config/secret-key.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { MailOutbox } from '../mail/mail-outbox.ts';
import { webhookOffMail } from './webhooks.mails.ts';
import { type CallEnd, callWebhook } from './call-webhook.ts';
import { type Resolve, resolveBySystem } from '../http/checked-address.ts';
import { administratorsOf } from '../auth/administrators.ts';
import { type HeldDelivery, noteEnd, switchOff, takeNext } from './delivery-rows.ts';
import { readSecret } from './webhook-secrets.ts';

export interface WebhookSender {
  readonly resolve: Resolve;
  /** Calls now, whoever sends the others, and writes nothing. */
  call(delivery: Pick<HeldDelivery, 'id' | 'url' | 'body' | 'sealedSecret'>): Promise<CallEnd>;
  stop(): Promise<void>;
}

export interface WebhookTimes {
  readonly pollIntervalMs: number;
  readonly timeoutMs: number;
}

interface SenderDependencies {
  readonly db: Db;
  readonly config: Config;
  readonly secretKeys: SecretKeys;
  readonly outbox: MailOutbox;
  readonly log: FastifyBaseLogger;
  readonly clock: () => Date;
  readonly publicUrl: () => string;
  readonly resolve?: Resolve | undefined;
  readonly times?: Partial<WebhookTimes> | undefined;
}

const defaultTimes: WebhookTimes = { pollIntervalMs: 1_000, timeoutMs: webhookTimeoutSeconds * 1_000 };
/** Deliveries that one node sends at once. */
const atOnce = 10;

export function createWebhookSender({ resolve = resolveBySystem, ...dependencies }: SenderDependencies): WebhookSender {
  const { db, config, secretKeys, log, clock } = dependencies;
  const times = { ...defaultTimes, ...dependencies.times };
  const options = { allowPrivate: config.WEBHOOKS_ALLOW_PRIVATE, resolve, timeoutMs: times.timeoutMs, clock };
  const call: WebhookSender['call'] = async ({ sealedSecret, ...delivery }) => {
    const secret = readSecret(sealedSecret, secretKeys);
    if (secret !== undefined) return callWebhook({ ...delivery, secret }, options);
    return { isTaken: false, status: null, response: 'The secret was written with a secret key that is not configured' };
  };
  const send = (held: HeldDelivery) =>
    call(held)
      .then((end) => writeEnd(dependencies, held, end))
      .catch((err: unknown) => log.warn({ err, delivery: held.id }, 'the end of a delivery was not written; it is sent again'));
  // A node that serves calls alone sends nothing by itself.
  const hands =
    config.ROLE === 'api'
      ? undefined
      : createHands({
          everyMs: times.pollIntervalMs,
          hasRoom: ({ size }) => size < atOnce,
          take: () => takeNext(db),
          work: send,
          onFailure: (err) => log.warn({ err }, 'deliveries could not be looked for'),
        });
  return { resolve, call, stop: async () => hands?.stop() };
}

/** After the last try the webhook is switched off, and its administrators get a mail: all of it or nothing. */
async function writeEnd({ db, outbox, config, publicUrl }: SenderDependencies, held: HeldDelivery, end: CallEnd): Promise<void> {
  await inTransaction(db, async (transaction) => {
    if (!(await noteEnd(transaction, held, end))) return;
    const url = await switchOff(transaction, held.webhookId);
    if (url === undefined) return;
    const { organisationId } = held;
    const about = { organisationId, actor: config.PRODUCT_NAME, subject: config.PRODUCT_NAME };
    await recordAudit(transaction, { ...about, action: 'webhook switched off', detail: new URL(url).host });
    for (const { email: to, language } of await administratorsOf(transaction, organisationId))
      await outbox.queue(transaction, webhookOffMail(config, { to, language, url, publicUrl: publicUrl() }));
  });
}
