/** Access to authenticators by the browser. The library is fetched with the first press, so that no screen gets heavier. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import type { CreationOptions, RequestOptions } from '../../shared/factors/passkey-credentials.ts';
import { CallError } from '../api/call.ts';
import { refusedPasskeyText } from './factors.text.ts';

/** True if passkeys work here at all: they belong to a host name, over TLS or on this machine. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(location.hostname);
}

const loadLibrary = () => import('@simplewebauthn/browser');

/** Lets an authenticator make a passkey. Throws `CallError` in words. */
export async function makePasskey(optionsJSON: CreationOptions): Promise<RegistrationResponseJSON> {
  const { startRegistration } = await loadLibrary();
  return startRegistration({ optionsJSON }).catch(inWords);
}

/** Lets an authenticator sign with a passkey. Throws `CallError` in words. */
export async function askForPasskey(optionsJSON: RequestOptions): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await loadLibrary();
  return startAuthentication({ optionsJSON }).catch(inWords);
}

/** Words a failure. Browsers say little on purpose: neither whether there is a passkey nor whether the user declined. */
function inWords(failure: unknown): never {
  const name = failure instanceof Error ? failure.name : '';
  if (name === 'InvalidStateError') throw new CallError(refusedPasskeyText.isKnown);
  if (name === 'SecurityError') throw new CallError(refusedPasskeyText.otherHost(location.hostname));
  throw new CallError(refusedPasskeyText.notUsed);
}
