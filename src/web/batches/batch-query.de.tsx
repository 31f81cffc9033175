import type { Translated } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';
import type { batchQueryText } from './batch-query.text.tsx';

const batchQueryGerman: Translated<typeof batchQueryText> = {
  email: 'E-Mail',
  emailHelp: 'Dorthin geht die Nachricht über die Ergebnisse.',
  days: 'Tage',
  daysHelp: (most) => `Wie viele Tage ports zurückblickt, 0 bis ${formatCount(most)}.`,
  submit: 'Senden',
  left: ({ today, open, megabytes }) =>
    `Ihrer Organisation bleiben: ${formatCount(today)} Stapel heute, ${formatCount(open)} zugleich, ${formatCount(megabytes)} MB.`,
  whyNot: {
    unchecked: 'Die Datei konnte nicht geprüft werden.',
    checking: 'Die Datei wird geprüft.',
    wrong: 'Die Datei kann so nicht gesendet werden: Oben steht, was mit ihr nicht stimmt.',
  },
  dialog: {
    confirm: 'Diesen Stapel senden?',
    sending: 'Der Stapel wird gesendet',
    accepted: 'Der Stapel wurde angenommen',
    close: 'Schließen',
    back: 'Abbrechen',
    send: 'Bestätigen',
  },
  order: {
    file: 'Datei',
    numbers: 'Rufnummern',
    rows: 'Zeilen',
    services: 'Dienste',
    days: 'Tage',
    email: 'E-Mail',
    comesBack: 'Zurück kommt',
    queries: 'Abfragen',
    takes: 'Dauer',
    unknown: 'noch nicht bekannt: In letzter Zeit lief kein langer Stapel',
    about: (duration) => `etwa ${duration}`,
  },
  progress: {
    checking: 'Der Server prüft',
    sent: (part, whole) => `${part} von ${whole} gesendet`,
    sending: 'Wird gesendet',
  },
  done: {
    asked: (numbers, email) => (
      <>
        {plural(numbers, { one: '1 Rufnummer wird', other: `${formatCount(numbers)} Rufnummern werden` })} abgefragt. Sie können diese Seite
        verlassen: Eine Mail geht an {email}, wenn die Ergebnisse da sind.
      </>
    ),
    mailWaits: 'Diese Adresse gehört nicht zu Ihrer Organisation: Sie erhielt einen Link, und die Mail wartet, bis er bestätigt ist.',
    seeResults: 'Zu den Ergebnissen',
  },
};

export const german = { batchQueryText: batchQueryGerman };
