/** API keys of programs: a key can never do more than its owner. */
import * as z from 'zod/mini';
import { apiKeyAddressesMost, apiKeyDays, apiKeyMaxDays, apiKeyNameMaxLength, apiKeyWarningDays, rotatedKeyHours } from '../base/limits.ts';
import { bits, holds } from '../base/permissions.ts';
import { plainText } from '../base/plain-text.ts';
import { issueTextOf, textOf } from '../base/schema-text.ts';
import { get, post, signedIn, signedInWithSome } from '../base/endpoint.ts';
import { Message } from '../base/message.ts';
import { baseWanted } from '../base/wanted.ts';
import { PermissionMask } from '../users/permission-mask.ts';
import { proof } from '../factors/proof.ts';
import { keysWanted } from './wanted.ts';

const keyStates = ['active', 'expiring', 'expired', 'revoked', 'restored'] as const;

/**
 * `state` is `expiring` in the last days of a key, and `restored` if it came back with a backup and is off until somebody keeps it. `prefix` is its beginning,
 * the only part that is shown again. Times are RFC 3339.
 */
export const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  prefix: z.string(),
  permissions: z.int(),
  addresses: z.array(z.string()),
  createdAt: z.string(),
  /** E-mail address of the owner. */
  createdBy: z.string(),
  expiresAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
  lastAddress: z.nullable(z.string()),
  state: z.enum(keyStates),
  isOwn: z.boolean(),
  /** True if another key replaced it, and it only works a few hours more. */
  isRotated: z.boolean(),
});
export type ApiKey = z.infer<typeof ApiKey>;

const Name = z
  .string({ error: keysWanted.name.text })
  .check(
    z.trim(),
    z.minLength(1, { error: keysWanted.name.text, abort: true }),
    z.maxLength(apiKeyNameMaxLength, { error: textOf(baseWanted.shorterName(apiKeyNameMaxLength)) }),
    z.regex(plainText, { error: baseWanted.plainName.text }),
  );

const KeyAddress = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
const isAddress = (text: string) => KeyAddress.safeParse(text).success;

/** The error names the first invalid address, and belongs to the field as a whole, because users type all in one. */
const Addresses = z.array(z.string()).check(
  z.maxLength(apiKeyAddressesMost, { error: textOf(keysWanted.fewerAddresses(apiKeyAddressesMost)) }),
  z.refine((addresses) => addresses.every(isAddress), {
    error: ({ input }) => {
      const wrong = (input as readonly string[]).find((text) => !isAddress(text));
      return issueTextOf(keysWanted.address(wrong ?? ''));
    },
  }),
);

const termWrong = textOf(keysWanted.days(apiKeyMaxDays));

export const NewApiKey = z.strictObject({
  name: Name,
  permissions: PermissionMask.check(z.refine((mask) => !holds(mask, bits.user_management), { error: keysWanted.noAdministrator.text })),
  addresses: z._default(Addresses, []),
  expiresInDays: z._default(
    z.int({ error: termWrong }).check(z.gte(1, { error: termWrong }), z.lte(apiKeyMaxDays, { error: termWrong })),
    apiKeyDays,
  ),
});

const Id = z.strictObject({ id: z.uuid({ error: keysWanted.noSuchKey.text }) });
/** This reply contains the key itself, and no later one does. */
const Made = z.extend(Message, { id: z.string(), key: z.string() });

export const listKeys = get('/api/keys', {
  summary: `List your own keys, as an administrator all of the organisation; a key is \`expiring\` in its last ${apiKeyWarningDays} days`,
  access: signedInWithSome,
  withKey: false,
  reply: z.object({ message: z.array(ApiKey) }),
});

export const createKey = post('/api/keys', {
  summary: `Create a key, with a proof; only this reply contains the key, and its owner gets an e-mail. It expires after ${apiKeyDays} days by default`,
  refuses: ['limit_reached', 'changed_meanwhile', 'proof_needed'],
  access: signedIn(),
  withKey: false,
  body: z.extend(NewApiKey, proof),
  reply: Made,
});

export const rotateKey = post('/api/keys/rotate', {
  summary: `Replace one of your keys, with a proof; the old key works for another ${rotatedKeyHours} hours, and its owner gets an e-mail`,
  refuses: ['not_found', 'conflict', 'limit_reached', 'changed_meanwhile', 'proof_needed'],
  access: signedIn(),
  withKey: false,
  body: z.extend(Id, proof),
  reply: Made,
});

export const revokeKey = post('/api/keys/revoke', {
  summary: 'Revoke a key immediately: your own or, as an administrator, any of the organisation',
  refuses: ['not_found', 'conflict'],
  access: signedIn(),
  withKey: false,
  body: Id,
  reply: Message,
});
