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

/** How the recipient answers. */
export interface WaysToAnswer {
  /** The ticket in the portal. */
  readonly link: string;
  /** Where an answer by mail comes in; undefined where none does. */
  readonly replyTo: string | undefined;
}

export function mailToSupport(
  { SUPPORT_EMAIL }: MailNames,
  sender: Sender,
  { ways, ...ticket }: SentTicket & { readonly ways: WaysToAnswer },
): Message {
  return {
    to: SUPPORT_EMAIL,
    ...answerable(ways),
    subject: `[${ticket.id}] ${ticket.ticketSeverity}`,
    text: [
      `Ticket: ${ticket.id}`,
      `Type: ${ticket.ticketSeverity}`,
      ...aboutSender(sender, ways),
      `In the portal: ${ways.link}`,
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
  { id, text, ways }: { readonly id: string; readonly text: string; readonly ways: WaysToAnswer },
): Message {
  return {
    to: SUPPORT_EMAIL,
    ...answerable(ways),
    subject: `[${id}] Message from the customer`,
    text: [
      `Ticket: ${id}`,
      ...aboutSender(sender, ways),
      `${ways.replyTo === undefined ? 'Please answer in the portal' : 'Please answer this mail, or in the portal'}: ${ways.link}`,
      '',
      ...quotedLines(text),
      '',
    ].join('\n'),
  };
}

function aboutSender({ organisation, organisationId, fullName, email }: Sender, { replyTo }: WaysToAnswer): string[] {
  const address = replyTo === undefined ? `Answer to: ${email}` : `Address: ${email}`;
  return [`Organisation: ${visibleText(organisation)} (${organisationId})`, `From: ${visibleText(fullName)}`, address];
}

function answerable({ replyTo }: WaysToAnswer): Pick<Message, 'replyTo'> {
  return replyTo === undefined ? {} : { replyTo };
}

export function mailToSender(
  { PRODUCT_NAME }: MailNames,
  { email, ticket }: { readonly email: string; readonly ticket: SentTicket },
  ways: WaysToAnswer,
): Message {
  return {
    to: email,
    subject: `${PRODUCT_NAME}: your ticket ${ticket.id}`,
    ...answerable(ways),
    text: [
      `We have your ticket ${ticket.id} (${ticket.ticketSeverity}) and will answer to this address.`,
      '',
      ...asWritten(ticket),
      '',
      ...howTo('To add something, please', { ...ways, inPortal: 'write' }),
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
    ...answerable(ways),
    text: [
      `There is an answer to your ticket ${ticketId}:`,
      '',
      ...quotedLines(text),
      '',
      `Its state is now: ${state}. ${meanings[state]}`,
      '',
      ...howTo('Please', { ...ways, inPortal: 'answer' }),
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
    ...answerable(ways),
    text: [
      `The state of your ticket ${ticketId} is now: ${state}. ${meanings[state]}`,
      '',
      ...howTo('Please', { ...ways, inPortal: 'answer' }),
    ].join('\n'),
  };
}

/** On a line of its own the address stays whole. */
function howTo(please: string, { link, replyTo, inPortal }: WaysToAnswer & { readonly inPortal: 'answer' | 'write' }): string[] {
  const byMail = inPortal === 'answer' ? 'answer this mail, or' : 'answer this mail, or write';
  return [`${please} ${replyTo === undefined ? inPortal : byMail} in the portal:`, link, ''];
}

function asWritten({ ticketSubject, ticketMessage }: SentTicket): string[] {
  return [...quotedLines(ticketSubject), '>', ...quotedLines(ticketMessage)];
}
