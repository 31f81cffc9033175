/** A provider's platform for tests: a real HTTP server that answers, or fails, in every way that such platforms do. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** The ending of one request. */
export type Behaviour = (response: ServerResponse, request: IncomingMessage) => void;

export interface UpstreamServer {
  /** `http://127.0.0.1:port` */
  readonly url: string;
  /** Requests so far, in order. */
  readonly requests: readonly IncomingMessage[];
  /** Sets the behaviour for the next requests, one each; the last behaviour stays. */
  behave(...behaviours: Behaviour[]): void;
  connections(): Promise<number>;
}

export async function startUpstreamServer(...first: Behaviour[]): Promise<UpstreamServer> {
  const script = first;
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    const behaviour = script.length > 1 ? script.shift() : script[0];
    behaviour?.(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => stop(server));
  // The address of a server that listens on a port includes the port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    behave: (...behaviours) => void script.splice(0, script.length, ...behaviours),
    connections: () => new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count)))),
  };
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

export const json =
  (body: unknown): Behaviour =>
  (response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

export const text =
  (body: string): Behaviour =>
  (response) =>
    response.end(body);

export const status =
  (code: number, headers: Record<string, string> = {}): Behaviour =>
  (response) =>
    response.writeHead(code, headers).end();

export const hang: Behaviour = () => undefined;

export const reset: Behaviour = (response) => response.socket?.resetAndDestroy();

/** Sends one byte a second, without end. */
export const drip: Behaviour = (response) => {
  response.write('{');
  const timer = setInterval(() => response.write(' '), 1_000);
  response.on('close', () => clearInterval(timer));
};

/** Sends this many bytes of white space, which every JSON parser would accept, and then `body`. */
export const huge =
  (bytes: number, body: unknown): Behaviour =>
  (response) => {
    const chunk = Buffer.alloc(65_536, ' ');
    let left = bytes;
    const write = () => {
      while (left > 0) {
        left -= chunk.byteLength;
        if (!response.write(chunk)) return void response.once('drain', write);
      }
      response.end(JSON.stringify(body));
    };
    write();
  };
