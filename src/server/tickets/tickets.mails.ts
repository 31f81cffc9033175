/** Mails of a ticket. People's own words are only in the text, never in a header: a subject may hold a number, and relays log subjects. */
import type * as z from 'zod/mini';
import type { NewTicket } from '../../shared/tickets/tickets.ts';
import { evidenceLines } from '../../shared/tickets/evidence.ts';
import type { TicketState } from '../../shared/tickets/ticket-states.ts';
import type { LanguageTag } from '../../shared/base/language.ts';
import type { MailNames, Message } from '../mail/mailer.ts';
import { quotedLines, visibleText } from '../mail/visible-text.ts';
import { mailIn } from '../mail/letters.ts';

/** The user who opened a ticket. */
interface Sender {
  readonly fullName: string;
  readonly email: string;
  readonly organisation: string;
  readonly organisationId: number;
}

type SentTicket = z.infer<typeof NewTicket> & { readonly id: string };

/** Ways for the recipient to answer. */
export interface WaysToAnswer {
  /** The ticket in the portal. */
  readonly link: string;
  /** The address for answers by mail; undefined if they are not accepted. */
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
      ...asWritten(ticket, ways),
      '',
    ].join('\n'),
  };
}

/** Builds the mail about a customer's message. */
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
      `${ways.replyTo === undefined ? 'Reply in the portal' : 'Reply to this e-mail or in the portal'}: ${ways.link}`,
      '',
      ...quotedLines(text),
      '',
    ].join('\n'),
  };
}

function aboutSender({ organisation, organisationId, fullName, email }: Sender, { replyTo }: WaysToAnswer): string[] {
  const address = replyTo === undefined ? `Reply to: ${email}` : `Address: ${email}`;
  return [`Organisation: ${visibleText(organisation)} (${organisationId})`, `From: ${visibleText(fullName)}`, address];
}

function answerable({ replyTo }: WaysToAnswer): Pick<Message, 'replyTo'> {
  return replyTo === undefined ? {} : { replyTo };
}

interface OfTicket {
  readonly to: string;
  readonly language: LanguageTag | null | undefined;
  readonly ways: WaysToAnswer;
}

/** Builds the copy for the user who opened a ticket. */
export function mailToSender(names: MailNames, mail: OfTicket & { readonly ticket: SentTicket }): Message {
  return { ...copyOfTicket(names, mail), ...answerable(mail.ways) };
}

const copyOfTicket = mailIn<{ ticket: SentTicket; ways: WaysToAnswer }>({
  en: ({ PRODUCT_NAME }, { ticket, ways }) => ({
    subject: `${PRODUCT_NAME}: your ticket ${ticket.id}`,
    lines: [
      `We received your ticket ${ticket.id} (${ticket.ticketSeverity}) and will reply to this address.`,
      '',
      ...asWritten(ticket, ways),
      '',
      ...howTo(englishWays.add, ways),
    ],
  }),
  de: ({ PRODUCT_NAME }, { ticket, ways }) => ({
    subject: `${PRODUCT_NAME}: Ihr Ticket ${ticket.id}`,
    lines: [
      `Ihr Ticket ${ticket.id} (${germanTypes[ticket.ticketSeverity]}) ist bei uns. Wir antworten an diese Adresse.`,
      '',
      ...asWritten(ticket, ways),
      '',
      ...howTo(germanWays.add, ways),
    ],
  }),
});

const germanTypes: Record<SentTicket['ticketSeverity'], string> = {
  'Service Down': 'Dienst ausgefallen',
  'Country Unavailable': 'Land nicht erreichbar',
  'Numbering or Response Issue': 'Nummerierung oder Antwort',
  Other: 'Anderes',
};

const meanings: Record<TicketState, string> = {
  open: 'We are looking into it.',
  'in progress': 'We are working on it.',
  waiting: 'We need your reply.',
  closed: 'A message from you reopens it.',
};

const germanStates: Record<TicketState, string> = { open: 'offen', 'in progress': 'in Arbeit', waiting: 'wartend', closed: 'geschlossen' };

