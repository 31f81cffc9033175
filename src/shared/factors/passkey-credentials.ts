/** Messages between browsers and authenticators, with the names and forms of Web Authentication, level 3. */
import * as z from 'zod/mini';

const notFromBrowser = 'Send what the browser answered, as it is';
const Bytes = z.string({ error: notFromBrowser }).check(z.regex(/^[\w-]+$/, { error: notFromBrowser }));
const answered = { id: Bytes, rawId: Bytes, type: z.literal('public-key', { error: notFromBrowser }) };

/** JSON of `navigator.credentials.create`, with only the fields that the portal reads. */
export const NewCredential = z.object({
  ...answered,
  response: z.object({ clientDataJSON: Bytes, attestationObject: Bytes, transports: z.optional(z.array(z.string())) }),
});
export type NewCredential = z.output<typeof NewCredential>;

/** JSON of `navigator.credentials.get`. */
export const UsedCredential = z.object({
  ...answered,
  response: z.object({ clientDataJSON: Bytes, authenticatorData: Bytes, signature: Bytes, userHandle: z.nullish(Bytes) }),
});
export type UsedCredential = z.output<typeof UsedCredential>;

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
export type PasskeyTransport = (typeof transports)[number];
export const isPasskeyTransport = (text: string): text is PasskeyTransport => (transports as readonly string[]).includes(text);

const Known = z.array(z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.enum(transports)) }));
/** Requirement of every option: the authenticator verifies the person. */
const verified = z.literal('required');

export const CreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: Known,
  authenticatorSelection: z.object({ residentKey: verified, requireResidentKey: z.literal(true), userVerification: verified }),
});
export type CreationOptions = z.output<typeof CreationOptions>;

export const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  allowCredentials: Known,
  userVerification: verified,
});
export type RequestOptions = z.output<typeof RequestOptions>;
