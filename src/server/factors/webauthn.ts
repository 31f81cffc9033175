/** What browsers and authenticators are asked, and whether what they answer is good: Web Authentication, level 3. */
import { isIP } from 'node:net';
import type { CreationOptions, NewCredential, RequestOptions, UsedCredential } from '../../shared/factors/passkey-credentials.ts';
import { factorsSaid } from '../../shared/factors/said.ts';
import { passkeyChallengeMinutes } from '../../shared/base/limits.ts';
import { AppError } from '../base/errors.ts';
import type { FoundPasskey, KnownCredential } from './passkey-rows.ts';

/** It takes 0.2 s and 26 MB to load: with the first passkey. */
const library = () => import('@simplewebauthn/server');

/** Ed25519, ES256 and RS256 (IANA, COSE Algorithms): one of them is in every authenticator. */
const algorithms = [-8, -7, -257];
const timeout = passkeyChallengeMinutes * 60_000;

/** Whose passkeys they are: the portal, by its host name and its whole origin. Throws `AppError` 409 where it has an address for a name. */
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

/** A passkey is discoverable and its authenticator verifies the person, so that it can be the only step of a sign-in. */
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

/** Without `known` for whoever the authenticator finds. */
export function requestOptions(rpId: string, challenge: Buffer, known: KnownCredential[] = []): RequestOptions {
  return { challenge: challenge.toString('base64url'), rpId, timeout, allowCredentials: known, userVerification: 'required' };
}

/** The challenge that an answer says it is to, in base64url; undefined where it cannot be read. */
export function challengeIn({ response }: NewCredential | UsedCredential): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8')) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

type Party = ReturnType<typeof relyingParty>;

/** The credential of a registration whose challenge was taken, or undefined where anything of it is not as it must be: id in base64url, key in COSE, counter. */
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

/** The authenticator's counter where the passkey signed, for a challenge that was taken, or undefined where anything of the answer is not as it must be. */
export async function verifiedCounter(response: UsedCredential, passkey: FoundPasskey, { id, origin }: Party): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const { clientDataJSON, authenticatorData, signature } = response.response;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {}, response: { clientDataJSON, authenticatorData, signature } },
    expectedChallenge: challengeIn(response) ?? '',
    expectedOrigin: origin,
    expectedRPID: id,
    // Of nodes that ask at once one may go on: `countUse` compares the counter, in the database.
    credential: { id: response.id, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
    requireUserVerification: true,
  }).catch(refused);
  return verified ? authenticationInfo?.newCounter : undefined;
}

/** How an authenticator names a user: the bytes of their id, in base64url, which say nothing of the person. */
export function userHandle(portalId: string): string {
  return Buffer.from(portalId.replaceAll('-', ''), 'hex').toString('base64url');
}

/** The library throws where an answer is malformed or for elsewhere. */
function refused(): { verified: false; registrationInfo?: never; authenticationInfo?: never } {
  return { verified: false };
}
