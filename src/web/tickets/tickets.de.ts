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
  unknown: 'Ticket nicht gefunden.',
  facts: {
    name: 'Details',
    state: 'Status',
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
    noText: 'Kein Text',
    attachments: (names) => `Anhänge nicht gespeichert: ${names}`,
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
  inSupportView: (email) => `Sie sehen das Portal als ${email}. In der Supportansicht können Sie keine Tickets eröffnen.`,
  form: {
    title: 'Ticket eröffnen',
    type: 'Art',
    selectType: 'Art wählen',
    subject: 'Betreff',
    message: 'Nachricht',
    messageHelp: (characters) => `Was ist passiert, seit wann, und welche Rufnummern sind betroffen? Bis zu ${characters} Zeichen.`,
    submit: 'Absenden',
  },
  sent: 'Ihre Ticketnummer:',
  copyNumber: 'Ticketnummer kopieren',
  list: {
    title: (organisation) => `Tickets von ${organisation}`,
    lead: 'Tickets Ihrer Organisation, neueste zuerst. „Wartet“ heißt: Wir brauchen Ihre Antwort.',
    news: 'Neue Antworten:',
    name: 'Tickets',
    none: 'Noch keine Tickets',
    noMatches: 'Nichts gefunden',
  },
  ticket: {
    back: 'Zurück zu den Tickets',
    title: 'Nachricht schreiben',
    message: 'Nachricht',
    closed: 'Dieses Ticket ist geschlossen. Mit einer Nachricht öffnen Sie es wieder.',
    submit: 'Nachricht senden',
    inSupportView: (email) => `Sie sehen das Portal als ${email}. In der Supportansicht können Sie keine Nachrichten schreiben.`,
  },
};

const adminTicketsGerman: Translated<typeof adminTicketsText> = {
  title: 'Tickets',
  organisation: 'Organisation',
  everyOrganisation: 'Alle Organisationen',
  organisationHelp: 'Alle Organisationen: nicht geschlossene Tickets. Eine Organisation: alle Tickets.',
  state: 'Status',
  anyState: 'Jeder Status',
  stateHelp: 'Zeigt nur Tickets mit diesem Status.',
  none: 'Keine Tickets',
  noMatches: 'Nichts gefunden',
  ticket: {
    back: 'Zurück zu den Tickets',
    answer: 'Antwort',
    answerHelp: (characters) => `Geht per E-Mail an alle aus der Organisation, die hier geschrieben haben. Bis zu ${characters} Zeichen.`,
    stateAfter: 'Status nach der Antwort',
    send: 'Antwort senden',
    state: 'Status ohne Antwort',
    stateHelp: 'Wer das Ticket eröffnet hat, erhält eine E-Mail, wenn sich der Status ändert.',
    saveState: 'Status speichern',
  },
};

export const german = { ticketsText: ticketsGerman, supportText: supportGerman, adminTicketsText: adminTicketsGerman };
