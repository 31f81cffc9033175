import type { Translated } from '../locale/catalogue.ts';
import type { adminTicketsText } from './admin-tickets.text.ts';

export const german: Translated<typeof adminTicketsText> = {
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
