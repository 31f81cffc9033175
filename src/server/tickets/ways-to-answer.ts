import { answerAddress } from './answer-addresses.ts';
import type { Deps } from '../deps.ts';
import type { WaysToAnswer } from './tickets.mails.ts';
import type { TicketKey } from './conversation.queries.ts';

type Places = Pick<Deps, 'publicUrl' | 'config' | 'secretKeys'>;

/** Returns a customer's ways to answer a mail about a ticket: its page, and a personal mail address. */
export function waysToAnswer(places: Places, ticket: TicketKey & { readonly portalId: string }): WaysToAnswer {
  return { link: `${places.publicUrl()}/support/ticket/${ticket.id}`, replyTo: replyTo(places, ticket, ticket.portalId) };
}

/** Returns the ways for staff: all mails to them go to the one address of the support. */
export function staffWays(places: Places, ticket: TicketKey): WaysToAnswer {
  return { link: `${places.publicUrl()}/admin/ticket/${ticket.id}`, replyTo: replyTo(places, ticket, 'support') };
}

function replyTo({ config: { INBOUND_MAIL_ADDRESS: base }, secretKeys: [secretKey] }: Places, ticket: TicketKey, who: string) {
  return base === undefined ? undefined : answerAddress(base, ticket, { secretKey, who });
}
