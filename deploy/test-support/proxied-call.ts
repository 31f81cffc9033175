/** Calls through a proxy of the examples, by the name that its file says. */
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Proxy } from './proxies.ts';

interface Call {
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: Buffer;
}

interface Reply {
  readonly status: number;
  readonly text: string;
  readonly headers: IncomingHttpHeaders;
}

/** A call over TLS to a certificate that nobody signed. */
export function call({ address }: Proxy, { path, headers = {}, body }: Call): Promise<Reply> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const options = {
      hostname,
      port,
      path,
      method: body ? 'POST' : 'GET',
      headers: { ...headers, connection: 'close' },
      // Otherwise that of the header Host, which strangers choose. Addresses are no names.
      servername: isIP(hostname) ? '' : hostname,
      rejectUnauthorized: false,
    };
    const sent = request(options, (reply) => {
      const { statusCode: status = 0, headers: replied } = reply;
      text(reply).then((read) => resolve({ status, text: read, headers: replied }), reject);
    });
    sent.once('error', reject).end(body);
  });
}
