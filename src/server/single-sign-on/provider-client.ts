/** Client for identity providers, by OpenID Connect. The library implements the protocol, and is loaded with the first provider. */
import type { Configuration, ClientAuth } from 'openid-client';
import type { ProviderAnswer } from '../../shared/single-sign-on/single-sign-on.ts';
import { singleSignOnSaid } from '../../shared/single-sign-on/said.ts';
import { AppError } from '../base/errors.ts';
import { CallRefused, type CallRules, resolveBySystem } from '../http/checked-address.ts';
import type { BrowserSecrets } from './browser-secrets.ts';
import { guardedFetch } from './guarded-fetch.ts';
import { multiFactor, saysSecondFactor } from './second-factor.ts';

/** Identity of the portal at a provider. */
export interface Client {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Identity of a person at their provider. */
export interface Identity {
  readonly subject: string;
  /** True if the provider says that this sign-in used a second factor. */
  readonly hasSecondFactor: boolean;
  /** Returns the provider's profile of the person; calls the provider if the token has none. Rejects like `identify`. */
  readonly profile: () => Promise<Profile>;
}

/** The provider's values, unchecked. */
export interface Profile {
  readonly email: unknown;
  readonly emailVerified: unknown;
  readonly name: unknown;
}

/** Thrown if the provider, or an impostor, sends an untrustworthy answer or none. */
export class NotIdentified extends Error {
  /** The standard's error code (RFC 6749, 5.2), if the provider sent one. */
  readonly code: string | undefined;

