import type { Translated } from '../locale/catalogue.ts';
import type { supportText } from './support.text.ts';

export const german: Translated<typeof supportText> = {
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
