import type { FastifyInstance } from 'fastify';
import {
  addWebhook,
  listDeliveries,
  listWebhooks,
  redeliver,
  removeWebhook,
  testWebhook,
  type Webhook,
} from '../../shared/webhooks/webhooks.ts';
import { webhooksSaid } from '../../shared/webhooks/said.ts';
import type { Deps } from '../deps.ts';
import { serveOn } from '../http/serve.ts';
import { told } from '../http/told.ts';
import { deliveriesOf, webhooksOf } from './webhooks.queries.ts';
import { addNewWebhook, endWebhook, listDeliveriesOf, repeatDelivery, sendTest } from './webhooks.service.ts';

export function webhooksRoutes(app: FastifyInstance, deps: Deps): void {
  const serve = serveOn(app, deps);

  serve(listWebhooks, async ({ session: { organisationId } }) => {
    const message: Webhook[] = [];
    for (const { id, url, events, created_at: createdAt, ...off } of await webhooksOf(deps.db, organisationId)) {
      const [lastDelivery = null] = await deliveriesOf(deps.db, id, 1);
      const state = off.restored_at !== null ? 'restored' : off.switched_off_at !== null ? 'off' : 'active';
      message.push({ id, url, events, state, createdAt: createdAt.toISOString(), lastDelivery });
    }
    return { message };
  });

  serve(addWebhook, async ({ body, session }) => {
    const { url, events, ...given } = body;
    const { id, secret } = await addNewWebhook(deps, session, { url, events, given });
    return { ...told(webhooksSaid.added), id, secret };
  });

  serve(testWebhook, async ({ body, session }) => {
    const delivery = await sendTest(deps, session, body.id);
    const isTaken = delivery.status !== null && delivery.status >= 200 && delivery.status < 300;
    return { ...told(isTaken ? webhooksSaid.tookTest : webhooksSaid.tookNoTest), delivery };
  });

  serve(removeWebhook, async ({ body, session }) => {
    await endWebhook(deps, session, body.id);
    return told(webhooksSaid.removed);
  });

  serve(listDeliveries, async ({ query, session }) => ({ message: await listDeliveriesOf(deps, session, query.id) }));

  serve(redeliver, async ({ body, session }) => {
    await repeatDelivery(deps, session, body.id);
    return told(webhooksSaid.repeated);
  });
}
