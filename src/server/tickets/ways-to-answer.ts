import { answerAddress } from './answer-addresses.ts';
import type { Deps } from '../deps.ts';
import type { WaysToAnswer } from './tickets.mails.ts';
import type { TicketKey } from './conversation.queries.ts';

type Places = Pick<Deps, 'publicUrl' | 'config' | 'secretKeys'>;

/** How a customer answers a mail about a ticket: by mail at an address that is theirs alone. */
export function waysToAnswer(places: Places, ticket: TicketKey & { readonly portalId: string }): WaysToAnswer {
  return { link: `${places.publicUrl()}/support/ticket/${ticket.id}`, replyTo: replyTo(places, ticket, ticket.portalId) };
}

/** How staff answer: every mail to them goes to the one address of the support. */
export function staffWays(places: Places, ticket: TicketKey): WaysToAnswer {
  return { link: `${places.publicUrl()}/admin/ticket/${ticket.id}`, replyTo: replyTo(places, ticket, 'support') };
}

function replyTo({ config: { INBOUND_MAIL_ADDRESS: base }, secretKeys: [secretKey] }: Places, ticket: TicketKey, who: string) {
  return base === undefined ? undefined : answerAddress(base, ticket, { secretKey, who });
}
