import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

export interface LateNode {
  /** `host:port`. */
  readonly host: string;
  /** Counts how often a proxy asked whether it is ready. */
  asked(): number;
  stop(): void;
}

/** Starts a server like a node under load: it reports ready `lateMs` after the request, and answers calls. */
export async function startLateNode(lateMs: number): Promise<LateNode> {
  let asked = 0;
  const server = createServer((request, response) => {
    if (request.url !== '/readyz') return void response.end('{}');
    asked += 1;
    void setTimeout(lateMs, undefined, { ref: false }).then(() => response.end('{}'));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    asked: () => asked,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
