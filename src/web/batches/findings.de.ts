import type { Translated } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';
import type { findingsText } from './findings.text.ts';

const numbers = (count: number) => plural(count, { one: '1 Rufnummer', other: `${formatCount(count)} Rufnummern` });

const findingsGerman: Translated<typeof findingsText> = {
  title: 'Befunde',
  older: 'Unbekannt: Eine ältere Version des Portals hat diesen Stapel ausgeführt.',
  titles: {
    listed: 'Auf einer Betrugsliste',
    ported: 'In 30 Tagen portiert',
    unassigned: 'Nicht vergeben',
    unreachable: 'Nicht erreichbar',
    unknown: 'Unbekannt',
    failed: 'Fehlgeschlagen',
  },
  numbers,
  found: (title, count) => `${title}: ${numbers(count)}`,
  columns: {
    number: 'Rufnummer',
    risk: 'Risiko',
    verdict: 'Urteil',
    country: 'Land',
    operator: 'Aktueller Netzbetreiber',
    lastPort: 'Letzte Portierung',
    reachable: 'Erreichbar',
  },
  risks: {
    listed: 'Gelistet',
    unassigned: 'Nicht vergeben',
    'ported recently': 'Kürzlich portiert',
    'sources disagree': 'Quellen widersprechen sich',
    expensive: 'Teuer',
    'nothing known against it': 'Nichts Nachteiliges bekannt',
    unknown: 'Unbekannt',
  },
  yes: 'Ja',
  no: 'Nein',
  notNow: 'Zurzeit nicht',
  unknown: 'Unbekannt',
  more: 'Mehr anzeigen',
  download: 'Herunterladen',
  files: 'Diese Rufnummern',
  again: {
    label: 'Erneut abfragen',
    title: 'Diese Rufnummern erneut abfragen?',
    back: 'Abbrechen',
    confirm: 'Bestätigen',
    about: (count, name) =>
      `Ein neuer Stapel fragt ${numbers(count)} aus ${name} erneut ab, mit allen seinen Diensten. Ihre eigenen Spalten bleiben erhalten.`,
  },
};

export const german = { findingsText: findingsGerman };
