/** Schemas of configuration variables: each kind with the message that refuses other values. */
import { isIP } from 'node:net';
import * as z from 'zod';
import { plainText } from '../../shared/base/plain-text.ts';
import { type Accent, accentFault, accentOf } from './accent.ts';
import { databaseUrlFault } from './database-url.ts';
import { type Logo, readLogo } from './logo.ts';
import { recordsUrlFault } from './records-url.ts';

export const url = (...protocols: string[]) =>
  z.url({
    protocol: new RegExp(`^(${protocols.join('|')})$`),
    error: `must be an address that begins with ${protocols.map((p) => `${p}://`).join(' or ')}`,
  });
/** The address of the portal itself, whose screens and calls begin at the root. */
export const origin = url('http', 'https').refine((address) => {
  const { href, origin: alone } = new URL(address);
  return href === `${alone}/` || !/^https?:/.test(href);
}, 'must be like https://portal.example, with nothing behind the host but a port');
export const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));
export const oneOf = <const T extends readonly string[]>(words: T) => z.enum(words, { error: `must be one of ${words.join(', ')}` });
export const yesNo = oneOf(['true', 'false']).transform((word) => word === 'true');
/** A UTC time in ISO 8601. */
export const moment = z.iso
  .datetime({ error: 'must be a moment of UTC, such as 2026-11-30T12:00:00Z' })
  .transform((written) => new Date(written));
/** A network of all addresses would trust everyone. */
const addressOrNetwork = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]).refine((written) => !written.endsWith('/0'));
/** The number of proxies in front of the portal, or their addresses and networks. */
export const proxies = z.string().transform((written, context): number | readonly string[] => {
  if (written === 'true') return 1;
  if (written === 'false') return 0;
  if (/^\d$/.test(written)) return Number(written);
  const { success, data } = z.array(addressOrNetwork).safeParse(written.split(',').map((one) => one.trim()));
  if (success) return data;
  context.addIssue(
    'must be true, false, the number of proxies in front, at most 9, or their addresses and networks, such as 10.0.0.5, 10.1.0.0/24',
  );
  return z.NEVER;
});
export const text = z.string();
export const host = z
  .string()
  .refine((name) => isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0 || /^[\w.-]+$/.test(name), 'must be an IP address or a host name alone');
export const domain = z
  .string()
  .regex(/^(?=.{1,180}$)[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)+$/i, 'must be a domain name, such as enum.example.net');
export const email = z.email({ error: 'must be an e-mail address' });

/** The answer address of incoming mail. Its tag adds a plus sign and 40 characters; the part before the @ has 64 at most (RFC 5321, 4.5.3.1.1). */
export const inboundAddress = email
  .toLowerCase()
  .refine(
    (address) => /^[^+]{1,23}@/.test(address),
    'must have at most 23 characters before the @, and no plus sign, since each ticket adds its own behind one',
  );

export const databaseUrl = z.string().superRefine((value, context) => {
  const fault = databaseUrlFault(value);
  if (fault !== undefined) context.addIssue(fault);
});

export const recordsUrl = z.string().superRefine((value, context) => {
  const fault = recordsUrlFault(value);
  if (fault !== undefined) context.addIssue(fault);
});

/** `Name=https://address, Name=https://address`, in the order of the footer. */
export const links = z.string().transform((value, context) =>
  value.split(',').map((entry) => {
    const [name = '', address = ''] = entry.split(/=(.*)/).map((part) => part.trim());
    if (name === '' || !/^https:\/\/\S+$/.test(address)) context.addIssue('must be like "Name=https://address, Name=https://address"');
    return { name, url: address };
  }),
);

export const accent = z
  .string()
  .regex(/^#[\da-f]{6}$/i, { error: 'must be a colour like #0b5cad', abort: true })
  .toLowerCase()
  .transform((colour, context): Accent => {
    const fault = accentFault(colour);
    if (fault !== undefined) context.addIssue(fault);
    return accentOf(colour);
  });

/** One line of visible characters: it may go into the header of a mail. */
export const line = (most: number) =>
  z.string().max(most, `must have at most ${most} characters`).regex(plainText, 'must be one line, without signs that are not seen');

const mostLines = 10;
const mostInLine = 200;

/** Lines for the footer of a mail; the two characters \n stand for a line end. */
export const lines = z.string().transform((value, context) => {
  const each = value.split(/\r?\n|\\n/).map((one) => one.trimEnd());
  if (each.length > mostLines || each.some((one) => one.length > mostInLine))
    context.addIssue(
      `must have at most ${mostLines} lines of ${mostInLine} characters; it has ${each.length}, the longest of ${Math.max(...each.map((one) => one.length))}`,
    );
  if (!each.every((one) => plainText.test(one))) context.addIssue('must not have signs that are not seen');
  return each.join('\n').trim();
});

/** The path of an image, which is read at once, so that a wrong one is reported at the start. */
export const logo = z.string().transform((path, context): Logo => {
  const read = readLogo(path);
  if (typeof read !== 'string') return read;
  context.addIssue(read);
  return z.NEVER;
});