  constructor(message: string, { code, ...options }: ErrorOptions & { readonly code?: string | undefined } = {}) {
    super(message, options);
    this.code = code;
  }
}

/** Thrown if the provider refuses the portal's client secret: it expired or was changed. All sign-ins of the organisation fail until it is renewed. */
export class ClientRefused extends NotIdentified {}

export interface ProviderClient {
  /** Returns the address for the browser. Throws `AppError` (502, 504) if the provider cannot be reached. */
  addressOf(
    client: Client,
    asked: { readonly secrets: BrowserSecrets; readonly redirectUri: string; readonly email: string; readonly secondFactor: boolean },
  ): Promise<string>;
  /** Identifies the person who came back. Throws `NotIdentified`, `ClientRefused`, or `AppError` (502, 504) if the provider cannot be reached. */
  identify(
    client: Client,
    back: { readonly answer: ProviderAnswer; readonly secrets: BrowserSecrets; readonly redirectUri: string },
  ): Promise<Identity>;
  /** Returns the issuer in its own spelling. Throws `AppError` (400 on the field `issuer`) if it is none. */
  checkedIssuer(client: Client): Promise<string>;
}

/** Lifetime of cached provider metadata. */
const metadataMs = 10 * 60_000;
/** Time limit of one call of a provider; a sign-in makes four at most. */
const callTimeoutMs = 5_000;

interface ClientRules extends Omit<CallRules, 'resolve'> {
  readonly resolve?: CallRules['resolve'] | undefined;
  readonly timeoutMs?: number | undefined;
}

const load = () => import('openid-client');

export function createProviderClient({ allowPrivate, resolve = resolveBySystem, timeoutMs = callTimeoutMs }: ClientRules): ProviderClient {
  const fetchGuarded = guardedFetch({ allowPrivate, resolve, timeoutMs });
  const known = new Map<string, { readonly configuration: Promise<Configuration>; readonly until: number }>();

  const discover = async ({ issuer, clientId, clientSecret }: Client): Promise<Configuration> => {
    const { allowInsecureRequests, ClientSecretBasic, ClientSecretPost, customFetch, discovery, enableNonRepudiationChecks } = await load();
    // The standard's default, unless the provider accepts only the other method.
    const authentication: ClientAuth = (server, ...rest) =>
      (takesBasic(server) ? ClientSecretBasic(clientSecret) : ClientSecretPost(clientSecret))(server, ...rest);
    const configuration = await discovery(new URL(issuer), clientId, undefined, authentication, {
      [customFetch]: fetchGuarded,
      // Unencrypted calls are restricted by the guarded fetch.
      ...(allowPrivate && { execute: [allowInsecureRequests] }),
      timeout: timeoutMs / 1_000,
    });
    // A token is trusted for its signature, not for its connection. Neither `none` nor a shared secret may sign it.
    enableNonRepudiationChecks(configuration);
    return configuration;
  };

  /** One call for all concurrent sign-ins, and none for those soon after. */
  const configurationOf = (client: Client): Promise<Configuration> => {
    const key = JSON.stringify([client.issuer, client.clientId, client.clientSecret]);
    const found = known.get(key);
    if (found && found.until > performance.now()) return found.configuration;
    const configuration = discover(client);
    known.set(key, { configuration, until: performance.now() + metadataMs });
    configuration.catch(() => known.delete(key));
    return configuration;
  };

  const strictConfigurationOf = async (client: Client) => {
    const configuration = await configurationOf(client).catch(throwAway);
    // The library accepts an issuer that stands for many, and would then trust other organisations' people too.
    if (configuration.serverMetadata().issuer !== client.issuer) throw unreachable(new Error('The issuer is another one now'));
    return configuration;
  };

  return {
    async addressOf(client, { secrets, redirectUri, email, secondFactor }) {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await load();
      const configuration = await strictConfigurationOf(client);
      const code_challenge = await calculatePKCECodeChallenge(secrets.verifier);
      const { state, nonce } = secrets;
      const asked = { redirect_uri: redirectUri, state, nonce, code_challenge, code_challenge_method: 'S256', login_hint: email };
      // No parameter requests methods (`amr`), and each provider has its own classes (`acr`): sent only if the provider supports this one.
      const factor = secondFactor && namesMultiFactor(configuration.serverMetadata()) && { acr_values: multiFactor };
      try {
        return browserAddress(buildAuthorizationUrl(configuration, { scope: 'openid email profile', ...asked, ...factor }), allowPrivate);
      } catch (error) {
        throw unreachable(error);
      }
    },

    async identify(client, { answer, secrets, redirectUri }) {
      const { authorizationCodeGrant, fetchUserInfo } = await load();
      const configuration = await strictConfigurationOf(client);
      const back = new URL(redirectUri);
      for (const [name, value] of Object.entries(answer)) if (value !== undefined) back.searchParams.set(name, value);
      const checks = {
        expectedState: secrets.state,
        expectedNonce: secrets.nonce,
        pkceCodeVerifier: secrets.verifier,
        idTokenExpected: true,
      };
      const tokens = await authorizationCodeGrant(configuration, back, checks).catch(noToken);
      const claims = tokens.claims();
      if (!claims) throw new NotIdentified('no ID token');
      const isComplete = claims['email'] !== undefined || configuration.serverMetadata().userinfo_endpoint === undefined;
      const profile = async () =>
        profileOf(isComplete ? claims : await fetchUserInfo(configuration, tokens.access_token, claims.sub).catch(notBelieved));
      return { subject: claims.sub, hasSecondFactor: saysSecondFactor(claims), profile };
    },

    async checkedIssuer(client) {
      const metadata = await discover(client).then((configuration) => configuration.serverMetadata(), refuseIssuer);
      if (new URL(client.issuer).href !== hrefOf(metadata.issuer)) return refuseIssuer(new Error('another issuer'));
      return metadata.issuer;
    },
  };
}

/** Returns an address for a browser: never a script, and unencrypted only in tests. */
function browserAddress({ protocol, href }: URL, allowPrivate: boolean): string {
  if (protocol !== 'https:' && !(allowPrivate && protocol === 'http:')) throw new Error(`The provider signs people in at ${protocol}`);
  return href;
}

function takesBasic({ token_endpoint_auth_methods_supported: methods }: { token_endpoint_auth_methods_supported?: string[] }): boolean {
  return methods === undefined || methods.includes('client_secret_basic') || !methods.includes('client_secret_post');
}

function namesMultiFactor({ acr_values_supported: values }: { readonly acr_values_supported?: unknown }): boolean {
  return Array.isArray(values) && values.includes(multiFactor);
}

function hrefOf(issuer: string): string | undefined {
  return URL.canParse(issuer) ? new URL(issuer).href : undefined;
}

function profileOf(claims: Readonly<Record<string, unknown>>): Profile {
  return { email: claims['email'], emailVerified: claims['email_verified'], name: claims['name'] };
}

function refuseIssuer(cause: unknown): never {
  throw new AppError('validation_failed', singleSignOnSaid.noProvider, { errors: { issuer: singleSignOnSaid.noProvider }, cause });
}

/** Throws a connection fault, which a retry may fix. */
function throwAway(error: unknown): never {
  throw unreachable(error);
}

function unreachable(cause: unknown): AppError {
  const isLate = chainOf(cause).some((error) => error.name === 'TimeoutError');
  return new AppError(isLate ? 'upstream_timed_out' : 'upstream_failed', singleSignOnSaid.unreachable, { cause });
}

/** Throws for a call that failed or was not answered, or for an untrustworthy answer. */
function notBelieved(error: unknown): never {
  const errors = chainOf(error);
  const isConnection = errors.some(
    (one) => one instanceof CallRefused || one.name === 'TimeoutError' || ('code' in one && 'syscall' in one),
  );
  const { status, code, description } = saidOf(errors);
  if (isConnection || status >= 500) throw unreachable(error);
  const said = [status || undefined, code, description, ...errors.map(({ message }) => message)].filter((part) => part !== undefined);
  throw new NotIdentified(said.join(': '), { cause: error, code });
}

/** Throws for a failed token call, which presents the client's secret: 401 refuses the client (RFC 6749, 5.2). */
function noToken(error: unknown): never {
  const { status, code } = saidOf(chainOf(error));
  if (code === 'invalid_client' || status === 401)
    throw new ClientRefused(`${status} ${code ?? ''}`.trim(), { cause: error, code: 'invalid_client' });
  notBelieved(error);
}

/** Reads the provider's error: the library's errors hold its status, and its code if there was one. */
function saidOf(errors: readonly Error[]): { readonly status: number; readonly code?: string; readonly description?: string } {
  for (const one of errors) {
    const { status } = 'status' in one ? one : one.cause instanceof Response ? one.cause : {};
    if (typeof status !== 'number') continue;
    const { error: code, error_description: description } = one as { error?: unknown; error_description?: unknown };
    return {
      status,
      ...(typeof code === 'string' && isCode.test(code) && { code }),
      ...(typeof description === 'string' && { description: description.slice(0, 200) }),
    };
  }
  return { status: 0 };
}

const isCode = /^[a-z_]{1,40}$/;

function chainOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...chainOf(error.cause)] : [];
}
