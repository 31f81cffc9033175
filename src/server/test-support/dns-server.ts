/** A provider's ENUM server for tests: real DNS over UDP and TCP on one port. */
import { createSocket, type Socket } from 'node:dgram';
import { type AddressInfo, createServer, type Server } from 'node:net';
import dnsPacket, { type DecodedPacket, type Packet } from 'dns-packet';
import { onTestFinished } from 'vitest';

export interface Naptr {
  order?: number;
  preference?: number;
  flags?: string;
  services?: string;
  regexp: string;
}

/** The reply to a question: records, a response code other than 0, or none at all. `truncated` over UDP sends the client to TCP. */
export type DnsReply =
  | { records?: Naptr[]; /** IPv4 addresses of a name. */ addresses?: string[]; rcode?: number; truncated?: true }
  | 'silence';

export interface DnsServer {
  /** `127.0.0.1:port` */
  readonly address: string;
  readonly questions: { name: string; over: 'udp' | 'tcp'; additionals: number }[];
  /** Sets the replies to the next questions, one each; the last reply stays. */
  reply(...replies: DnsReply[]): void;
}

export async function startDnsServer(...first: DnsReply[]): Promise<DnsServer> {
  const script = first;
  const questions: DnsServer['questions'] = [];
  const answer = (message: Buffer, over: 'udp' | 'tcp'): Buffer | undefined => {
    const query = dnsPacket.decode(message);
    questions.push({ name: query.questions?.[0]?.name ?? '', over, additionals: query.additionals?.length ?? 0 });
    const reply = (script.length > 1 ? script.shift() : script[0]) ?? 'silence';
    return reply === 'silence' ? undefined : dnsPacket.encode(packetOf(query, reply, over));
  };
  const tcp = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.on('data', (data: Buffer) => {
      const bytes = answer(data.subarray(2), 'tcp');
      if (bytes) socket.write(Buffer.concat([Buffer.from([bytes.length >> 8, bytes.length & 0xff]), bytes]));
    });
  });
  const udp = createSocket('udp4', (message, { address, port }) => {
    const bytes = answer(message, 'udp');
    if (bytes) udp.send(bytes, port, address);
  });
  const port = await listenOnBoth(tcp, udp);
  onTestFinished(() => {
    udp.close();
    tcp.close();
  });
  return { address: `127.0.0.1:${port}`, questions, reply: (...replies) => void script.splice(0, script.length, ...replies) };
}

function packetOf({ id, questions = [] }: DecodedPacket, reply: Exclude<DnsReply, 'silence'>, over: 'udp' | 'tcp'): Packet {
  const isCut = reply.truncated === true && over === 'udp';
  const name = questions[0]?.name ?? '';
  const answers = (isCut ? [] : (reply.records ?? [])).map(
    ({ order = 10, preference = 100, flags = 'u', services = 'E2U+pstn:tel', regexp }) =>
      ({ type: 'NAPTR', name, ttl: 60, data: { order, preference, flags, services, regexp, replacement: '.' } }) as const,
  );
  const hosts = (reply.addresses ?? []).map((data) => ({ type: 'A', name, ttl: 0, data }) as const);
  const flags = dnsPacket.AUTHORITATIVE_ANSWER | (reply.rcode ?? 0) | (isCut ? dnsPacket.TRUNCATED_RESPONSE : 0);
  return { type: 'response', id, flags, questions, answers: [...answers, ...hosts] };
}

/** Listens on one port for both. Another program may hold TCP's port on UDP: then it tries another port. */
async function listenOnBoth(tcp: Server, udp: Socket): Promise<number> {
  await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve));
  // The address of a server that listens on a port includes the port.
  const { port } = tcp.address() as AddressInfo;
  const isTaken = await new Promise<boolean>((resolve) => {
    udp.once('error', () => resolve(true)).bind(port, '127.0.0.1', () => resolve(false));
  });
  if (!isTaken) return port;
  await new Promise((resolve) => tcp.close(resolve));
  return listenOnBoth(tcp, udp);
}
