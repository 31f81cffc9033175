/** A customer's program that receives webhooks: a real HTTP server that keeps requests and gives prepared answers. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { onTestFinished } from 'vitest';
import { addWebhook, type Delivery, listDeliveries, type WebhookEvent } from '../../shared/webhooks/webhooks.ts';
import { signedInToken, type TestUser } from './factories.ts';
import type { TestPortal } from './test-portal.ts';

interface Arrived {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
type Answer = (response: ServerResponse) => void;

/** The data of a batch's event. */
export const batchData = { id: 'b', records: 1, services: [] } as const;

export interface Receiver {
  readonly url: string;
  readonly arrived: readonly Arrived[];
  /** Sets the answers to the next calls, one each; the last one stays. */
  answer(...answers: Answer[]): void;
}

export const answering =
  (status: number, text = '', headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end(text);

export async function startReceiver(...answers: Answer[]): Promise<Receiver> {
  const script = answers.length > 0 ? answers : [answering(200, 'thanks')];
  const arrived: Arrived[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      arrived.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      const answer = script.length > 1 ? script.shift() : script[0];
      answer?.(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  // The address of a server that listens on a port includes the port.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, arrived, answer: (...next) => void script.splice(0, script.length, ...next) };
}

/** Adds a webhook to the user's organisation as administrators do. */
export async function addWebhookFor({ call, deps }: TestPortal, user: TestUser, { url, events }: { url: string; events: WebhookEvent[] }) {
  const { status, body } = await call(addWebhook, { body: { url, events, password: user.password } }, await signedInToken(deps, user));
  if (status !== 200) throw new Error(`No webhook: ${JSON.stringify(body)}`);
  return { id: body.id as string, secret: body.secret as string };
}

export async function deliveriesTo({ call, deps }: TestPortal, user: TestUser, id: string): Promise<Delivery[]> {
  return (await call(listDeliveries, { query: { id } }, await signedInToken(deps, user))).body.message;
}

/** Returns the event as its receiver reads it; throws if the signature is wrong. */
export function verified(secret: string, { headers, body }: Arrived): unknown {
  return new Webhook(secret).verify(body, headers as Record<string, string>);
}
