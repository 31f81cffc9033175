import type { Translated } from '../locale/catalogue.ts';
import type { ticketsText, supportText, adminTicketsText } from './tickets.text.ts';

const ticketsGerman: Translated<typeof ticketsText> = {
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

const supportGerman: Translated<typeof supportText> = {
  title: 'Support',
  back: 'Zurück zum Ergebnis',
  inSupportView: (email) => `Sie sehen das Portal wie ${email}. Eine Support-Ansicht sieht nur und eröffnet keine Tickets.`,
  form: {
    title: 'Ticket eröffnen',
    type: 'Art',
    selectType: 'Art wählen',
    subject: 'Betreff',
    message: 'Nachricht',
    messageHelp: (characters) => `Was geschah, seit wann und bei welchen Nummern. Bis zu ${characters} Zeichen.`,
    submit: 'Absenden',
  },
  sent: 'Ihr Ticket hat die Nummer',
  copyNumber: 'Ticketnummer kopieren',
  list: {
    title: (organisation) => `Tickets von ${organisation}`,
    lead: 'Was Ihre Organisation einreichte, das neueste zuerst. „Wartet“ heißt, dass wir auf Ihre Antwort warten.',
    news: 'Neue Antworten:',
    name: 'Tickets',
    none: 'Noch keine Tickets',
    noMatches: 'Nichts gefunden',
  },
  ticket: {
    back: 'Zurück zu den Tickets',
    title: 'Nachricht schreiben',
    message: 'Nachricht',
    closed: 'Dieses Ticket ist geschlossen. Eine Nachricht öffnet es wieder.',
    submit: 'Nachricht senden',
    inSupportView: (email) => `Sie sehen das Portal wie ${email}. Eine Support-Ansicht sieht nur und schreibt nichts.`,
  },
};

const adminTicketsGerman: Translated<typeof adminTicketsText> = {
  title: 'Tickets',
  organisation: 'Organisation',
  everyOrganisation: 'Alle Organisationen',
  organisationHelp: 'Von allen Organisationen: was nicht geschlossen ist. Von einer: alle.',
  state: 'Zustand',
  anyState: 'Jeder Zustand',
  stateHelp: 'Zeigt nur Tickets in diesem Zustand.',
  none: 'Keine Tickets',
  noMatches: 'Nichts gefunden',
  ticket: {
    back: 'Zurück zu den Tickets',
    answer: 'Antwort',
    answerHelp: (characters) => `Geht per E-Mail an alle aus der Organisation, die im Ticket schrieben. Bis zu ${characters} Zeichen.`,
    stateAfter: 'Zustand nach der Antwort',
    send: 'Antwort senden',
    state: 'Zustand ohne Antwort',
    stateHelp: 'Wer das Ticket eröffnete, erhält eine E-Mail, wenn sich der Zustand ändert.',
    saveState: 'Zustand speichern',
  },
};

export const german = { ticketsText: ticketsGerman, supportText: supportGerman, adminTicketsText: adminTicketsGerman };
