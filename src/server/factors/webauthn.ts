/** Options for browsers and authenticators, and the check of their answers: Web Authentication, level 3. */
import { isIP } from 'node:net';
import type { CreationOptions, NewCredential, RequestOptions, UsedCredential } from '../../shared/factors/passkey-credentials.ts';
import { factorsSaid } from '../../shared/factors/said.ts';
import { passkeyChallengeMinutes } from '../../shared/base/limits.ts';
import { AppError } from '../base/errors.ts';
import type { FoundPasskey, KnownCredential } from './passkey-rows.ts';

/** Loaded with the first passkey: it takes 0.2 s and 26 MB. */
const library = () => import('@simplewebauthn/server');

/** Ed25519, ES256 and RS256 (IANA, COSE Algorithms): every authenticator has one of them. */
const algorithms = [-8, -7, -257];
const timeout = passkeyChallengeMinutes * 60_000;

/**
 * Returns the relying party of the passkeys: the portal, by its host name and its origin. Throws `AppError` 409 if the portal has an IP address instead of a
 * name.
 */
export function relyingParty(publicUrl: string): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  if (isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0) throw new AppError('conflict', factorsSaid.noHostName);
  return { id: hostname, origin };
}

interface Owner {
  readonly portalId: string;
  readonly email: string;
  readonly fullName: string;
}

/** Returns the options of a passkey: it is discoverable and its authenticator verifies the person, so it can be the only step of a sign-in. */
export function creationOptions(
  party: { id: string; name: string },
  { portalId, email, fullName }: Owner,
  { challenge, known }: { challenge: Buffer<ArrayBuffer>; known: KnownCredential[] },
): CreationOptions {
  return {
    challenge: challenge.toString('base64url'),
    rp: party,
    user: { id: userHandle(portalId), name: email, displayName: fullName },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout,
    attestation: 'none',
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  };
}

/** Returns the options of a sign-in; without `known`, for any user that the authenticator finds. */
export function requestOptions(rpId: string, challenge: Buffer, known: KnownCredential[] = []): RequestOptions {
  return { challenge: challenge.toString('base64url'), rpId, timeout, allowCredentials: known, userVerification: 'required' };
}

/** Reads the challenge that an answer refers to, in base64url; undefined if unreadable. */
export function challengeIn({ response }: NewCredential | UsedCredential): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8')) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

type Party = ReturnType<typeof relyingParty>;

/** Checks a registration whose challenge was taken. Returns its credential (id in base64url, key in COSE, counter), or undefined if any part is invalid. */
export async function verifiedCredential(response: NewCredential, { id, origin }: Party) {
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {}, response: { ...response.response, transports: [] } },
    expectedChallenge: challengeIn(response) ?? '',
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(refused);
  return registrationInfo?.credential;
}

/** Checks a signature for a challenge that was taken. Returns the authenticator's counter, or undefined if any part of the answer is invalid. */
export async function verifiedCounter(response: UsedCredential, passkey: FoundPasskey, { id, origin }: Party): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const { clientDataJSON, authenticatorData, signature } = response.response;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {}, response: { clientDataJSON, authenticatorData, signature } },
    expectedChallenge: challengeIn(response) ?? '',
    expectedOrigin: origin,
    expectedRPID: id,
    // Only one of several concurrent nodes succeeds: `countUse` compares the counter in the database.
    credential: { id: response.id, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
    requireUserVerification: true,
  }).catch(refused);
  return verified ? authenticationInfo?.newCounter : undefined;
}

/** Returns an authenticator's name for a user: the bytes of their id, in base64url, which reveal nothing about the person. */
export function userHandle(portalId: string): string {
  return Buffer.from(portalId.replaceAll('-', ''), 'hex').toString('base64url');
}

/** Replaces the error of the library, which throws on an answer that is malformed or for another site. */
function refused(): { verified: false; registrationInfo?: never; authenticationInfo?: never } {
  return { verified: false };
}
