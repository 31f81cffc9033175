/** An identity provider with prepared answers, true or false: real HTTP, and tokens signed here by hand (RFC 7515, 7519). */
import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { begin, type Begun, comeBack, withProvider } from './single-sign-on.ts';
import type { TestPortal } from './test-portal.ts';

export interface Lie {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, unknown>>;
  /** True to sign with another key than the published one. */
  readonly isForged?: boolean;
  readonly userInfo?: Readonly<Record<string, unknown>>;
  /** Metadata that the provider adds or replaces. */
  readonly metadata?: Readonly<Record<string, unknown>>;
  /** Replacements for the replies of paths. */
  readonly answers?: Readonly<Record<string, (response: ServerResponse) => void>>;
}

export interface LyingProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  lie(lie: Lie): void;
  /** The requested paths. */
  readonly asked: readonly string[];
  /** Returns the browser's parameters on its way back; the next token is for the sign-in that began with this address. */
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
  // The address of a server that listens on a port includes the port.
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
  // Signs as a forger who knows the client's secret, or uses the published key as one.
  if (alg === 'HS256') return createHmac('sha256', clientSecret).update(text).digest('base64url');
  return sign('sha256', Buffer.from(text), key).toString('base64url');
}

/** Returns a client of the provider, a new one each time, so that no cache of an earlier test counts. */
export function freshClient({ issuer, clientId: id }: LyingProvider) {
  return { issuer, clientId: id, clientSecret: `secret ${crypto.randomUUID()}` };
}

/** Signs in a user whom the provider describes truthfully except for `lie`. */
export async function signInAt(provider: LyingProvider, portal: TestPortal, lie: (email: string) => Lie) {
  const { metadata } = lie('');
  if (metadata) provider.lie({ metadata });
  const { user } = await withProvider(portal, freshClient(provider));
  const begun = await begin(portal, user.email);
  const { claims, ...rest } = lie(user.email);
  provider.lie({ claims: { email: user.email, email_verified: true, ...claims }, ...rest });
  return { user, reply: await comeBack(portal, begun, provider.answerTo(begun)) };
}
