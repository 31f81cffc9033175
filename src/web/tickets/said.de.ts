import type { ticketsSaid } from '../../shared/tickets/said.ts';
import type { TicketState } from '../../shared/tickets/ticket-states.ts';
import type { ticketsWanted } from '../../shared/tickets/wanted.ts';
import type { Translated } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';

const states: Record<TicketState, string> = { open: 'offen', 'in progress': 'in Arbeit', waiting: 'wartend', closed: 'geschlossen' };

const said: Translated<typeof ticketsSaid> = {
  sent: (ticket, email) => `Ihr Ticket ${ticket} wurde gesendet. Eine Kopie an ${email} ist unterwegs`,
  messageAdded: (ticket) => `Ihre Nachricht wurde dem Ticket ${ticket} hinzugefügt`,
  answerMailed: (ticket, people) =>
    `Ihre Antwort wurde dem Ticket ${ticket} hinzugefügt und geht als Mail an ${plural(people, { one: '1 Person', other: `${formatCount(people)} Personen` })}`,
  answerUnmailed: (ticket) =>
    `Ihre Antwort wurde dem Ticket ${ticket} hinzugefügt und geht an niemanden: Wer darin geschrieben hat, darf Tickets nicht mehr lesen`,
  seen: (messages, all) =>
    `${formatCount(messages)} von ${formatCount(all)} ${plural(all, { one: 'Nachricht', other: 'Nachrichten' })} gesehen`,
  isIn: (ticket, state) => `Ticket ${ticket} ist ${states[state]}`,
  noSuchTicket: 'Dieses Ticket gibt es nicht',
  ticketsToday: (most) =>
    `Ihre Organisation hat heute ${formatCount(most)} Tickets eröffnet; vor Mitternacht UTC werden keine weiteren angenommen`,
  messagesToTicketToday: (most) =>
    `Ihre Organisation hat heute ${formatCount(most)} Nachrichten zu diesem Ticket hinzugefügt; vor Mitternacht UTC werden keine weiteren angenommen`,
  messagesToTicketsToday: (most) =>
    `Ihre Organisation hat heute ${formatCount(most)} Nachrichten zu ihren Tickets hinzugefügt; vor Mitternacht UTC werden keine weiteren angenommen`,
  messagesOfSupportToday: (most) =>
    `Der Support hat heute ${formatCount(most)} Nachrichten zu diesem Ticket hinzugefügt; vor Mitternacht UTC werden keine weiteren angenommen`,
};

const wanted: Translated<typeof ticketsWanted> = {
  type: 'Bitte wählen Sie eine Möglichkeit',
  subject: 'Bitte geben Sie den Betreff des Tickets ein',
  shorterSubject: (most) => `Ein Betreff hat höchstens ${most} Zeichen`,
  plainSubject: 'Ein Betreff hat keine Zeilenumbrüche und keine unsichtbaren Zeichen',
  details: 'Bitte beschreiben Sie das Problem genauer',
  message: 'Bitte schreiben Sie eine Nachricht',
  answer: 'Bitte schreiben Sie eine Antwort',
  shorterMessage: (most) => `Eine Nachricht hat höchstens ${formatCount(most)} Zeichen`,
  plainMessage: 'Eine Nachricht hat keine Steuerzeichen',
  number: 'Das ist keine Ticketnummer',
  state: `Ein Zustand ist einer von ${Object.values(states).join(', ')}`,
};

export const german = { ticketsSaid: said, ticketsWanted: wanted };
