/** What is asked of identity providers, by OpenID Connect. The protocol is the library's, which is loaded with the first of them. */
import type { Configuration, ClientAuth } from 'openid-client';
import type { ProviderAnswer } from '../../shared/single-sign-on/single-sign-on.ts';
import { singleSignOnSaid } from '../../shared/single-sign-on/said.ts';
import { AppError } from '../base/errors.ts';
import { CallRefused, type CallRules, resolveBySystem } from '../http/checked-address.ts';
import type { BrowserSecrets } from './browser-secrets.ts';
import { guardedFetch } from './guarded-fetch.ts';
import { multiFactor, saysSecondFactor } from './second-factor.ts';

/** How the portal is known to a provider. */
export interface Client {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Who somebody is at their provider. */
export interface Identity {
  readonly subject: string;
  /** Whether the provider says that this sign-in was with a second factor. */
  readonly hasSecondFactor: boolean;
  /** What the provider says of the person; asks it where the token does not say. Rejects as `identify` does. */
  readonly profile: () => Promise<Profile>;
}

/** As the provider said it, unchecked. */
export interface Profile {
  readonly email: unknown;
  readonly emailVerified: unknown;
  readonly name: unknown;
}

/** The provider, or whoever answers in its place, says what is not to be believed, or nothing. */
export class NotIdentified extends Error {
  /** The standard's error code (RFC 6749, 5.2), where the provider said one. */
  readonly code: string | undefined;

  constructor(message: string, { code, ...options }: ErrorOptions & { readonly code?: string | undefined } = {}) {
    super(message, options);
    this.code = code;
  }
}

/** The provider does not take the portal's client secret: it has come to its end, or was changed. Nobody of the organisation gets in before it is renewed. */
export class ClientRefused extends NotIdentified {}

export interface ProviderClient {
  /** Where a browser is sent. Throws `AppError` (502, 504) where the provider cannot be asked. */
  addressOf(
    client: Client,
    asked: { readonly secrets: BrowserSecrets; readonly redirectUri: string; readonly email: string; readonly secondFactor: boolean },
  ): Promise<string>;
  /** Who came back. Throws `NotIdentified`, `ClientRefused`, or `AppError` (502, 504) where the provider cannot be asked. */
  identify(
    client: Client,
    back: { readonly answer: ProviderAnswer; readonly secrets: BrowserSecrets; readonly redirectUri: string },
  ): Promise<Identity>;
  /** The issuer as it writes itself. Throws `AppError` (400 on the field `issuer`) where it is none. */
  checkedIssuer(client: Client): Promise<string>;
}

/** How long what a provider says of itself is remembered. */
const metadataMs = 10 * 60_000;
/** Of one call of a provider; a sign-in makes four at most. */
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
    // The standard's default, unless the provider takes the other way alone.
    const authentication: ClientAuth = (server, ...rest) =>
      (takesBasic(server) ? ClientSecretBasic(clientSecret) : ClientSecretPost(clientSecret))(server, ...rest);
    const configuration = await discovery(new URL(issuer), clientId, undefined, authentication, {
      [customFetch]: fetchGuarded,
      // What may be called without encryption is decided where calls are guarded.
      ...(allowPrivate && { execute: [allowInsecureRequests] }),
      timeout: timeoutMs / 1_000,
    });
    // A token is believed for its signature, not for the connection that it came through. Neither `none` nor a shared secret signs one.
    enableNonRepudiationChecks(configuration);
    return configuration;
  };

  /** One call for all who begin at the same time, and none for those who come soon after. */
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
    // The library takes an issuer that stands for many; somebody else's customers would then be believed, too.
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
      // No parameter asks for methods (`amr`), and each provider has its own classes (`acr`): it is asked where it names the one that is meant.
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

/** A browser goes there: it must be no script, and unencrypted only where tests are. */
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

/** What the connection is to blame for, and not what was said: it may be tried again. */
function throwAway(error: unknown): never {
  throw unreachable(error);
}

function unreachable(cause: unknown): AppError {
  const isLate = chainOf(cause).some((error) => error.name === 'TimeoutError');
  return new AppError(isLate ? 'upstream_timed_out' : 'upstream_failed', singleSignOnSaid.unreachable, { cause });
}

/** Of a call that was not made or not answered, and of one whose answer is not to be believed. */
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

/** Of the call for a token, which is the one that names the client: 401 says that it is not taken (RFC 6749, 5.2). */
function noToken(error: unknown): never {
  const { status, code } = saidOf(chainOf(error));
  if (code === 'invalid_client' || status === 401)
    throw new ClientRefused(`${status} ${code ?? ''}`.trim(), { cause: error, code: 'invalid_client' });
  notBelieved(error);
}

/** What an answer of the provider said that is an error: the library's errors hold its status, and its code where there was one. */
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
