import { lockOrganisation } from '../auth/organisations.ts';
import type { Delivery, WebhookEvent } from '../../shared/webhooks/webhooks.ts';
import { webhooksSaid } from '../../shared/webhooks/said.ts';
import { webhooksWanted } from '../../shared/webhooks/wanted.ts';
import type { Proof } from '../../shared/factors/proof.ts';
import { webhooksMost } from '../../shared/base/limits.ts';
import { budgets, spendOrRefuse } from '../auth/attempt-budgets.ts';
import { recordAuditOf } from '../auth/audit-log.ts';
import { withProof } from '../factors/proof.ts';
import type { Session } from '../auth/sessions.ts';
import { languageOf } from '../auth/stored-language.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../base/errors.ts';
import { webhookAddedMail } from './webhooks.mails.ts';
import { bodyOf } from './queued-events.ts';
import { checkedAddresses } from '../http/checked-address.ts';
import { newWebhookSecret, sealSecret } from './webhook-secrets.ts';
import {
  deleteWebhook,
  deliveriesOf,
  findWebhook,
  insertTest,
  insertWebhook,
  lockDelivery,
  makeDue,
  noteTestEnd,
  switchOn,
  webhooksOf,
} from './webhooks.queries.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'outbox' | 'passwordHashes' | 'sessions' | 'webhooks' | 'secretKeys' | 'publicUrl' | 'clock'>;

const notKept = () => new AppError('conflict', webhooksSaid.isRestored);
const noSuchWebhook = () => new AppError('not_found', webhooksWanted.noSuchWebhook);

/** The secret is in the answer and, in clear, nowhere else. */
export async function addNewWebhook(
  deps: Needs,
  session: Session,
  { given, ...asked }: { url: string; events: readonly WebhookEvent[]; given: Proof },
): Promise<{ id: string; secret: string }> {
  const url = new URL(asked.url);
  const events = [...new Set(asked.events)];
  await refuseUnreachable(deps, url);
  const { organisationId, email: createdBy } = session;
  const secret = newWebhookSecret();
  const sealedSecret = sealSecret(secret, deps.secretKeys);
  const work = async (db: Db) => {
    await lockOrganisation(db, organisationId);
    if ((await webhooksOf(db, organisationId)).length >= webhooksMost)
      throw new AppError('limit_reached', webhooksSaid.tooMany(webhooksMost));
    const id = await insertWebhook(db, { organisationId, url: url.href, events, sealedSecret, createdBy });
    await recordAuditOf(db, session, { action: 'webhook added', detail: `${url.host}: ${events.join(', ')}` });
    const language = await languageOf(db, session.portalId);
    const mail = webhookAddedMail(deps.config, { to: createdBy, language, host: url.host, time: deps.clock() });
    await deps.outbox.queue(db, mail);
    return { id, secret };
  };
  return withProof(deps, session, { given, work });
}

const mayNotBeCalled = [webhooksSaid.isNotSecure, webhooksSaid.isPrivate];

/** A host that is not found now may be later; where it leads is looked at before every call. */
async function refuseUnreachable({ webhooks, config }: Needs, url: URL): Promise<void> {
  const rules = { allowPrivate: config.WEBHOOKS_ALLOW_PRIVATE, resolve: webhooks.resolve };
  const why = await checkedAddresses(url, rules).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : undefined),
  );
  const refusal = mayNotBeCalled.find(({ text }) => text === why);
  if (refusal) throw new AppError('validation_failed', refusal, { errors: { url: refusal } });
}

/** Sends a test and waits for its reply. One that is taken switches the webhook on again. */
export async function sendTest({ db, webhooks }: Needs, session: Session, webhookId: string): Promise<Delivery> {
  const webhook = await findWebhook(db, session.organisationId, webhookId);
  if (!webhook) throw noSuchWebhook();
  if (webhook.restored_at !== null) throw notKept();
  const { url, sealed_secret: sealedSecret } = webhook;
  const { host } = new URL(url);
  const attempt = { key: String(session.organisationId), message: webhooksSaid.manyTests };
  await spendOrRefuse(db, budgets.webhookTestsOfOrganisation, attempt);
  const test = await inTransaction(db, async (transaction) => {
    await recordAuditOf(transaction, session, { action: 'webhook tested', detail: host });
    return insertTest(transaction, webhookId, bodyOf('webhook.test', { webhook: webhookId }));
  });
  const end = await webhooks.call({ ...test, url, sealedSecret });
  await inTransaction(db, async (transaction) => {
    await noteTestEnd(transaction, test.id, end);
    if (end.isTaken && (await switchOn(transaction, webhookId)))
      await recordAuditOf(transaction, session, { action: 'webhook switched on', detail: host });
  });
  const delivery = (await deliveriesOf(db, webhookId)).find(({ id }) => id === test.id);
  // Somebody removed it meanwhile.
  if (!delivery) throw noSuchWebhook();
  return delivery;
}

export async function endWebhook({ db }: Needs, session: Session, id: string): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const url = await deleteWebhook(transaction, session.organisationId, id);
    if (url === undefined) throw noSuchWebhook();
    await recordAuditOf(transaction, session, { action: 'webhook removed', detail: new URL(url).host });
  });
}

export async function listDeliveriesOf({ db }: Needs, { organisationId }: Session, id: string): Promise<Delivery[]> {
  if (!(await findWebhook(db, organisationId, id))) throw noSuchWebhook();
  return deliveriesOf(db, id);
}

/** Sends a delivery once more, with its id, so that a receiver which has it drops it. */
export async function repeatDelivery({ db }: Needs, session: Session, id: string): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const delivery = await lockDelivery(transaction, session.organisationId, id);
    if (!delivery) throw new AppError('not_found', webhooksWanted.noSuchDelivery);
    if (delivery.event === 'webhook.test') throw new AppError('conflict', webhooksSaid.isTest);
    if (delivery.restored_at !== null) throw notKept();
    if (delivery.switched_off_at !== null) throw new AppError('conflict', webhooksSaid.isOff);
    await makeDue(transaction, id);
    await recordAuditOf(transaction, session, {
      action: 'webhook delivery repeated',
      detail: `${new URL(delivery.url).host}: ${delivery.event}`,
    });
  });
}
