import type { ticketsSaid } from '../../shared/tickets/said.ts';
import type { TicketState } from '../../shared/tickets/ticket-states.ts';
import type { ticketsWanted } from '../../shared/tickets/wanted.ts';
import type { Translated } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';

const states: Record<TicketState, string> = { open: 'offen', 'in progress': 'in Arbeit', waiting: 'wartend', closed: 'geschlossen' };

const said: Translated<typeof ticketsSaid> = {
  sent: (ticket, email) => `Ihr Ticket ${ticket} wurde gesendet. Eine Kopie geht an ${email}`,
  messageAdded: (ticket) => `Ihre Nachricht wurde dem Ticket ${ticket} hinzugefügt`,
  answerMailed: (ticket, people) =>
    `Ihre Antwort wurde dem Ticket ${ticket} hinzugefügt und geht per E-Mail an ${plural(people, { one: '1 Person', other: `${formatCount(people)} Personen` })}`,
  answerUnmailed: (ticket) =>
    `Ihre Antwort wurde dem Ticket ${ticket} hinzugefügt, aber nicht gesendet: Wer darin geschrieben hat, darf Tickets nicht mehr lesen`,
  seen: (messages, all) =>
    `${formatCount(messages)} von ${formatCount(all)} ${plural(all, { one: 'Nachricht', other: 'Nachrichten' })} gesehen`,
  isIn: (ticket, state) => `Ticket ${ticket} ist ${states[state]}`,
  noteAdded: (ticket) => `Ihre Notiz wurde dem Ticket ${ticket} hinzugefügt`,
  owned: (ticket, name) => `Ticket ${ticket} gehört ${name}`,
  unowned: (ticket) => `Ticket ${ticket} gehört niemandem`,
  answerSaved: (title) => `Die Antwort „${title}“ wurde gespeichert`,
  answerRemoved: 'Die gespeicherte Antwort wurde gelöscht',
  manyAnswers: (most) => `Es gibt schon ${formatCount(most)} gespeicherte Antworten. Löschen Sie zuerst eine`,
  noSuchTicket: 'Ticket nicht gefunden',
  ticketsToday: (most) => `Ihre Organisation hat heute ${formatCount(most)} Tickets eröffnet. Weitere sind nach Mitternacht UTC möglich`,
  messagesToTicketToday: (most) =>
    `Ihre Organisation hat heute ${formatCount(most)} Nachrichten zu diesem Ticket hinzugefügt. Weitere sind nach Mitternacht UTC möglich`,
  messagesToTicketsToday: (most) =>
    `Ihre Organisation hat heute ${formatCount(most)} Nachrichten zu ihren Tickets hinzugefügt. Weitere sind nach Mitternacht UTC möglich`,
  messagesOfSupportToday: (most) =>
    `Der Support hat heute ${formatCount(most)} Nachrichten zu diesem Ticket hinzugefügt. Weitere sind nach Mitternacht UTC möglich`,
};

const wanted: Translated<typeof ticketsWanted> = {
  type: 'Bitte wählen Sie eine Möglichkeit',
  subject: 'Bitte geben Sie den Betreff des Tickets ein',
  shorterSubject: (most) => `Der Betreff darf höchstens ${most} Zeichen haben`,
  plainSubject: 'Entfernen Sie Zeilenumbrüche und unsichtbare Zeichen aus dem Betreff',
  details: 'Bitte beschreiben Sie das Problem genauer',
  message: 'Geben Sie eine Nachricht ein',
  answer: 'Geben Sie eine Antwort ein',
  shorterMessage: (most) => `Die Nachricht darf höchstens ${formatCount(most)} Zeichen haben`,
  plainMessage: 'Entfernen Sie Steuerzeichen aus der Nachricht',
  number: 'Das ist keine Ticketnummer',
  note: 'Geben Sie eine Notiz ein',
  owner: 'Wählen Sie jemanden, der Tickets beantwortet',
  answerTitle: 'Geben Sie einen Titel ein',
  shorterTitle: (most) => `Der Titel darf höchstens ${formatCount(most)} Zeichen haben`,
  plainTitle: 'Entfernen Sie Zeilenumbrüche und unsichtbare Zeichen aus dem Titel',
  noSuchAnswer: 'Gespeicherte Antwort nicht gefunden',
  evidence: 'Das ist keine Antwort des Portals',
  shorterEvidence: (most) => `Eine gemeldete Antwort darf höchstens ${formatCount(most)} Zeichen haben`,
  fewerEvidence: (most) => `Ein Ticket kann höchstens ${formatCount(most)} Antworten melden`,
  state: `Wählen Sie einen Status: ${Object.values(states).join(', ')}`,
};

export const german = { ticketsSaid: said, ticketsWanted: wanted };
