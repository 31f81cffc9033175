/** A path to a server that a test can cut like a pulled cable: connections through it stay open and silent. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

export interface NetworkPath {
  /** Port on the loopback address. */
  readonly port: number;
  /** Blocks all traffic silently from now on, on open and on new connections. */
  cut(): void;
  /** Lets the held traffic and new connections through. */
  mend(): void;
  /** Directs new connections to `target`; open ones stay as they are. */
  leadTo(target: NetConnectOpts): void;
  stop(): Promise<void>;
}

/** Opens a path to `target`, on a free port. */
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
    // The address of a server that listens on a port includes the port.
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
      // A hang-up is not heard at the other end of a cut cable.
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
