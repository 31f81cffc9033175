import type { Translated } from '../locale/catalogue.ts';
import type { ticketsText } from './tickets.text.ts';

export const german: Translated<typeof ticketsText> = {
  states: { open: 'Offen', 'in progress': 'In Arbeit', waiting: 'Wartet', closed: 'Geschlossen' },
  types: {
    'Service Down': 'Dienst ausgefallen',
    'Country Unavailable': 'Land nicht erreichbar',
    'Numbering or Response Issue': 'Nummerierung oder Antwort',
    Other: 'Anderes',
  },
  title: (ticketId) => `Ticket ${ticketId}`,
  unknown: 'Dieses Ticket gibt es nicht.',
  facts: {
    name: 'Das Ticket',
    state: 'Zustand',
    since: (time) => `seit ${time}`,
    type: 'Art',
    organisation: 'Organisation',
    openedBy: 'Eröffnet von',
    opened: 'Eröffnet',
    subject: 'Betreff',
  },
  columns: { ticket: 'Ticket', read: 'Lesen:', filter: 'Betreff suchen' },
  unread: { customer: 'Neue Nachricht', support: 'Neue Antwort' },
  conversation: {
    title: 'Verlauf',
    sides: { customer: 'Kunde', support: 'Support' },
    author: (name, of) => `${name}, ${of}`,
    byMail: 'per E-Mail',
    noText: 'Ohne Text',
    attachments: (names) => `Kam mit der E-Mail und wurde nicht aufbewahrt: ${names}`,
    showCut: 'Ganze E-Mail zeigen',
    hideCut: 'Weniger zeigen',
    isNow: (by) => `gesetzt von ${by}`,
    reopened: (by) => `wieder geöffnet von ${by}`,
  },
  report: {
    button: 'Diese Antwort melden',
    ofService: (service) => `Diese Antwort von ${service} melden`,
    question: 'Was ich stattdessen erwartet habe:',
  },
  form: {
    keys: 'Strg+Eingabe oder ⌘+Eingabe sendet aus jedem Feld.',
    upTo: (characters) => `Bis zu ${characters} Zeichen.`,
  },
};
