/** The identity provider of an organisation: a real one, over HTTP, that admits the user whom the portal announces, with two factors. */
import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

interface ProviderPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: unknown;
  readonly name?: string;
}

export interface TestIdentityProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Sets the person who signs in with an address, in place of the one before; the person's claims may be anything. */
  add(address: string, person: ProviderPerson): void;
  stop(): Promise<void>;
}

const signingKey = {
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  use: 'sig',
  alg: 'RS256',
};

/** Starts the provider; it redirects to `redirectUri` only. */
export async function startIdentityProvider(redirectUri: string): Promise<TestIdentityProvider> {
  const people = new Map<string, ProviderPerson>();
  const client = { client_id: 'the portal', client_secret: 'a secret with a space, a + and a %20' };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The address of a server that listens on a port includes the port.
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['a key of tests'] },
    jwks: { keys: [signingKey] },
    ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: async (_, id) => {
      const person = [...people.values()].findLast(({ sub }) => sub === id);
      return person && { accountId: id, claims: async () => ({ ...person }) };
    },
    // Grants the portal the user's address without a consent screen.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/') !== true) return answer(request, response);
    void (async () => {
      const { params } = await provider.interactionDetails(request, response);
      const accountId = people.get(params.login_hint ?? '')?.sub;
      await provider.interactionFinished(
        request,
        response,
        accountId === undefined ? { error: 'access_denied' } : { login: { accountId, amr: ['pwd', 'otp'] } },
      );
    })();
  });
  return {
    issuer,
    clientId: client.client_id,
    clientSecret: client.client_secret,
    add: (address, person) => void people.set(address, person),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
