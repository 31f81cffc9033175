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

/** How a customer answers. */
export interface WaysToAnswer {
  /** The ticket in the portal. */
  readonly link: string;
}

/** `link` is where staff answer. */
export function mailToSupport({ SUPPORT_EMAIL }: MailNames, sender: Sender, ticket: SentTicket & { readonly link: string }): Message {
  return {
    to: SUPPORT_EMAIL,
    subject: `[${ticket.id}] ${ticket.ticketSeverity}`,
    text: [
      `Ticket: ${ticket.id}`,
      `Type: ${ticket.ticketSeverity}`,
      ...aboutSender(sender),
      `In the portal: ${ticket.link}`,
      '',
      ...asWritten(ticket),
      '',
    ].join('\n'),
  };
}

/** What a customer adds to a ticket. */
export function messageToSupport(
  { SUPPORT_EMAIL }: MailNames,
  sender: Sender,
  { id, text, link }: { readonly id: string; readonly text: string; readonly link: string },
): Message {
  return {
    to: SUPPORT_EMAIL,
    subject: `[${id}] Message from the customer`,
    text: [`Ticket: ${id}`, ...aboutSender(sender), `Please answer in the portal: ${link}`, '', ...quotedLines(text), ''].join('\n'),
  };
}

function aboutSender({ organisation, organisationId, fullName, email }: Sender): string[] {
  return [`Organisation: ${visibleText(organisation)} (${organisationId})`, `From: ${visibleText(fullName)}`, `Answer to: ${email}`];
}

export function mailToSender(
  { PRODUCT_NAME }: MailNames,
  { email, ticket }: { readonly email: string; readonly ticket: SentTicket },
  ways: WaysToAnswer,
): Message {
  return {
    to: email,
    subject: `${PRODUCT_NAME}: your ticket ${ticket.id}`,
    text: [
      `We have your ticket ${ticket.id} (${ticket.ticketSeverity}) and will answer to this address.`,
      '',
      ...asWritten(ticket),
      '',
      ...howTo('To add something, please write', ways),
    ].join('\n'),
  };
}

const meanings: Record<TicketState, string> = {
  open: 'We are looking into it.',
  'in progress': 'Somebody is working on it.',
  waiting: 'It waits for an answer from you.',
  closed: 'It is closed. A message from you opens it again.',
};

/** What staff answer, with the state that the ticket has then. */
export function answerMail(
  { PRODUCT_NAME }: MailNames,
  { to, ticketId, text, state }: { to: string; ticketId: string; text: string; state: TicketState },
  ways: WaysToAnswer,
): Message {
  return {
    to,
    subject: `${PRODUCT_NAME}: an answer to your ticket ${ticketId}`,
    text: [
      `There is an answer to your ticket ${ticketId}:`,
      '',
      ...quotedLines(text),
      '',
      `Its state is now: ${state}. ${meanings[state]}`,
      '',
      ...howTo('Please answer', ways),
    ].join('\n'),
  };
}

export function stateMail(
  { PRODUCT_NAME }: MailNames,
  { to, ticketId, state }: { to: string; ticketId: string; state: TicketState },
  ways: WaysToAnswer,
): Message {
  return {
    to,
    subject: `${PRODUCT_NAME}: your ticket ${ticketId} is ${state}`,
    text: [`The state of your ticket ${ticketId} is now: ${state}. ${meanings[state]}`, '', ...howTo('Please answer', ways)].join('\n'),
  };
}

/** On a line of its own the address stays whole. */
function howTo(doing: string, { link }: WaysToAnswer): string[] {
  return [`${doing} in the portal:`, link, ''];
}

function asWritten({ ticketSubject, ticketMessage }: SentTicket): string[] {
  return [...quotedLines(ticketSubject), '>', ...quotedLines(ticketMessage)];
}
