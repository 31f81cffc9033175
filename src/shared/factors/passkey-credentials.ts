/** What browsers and authenticators exchange, in the names and forms of Web Authentication, level 3. */
import * as z from 'zod/mini';

const notFromBrowser = 'Send what the browser answered, as it is';
const Bytes = z.string({ error: notFromBrowser }).check(z.regex(/^[\w-]+$/, { error: notFromBrowser }));
const answered = { id: Bytes, rawId: Bytes, type: z.literal('public-key', { error: notFromBrowser }) };

/** What `navigator.credentials.create` answered, as JSON. The portal reads no other field of it. */
export const NewCredential = z.object({
  ...answered,
  response: z.object({ clientDataJSON: Bytes, attestationObject: Bytes, transports: z.optional(z.array(z.string())) }),
});
export type NewCredential = z.output<typeof NewCredential>;

/** What `navigator.credentials.get` answered, as JSON. */
export const UsedCredential = z.object({
  ...answered,
  response: z.object({ clientDataJSON: Bytes, authenticatorData: Bytes, signature: Bytes, userHandle: z.nullish(Bytes) }),
});
export type UsedCredential = z.output<typeof UsedCredential>;

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
export type PasskeyTransport = (typeof transports)[number];
export const isPasskeyTransport = (text: string): text is PasskeyTransport => (transports as readonly string[]).includes(text);

const Known = z.array(z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.enum(transports)) }));
/** Of every option: the person is verified by the authenticator. */
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
