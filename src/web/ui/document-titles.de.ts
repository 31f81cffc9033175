import type { Translated } from '../locale/catalogue.ts';
import { byPattern } from '../locale/by-pattern.ts';
import type { documentTitlesText } from './document-titles.text.ts';

/** What the world's numbering plan calls by one digit. */
const zones = {
  'North America and the Caribbean': 'Nordamerika und die Karibik',
  'Africa and some islands': 'Afrika und einige Inseln',
  'Europe, calling codes 30 to 39': 'Europa, Landesvorwahlen 30 bis 39',
  'Europe, calling codes 40 to 49': 'Europa, Landesvorwahlen 40 bis 49',
  'Central and South America': 'Mittel- und Südamerika',
  'South-East Asia and Oceania': 'Südostasien und Ozeanien',
  'Russia and Kazakhstan': 'Russland und Kasachstan',
  'East Asia and global services': 'Ostasien und weltweite Dienste',
  'West, Central and South Asia': 'West-, Zentral- und Südasien',
};

/** As `server/documents` titles what it makes. */
const title = byPattern(
  {
    'CIC List, {} ({})': 'CIC-Liste, {} ({})',
    'CIC List changes, {} ({})': 'CIC-Liste, Änderungen, {} ({})',
    'Weekly report {}, {} to {}': 'Wochenbericht {}, {} bis {}',
    'Monthly report {}, {} to {}': 'Monatsbericht {}, {} bis {}',
    'All ranges, {}': 'Alle Rufnummernbereiche, {}',
    ...Object.fromEntries(Object.entries(zones).map(([english, german]) => [`Zone {}: ${english}, {}`, `Zone {}: ${german}, {}`])),
    'Field reference': 'Verzeichnis der Felder',
    'Reason codes': 'Reason-Codes',
    'API description, OpenAPI 3.1': 'Beschreibung der API, OpenAPI 3.1',
    '{}: product guide': '{name}: Produkthandbuch (englisch)',
  },
  {},
);

const documentTitlesGerman: Translated<typeof documentTitlesText> = { shown: title };

export const german = { documentTitlesText: documentTitlesGerman };
