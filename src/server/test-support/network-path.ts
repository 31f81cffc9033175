/** A way to a server that a test can cut as a pulled cable does: what goes through it stays open, and says nothing. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

export interface NetworkPath {
  /** Of the loopback address. */
  readonly port: number;
  /** From now on nothing comes through, and nobody is told: neither on connections that are open nor on new ones. */
  cut(): void;
  /** What was held up comes through, and new connections too. */
  mend(): void;
  /** New connections lead to `target`; those that are open stay as they are. */
  leadTo(target: NetConnectOpts): void;
  stop(): Promise<void>;
}

/** A path to `target`, on a free port. */
export async function openNetworkPath(first: NetConnectOpts): Promise<NetworkPath> {
  let target = first;
  let isCut = false;
  const links = new Set<Link>();
  const server = createServer((near) => {
    const link = new Link(near, target);
    links.add(link);
    near.once('close', () => links.delete(link));
    if (isCut) link.cut();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    // A server that listens on a port has an address with one.
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
      for (const link of links) link.cut();
    },
    mend() {
      isCut = false;
      for (const link of links) link.mend();
    },
    leadTo(next) {
      isCut = false;
      target = next;
    },
    async stop() {
      for (const link of links) link.end();
      server.close();
      await once(server, 'close');
    },
  };
}

class Link {
  readonly #near: Socket;
  readonly #far: Socket;
  #isCut = false;

  constructor(near: Socket, target: NetConnectOpts) {
    this.#near = near;
    this.#far = connect(target);
    for (const [from, to] of [
      [near, this.#far],
      [this.#far, near],
    ] as const) {
      from.on('data', (chunk: Buffer) => to.write(chunk));
      from.on('error', () => undefined);
      // Whoever hangs up is not heard at the other end of a cut cable.
      from.on('close', () => !this.#isCut && to.destroy());
    }
  }

  cut(): void {
    this.#isCut = true;
    this.#near.pause();
    this.#far.pause();
  }

  mend(): void {
    this.#isCut = false;
    this.#near.resume();
    this.#far.resume();
    if (this.#near.destroyed) this.#far.destroy();
  }

  end(): void {
    this.#near.destroy();
    this.#far.destroy();
  }
}