const germanMeanings: Record<TicketState, string> = {
  open: 'Wir sehen es uns an.',
  'in progress': 'Wir arbeiten daran.',
  waiting: 'Wir brauchen Ihre Antwort.',
  closed: 'Eine Nachricht von Ihnen öffnet es wieder.',
};

interface StateOfTicket extends OfTicket {
  readonly ticketId: string;
  readonly state: TicketState;
}

/** Builds the mail of a staff answer, with the ticket's new state. */
export function answerMail(names: MailNames, mail: StateOfTicket & { readonly text: string }): Message {
  return { ...answer(names, mail), ...answerable(mail.ways) };
}

const answer = mailIn<StateOfTicket & { readonly text: string }>({
  en: ({ PRODUCT_NAME }, { ticketId, text, state, ways }) => ({
    subject: `${PRODUCT_NAME}: a reply to your ticket ${ticketId}`,
    lines: [
      `We replied to your ticket ${ticketId}:`,
      '',
      ...quotedLines(text),
      '',
      `Status: ${state}. ${meanings[state]}`,
      '',
      ...howTo(englishWays.answer, ways),
    ],
  }),
  de: ({ PRODUCT_NAME }, { ticketId, text, state, ways }) => ({
    subject: `${PRODUCT_NAME}: eine Antwort auf Ihr Ticket ${ticketId}`,
    lines: [
      `Wir haben auf Ihr Ticket ${ticketId} geantwortet:`,
      '',
      ...quotedLines(text),
      '',
      `Status: ${germanStates[state]}. ${germanMeanings[state]}`,
      '',
      ...howTo(germanWays.answer, ways),
    ],
  }),
});

/** Builds the mail about a new state without an answer. */
export function stateMail(names: MailNames, mail: StateOfTicket): Message {
  return { ...newState(names, mail), ...answerable(mail.ways) };
}

const newState = mailIn<StateOfTicket>({
  en: ({ PRODUCT_NAME }, { ticketId, state, ways }) => ({
    subject: `${PRODUCT_NAME}: your ticket ${ticketId} is ${state}`,
    lines: [`Your ticket ${ticketId} is now ${state}. ${meanings[state]}`, '', ...howTo(englishWays.answer, ways)],
  }),
  de: ({ PRODUCT_NAME }, { ticketId, state, ways }) => ({
    subject: `${PRODUCT_NAME}: Ihr Ticket ${ticketId} ist ${germanStates[state]}`,
    lines: [`Ihr Ticket ${ticketId} ist jetzt ${germanStates[state]}. ${germanMeanings[state]}`, '', ...howTo(germanWays.answer, ways)],
  }),
});

/** Describes the ways to answer. On a line of its own the address stays whole. */
function howTo(words: { readonly byMail: string; readonly inPortal: string }, { link, replyTo }: WaysToAnswer): string[] {
  return [replyTo === undefined ? words.inPortal : words.byMail, link, ''];
}

const englishWays = {
  add: { byMail: 'To add something, reply to this e-mail or write in the portal:', inPortal: 'To add something, write in the portal:' },
  answer: { byMail: 'Reply to this e-mail or in the portal:', inPortal: 'Reply in the portal:' },
};

const germanWays = {
  add: {
    byMail: 'Um etwas zu ergänzen, antworten Sie auf diese E-Mail oder schreiben Sie im Portal:',
    inPortal: 'Um etwas zu ergänzen, schreiben Sie im Portal:',
  },
  answer: { byMail: 'Antworten Sie auf diese E-Mail oder im Portal:', inPortal: 'Antworten Sie im Portal:' },
};

/** Quotes subject, message and reported answers. */
function asWritten({ ticketSubject, ticketMessage, evidence }: SentTicket, { link }: WaysToAnswer): string[] {
  const { origin } = new URL(link);
  const reported = evidence.flatMap((one) => ['>', ...evidenceLines(one, origin).flatMap(quotedLines)]);
  return [...quotedLines(ticketSubject), '>', ...quotedLines(ticketMessage), ...reported];
}
