/** Steps of the sign-in: credentials, code, another code. */
import { confirmOtp, login, sendOtp } from '../../shared/sign-in/sign-in.ts';
import { call, CallError } from '../api/call.ts';
import { enterSession, savedMail } from '../session/session.ts';
import { forget, write } from '../browser/stored-session.ts';
import { signInText } from './sign-in.text.ts';

/** The digest is a credential: it stays in this page's memory, never in storage, and a reload forgets it. */
let credentials: { email: string; password: string } | null = null;
let sentAt: Date | null = null;

const loadDigest = () => import('../factors/password-digest.ts');

/** Fetches the code of the hash function while the form is filled in; the sign-in page itself does not wait for it. */
export function prepareSignIn() {
  void loadDigest().catch(() => undefined);
}

/** Sends the credentials, then requests the code with the same data. Only then does the sign-in wait for its code. */
export async function signIn(email: string, password: string) {
  const { passwordDigest } = await loadDigest();
  const sent = { email, password: passwordDigest(password) };
  const reply: { auth_token?: string; message?: string } | string = await call(login, { body: sent });
  if (typeof reply === 'string') throw new CallError(reply);
  if (!reply.auth_token) throw withoutToken(reply);
  write('authToken', reply.auth_token);
  try {
    await call(sendOtp, { body: sent });
  } catch (failure) {
    forget('authToken');
    throw failure;
  }
  write('userMail', email);
  credentials = sent;
  sentAt = new Date();
}

/** Makes the error of a login without a token: the response or "Error" (specification, section 5). */
function withoutToken(reply: { message?: string }): CallError {
  if (reply.message !== undefined || Object.keys(reply).length === 0) return new CallError(reply.message ?? 'Error');
  return new CallError('Error', { errors: { ...reply } as Record<string, string> });
}

/** True if this page still has the credentials that a new code needs. */
export function mayResend(): boolean {
  return credentials !== null;
}

export function codeSentAt(): Date | null {
  return sentAt;
}

export async function resendCode() {
  if (credentials === null) throw new CallError(signInText.signInFirst);
  await call(sendOtp, { body: credentials });
  sentAt = new Date();
}

export async function confirmCode(otp: string) {
  const { auth_token } = await call(confirmOtp, { body: { email: savedMail() ?? '', otp } });
  await enterWith(auth_token);
}

/** Enters the session after a sign-in, however it was confirmed. */
export async function enterWith(token: string) {
  credentials = null;
  sentAt = null;
  try {
    await enterSession(token);
  } catch {
    // The confirmation is used up and the sign-in holds; a fresh start of the page fetches the status again and reports errors.
    location.reload();
  }
}

/** Abandons the waiting sign-in. The pending token opens only the code step and expires by itself. */
export function abandonSignIn() {
  credentials = null;
  sentAt = null;
  forget('authToken');
  forget('userMail');
}
