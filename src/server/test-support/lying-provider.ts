/** An identity provider that says what it is told to, true or not: real HTTP, and tokens that are signed here by hand (RFC 7515, 7519). */
import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { begin, type Begun, comeBack, withProvider } from './single-sign-on.ts';
import type { TestPortal } from './test-portal.ts';

export interface Lie {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, unknown>>;
  /** Another key than the one that is published. */
  readonly isForged?: boolean;
  readonly userInfo?: Readonly<Record<string, unknown>>;
  /** What the provider says of itself besides, or instead. */
  readonly metadata?: Readonly<Record<string, unknown>>;
  /** In place of a reply of the path. */
  readonly answers?: Readonly<Record<string, (response: ServerResponse) => void>>;
}

export interface LyingProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  lie(lie: Lie): void;
  /** The paths that were asked for. */
  readonly asked: readonly string[];
  /** What the browser comes back with; the token is for whoever this address begun with. */
  answerTo(begun: Begun): Record<string, string>;
  stop(): Promise<void>;
}

const clientId = 'portal';
const clientSecret = 'of the lying provider';
const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

export async function startLyingProvider(): Promise<LyingProvider> {
  let lie: Lie = {};
  let nonce: string | null = null;
  const asked: string[] = [];
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const token = () => {
    const seconds = Math.floor(Date.now() / 1_000);
    const claims = { iss: issuer, aud: clientId, sub: 'jo', nonce, iat: seconds, exp: seconds + 300, ...lie.claims };
    return signed({ alg: 'RS256', kid: 'own', ...lie.header }, claims, lie.isForged === true ? other.privateKey : own.privateKey);
  };
  const replies: Record<string, () => unknown> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      userinfo_endpoint: `${issuer}/userinfo`,
      ...lie.metadata,
    }),
    '/token': () => ({ access_token: 'access', token_type: 'Bearer', id_token: token() }),
    '/keys': () => ({ keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'own', use: 'sig' }] }),
    '/userinfo': () => ({ sub: 'jo', ...lie.userInfo }),
  };
  server.on('request', (request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const instead = lie.answers?.[path];
    if (instead) return instead(response);
    return response.setHeader('content-type', 'application/json').end(JSON.stringify(replies[path]?.() ?? {}));
  });
  return {
    issuer,
    clientId,
    clientSecret,
    asked,
    lie: (next) => {
      lie = next;
    },
    answerTo: ({ address }) => {
      nonce = address.searchParams.get('nonce');
      return { code: 'code', state: address.searchParams.get('state') ?? '' };
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function signed(header: { alg: string; kid: string }, claims: Readonly<Record<string, unknown>>, key: KeyObject): string {
  const text = `${base64url(header)}.${base64url(claims)}`;
  return `${text}.${signatureOf(header.alg, text, key)}`;
}

function signatureOf(alg: string, text: string, key: KeyObject): string {
  if (alg === 'none') return '';
  // As one who knows the client's secret, or takes the published key for one.
  if (alg === 'HS256') return createHmac('sha256', clientSecret).update(text).digest('base64url');
  return sign('sha256', Buffer.from(text), key).toString('base64url');
}

/** A client of the provider, another one each time, so that nothing is remembered of the test before. */
export function freshClient({ issuer, clientId: id }: LyingProvider) {
  return { issuer, clientId: id, clientSecret: `secret ${crypto.randomUUID()}` };
}

/** Signs a user in whom the provider names rightly but for `lie`. */
export async function signInAt(provider: LyingProvider, portal: TestPortal, lie: (email: string) => Lie) {
  const { metadata } = lie('');
  if (metadata) provider.lie({ metadata });
  const { user } = await withProvider(portal, freshClient(provider));
  const begun = await begin(portal, user.email);
  const { claims, ...rest } = lie(user.email);
  provider.lie({ claims: { email: user.email, email_verified: true, ...claims }, ...rest });
  return { user, reply: await comeBack(portal, begun, provider.answerTo(begun)) };
}
