/**
 * Addresses at which one person answers one ticket by mail: the ticket's number and a tag derived from ticket, person and secret key. Nothing of it is stored.
 * Only small letters, as mail servers may change the case of an address.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey, type SecretKeys } from '../config/secret-key.ts';

interface TicketKey {
  readonly organisationId: number;
  readonly id: string;
}

/** Returns the address; `who` is a user's id, or `support`. */
export function answerAddress(base: string, ticket: TicketKey, { secretKey, who }: { secretKey: string; who: string }): string {
  const number = ticket.id.slice('T-'.length).replace('-', '').toLowerCase();
  return base.replace('@', `+${number}${tagOf(secretKey, ticket, who).toString('hex')}@`);
}

/** The parts of an answer address: the ticket, and the tag, which may be forged. */
export interface Addressed {
  readonly ticketId: string;
  readonly tag: Buffer;
}

/** Parses an address; undefined if `answerAddress` cannot have made it for `base`. */
export function readAnswerAddress(base: string, address: string): Addressed | undefined {
  const [local = '', domain = ''] = base.split('@');
  const text = address.toLowerCase();
  if (!text.startsWith(`${local}+`) || !text.endsWith(`@${domain}`)) return undefined;
  const found = /^([0-9a-hjkmnp-tv-z]{4})([0-9a-hjkmnp-tv-z]{4})([0-9a-f]{32})$/.exec(text.slice(local.length + 1, -domain.length - 1));
  const [, one = '', two = '', tag = ''] = found ?? [];
  return found ? { ticketId: `T-${one}-${two}`.toUpperCase(), tag: Buffer.from(tag, 'hex') } : undefined;
}

/** True if `tag` belongs to `who` in the ticket, under the current or the previous secret key. */
export function isTagOf(secretKeys: SecretKeys, ticket: TicketKey, { tag, who }: { tag: Buffer; who: string }): boolean {
  return secretKeys.map((secretKey) => timingSafeEqual(tag, tagOf(secretKey, ticket, who))).includes(true);
}

/** Derives a tag of 128 bits. */
function tagOf(secretKey: string, { organisationId, id }: TicketKey, who: string): Buffer {
  return createHmac('sha256', derivedKey(secretKey, 'answers by mail')).update(`${organisationId} ${id} ${who}`).digest().subarray(0, 16);
}
