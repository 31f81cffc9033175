/** The verbs of the sign-in: credentials, code, another code. */
import { confirmOtp, login, sendOtp } from '../../shared/sign-in/sign-in.ts';
import { call, CallError } from '../api/call.ts';
import { enterSession, savedMail } from '../session/session.ts';
import { forget, write } from '../browser/stored-session.ts';
import { signInText } from './sign-in.text.ts';

/** The digest is a credential: it stays in this page's memory, never in storage, and a reload forgets it. */
let credentials: { email: string; password: string } | null = null;
let sentAt: Date | null = null;

const loadDigest = () => import('../factors/password-digest.ts');

/** Fetches the hash's code while the form is being filled in; the sign-in page itself does not wait for it. */
export function prepareSignIn() {
  void loadDigest().catch(() => undefined);
}

/** The credentials call, then the code call with the same data. Only then does a sign-in wait for its code. */
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

/** Specification, section 5: a login without a token is rejected with the response or "Error". */
function withoutToken(reply: { message?: string }): CallError {
  if (reply.message !== undefined || Object.keys(reply).length === 0) return new CallError(reply.message ?? 'Error');
  return new CallError('Error', { errors: { ...reply } as Record<string, string> });
}

/** Whether this page still knows what a new code is asked with. */
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

/** From the end of a sign-in, however it was confirmed, into the session. */
export async function enterWith(token: string) {
  credentials = null;
  sentAt = null;
  try {
    await enterSession(token);
  } catch {
    // What confirmed it is spent and the sign-in stands; a fresh start of the page asks for the status again and says what is wrong.
    location.reload();
  }
}

/** Gives the waiting sign-in up. The pending token opens nothing but the code step and dies by itself. */
export function abandonSignIn() {
  credentials = null;
  sentAt = null;
  forget('authToken');
  forget('userMail');
}
