/** The mails of a ticket. What people wrote stands in the text alone, never in a header: a subject may hold a number, and relays log subjects. */
import type * as z from 'zod/mini';
import type { NewTicket, TicketState } from '../../../shared/api/support.ts';
import type { MailNames, Message } from '../mailer.ts';
import { quotedLines, visibleText } from '../visible-text.ts';

/** Who opened a ticket. */
interface Sender {
  readonly fullName: string;
  readonly email: string;
  readonly organisation: string;
  readonly organisationId: number;
}

type SentTicket = z.infer<typeof NewTicket> & { readonly id: string };

export function mailToSupport({ SUPPORT_EMAIL }: MailNames, sender: Sender, ticket: SentTicket): Message {
  return {
    to: SUPPORT_EMAIL,
    subject: `[${ticket.id}] ${ticket.ticketSeverity}`,
    text: [
      `Ticket: ${ticket.id}`,
      `Type: ${ticket.ticketSeverity}`,
      `Organisation: ${visibleText(sender.organisation)} (${sender.organisationId})`,
      `From: ${visibleText(sender.fullName)}`,
      `Answer to: ${sender.email}`,
      '',
      ...asWritten(ticket),
      '',
    ].join('\n'),
  };
}

export function mailToSender({ PRODUCT_NAME, SUPPORT_EMAIL }: MailNames, { email }: Pick<Sender, 'email'>, ticket: SentTicket): Message {
  return {
    to: email,
    subject: `${PRODUCT_NAME}: your ticket ${ticket.id}`,
    text: [
      `We have your ticket ${ticket.id} (${ticket.ticketSeverity}) and will answer to this address.`,
      '',
      ...asWritten(ticket),
      '',
      `To add something, write to ${SUPPORT_EMAIL} and name the ticket's number.`,
      '',
    ].join('\n'),
  };
}

const meanings: Record<TicketState, string> = {
  open: 'It is open again.',
  'in progress': 'Somebody is working on it.',
  waiting: 'It waits for an answer from you.',
  closed: 'It is closed.',
};

export function stateMail(
  { PRODUCT_NAME, SUPPORT_EMAIL }: MailNames,
  { to, ticketId, state }: { to: string; ticketId: string; state: TicketState },
): Message {
  return {
    to,
    subject: `${PRODUCT_NAME}: your ticket ${ticketId} is ${state}`,
    text: [
      `The state of your ticket ${ticketId} is now: ${state}. ${meanings[state]}`,
      '',
      `To answer, write to ${SUPPORT_EMAIL} and name the ticket's number.`,
      '',
    ].join('\n'),
  };
}

function asWritten({ ticketSubject, ticketMessage }: SentTicket): string[] {
  return [...quotedLines(ticketSubject), '>', ...quotedLines(ticketMessage)];
}
