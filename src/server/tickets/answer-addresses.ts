/**
 * The address at which one person answers one ticket by mail: its number and a tag that the secret key makes of ticket and person.
 * Nothing of it is stored. Mail servers may change the case of an address, so there are small letters alone.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey, type SecretKeys } from '../config/secret-key.ts';

interface TicketKey {
  readonly organisationId: number;
  readonly id: string;
}

/** `who` is a user's id, or `support`. */
export function answerAddress(base: string, ticket: TicketKey, { secretKey, who }: { secretKey: string; who: string }): string {
  const number = ticket.id.slice('T-'.length).replace('-', '').toLowerCase();
  return base.replace('@', `+${number}${tagOf(secretKey, ticket, who).toString('hex')}@`);
}

/** What an address says that is one of ours: which ticket, and the tag, which may be made up. */
export interface Addressed {
  readonly ticketId: string;
  readonly tag: Buffer;
}

/** Undefined for any other address than one that `answerAddress` may have made for `base`. */
export function readAnswerAddress(base: string, address: string): Addressed | undefined {
  const [local = '', domain = ''] = base.split('@');
  const text = address.toLowerCase();
  if (!text.startsWith(`${local}+`) || !text.endsWith(`@${domain}`)) return undefined;
  const found = /^([0-9a-hjkmnp-tv-z]{4})([0-9a-hjkmnp-tv-z]{4})([0-9a-f]{32})$/.exec(text.slice(local.length + 1, -domain.length - 1));
  const [, one = '', two = '', tag = ''] = found ?? [];
  return found ? { ticketId: `T-${one}-${two}`.toUpperCase(), tag: Buffer.from(tag, 'hex') } : undefined;
}

/** Whether `tag` is that of `who` in the ticket, under the secret key or the one before it. */
export function isTagOf(secretKeys: SecretKeys, ticket: TicketKey, { tag, who }: { tag: Buffer; who: string }): boolean {
  return secretKeys.map((secretKey) => timingSafeEqual(tag, tagOf(secretKey, ticket, who))).includes(true);
}

/** 128 bits. */
function tagOf(secretKey: string, { organisationId, id }: TicketKey, who: string): Buffer {
  return createHmac('sha256', derivedKey(secretKey, 'answers by mail')).update(`${organisationId} ${id} ${who}`).digest().subarray(0, 16);
}
