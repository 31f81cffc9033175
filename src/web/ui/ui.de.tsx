import type { Operation } from '../../shared/base/operation.ts';
import { germanDefinitions } from '../../shared/services/german-legend.ts';
import { germanReasonCodes } from '../../shared/services/german-reason-codes.ts';
import { germanServiceTitles } from '../../shared/services/german-service-titles.ts';
import { byPattern } from '../locale/by-pattern.ts';
import type { Translated } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';
import type { alsoKeysText } from './also-keys.text.ts';
import type { controlsText } from './controls.text.tsx';
import type { documentTitlesText } from './document-titles.text.ts';
import type { homeCountryText } from './home-country.text.ts';
import type { Origin, partsText } from './parts.text.ts';
import type { reasonCodesText } from './reason-codes.text.ts';

const alsoKeysGerman: Translated<typeof alsoKeysText> = {
  label: (count) => (count === 1 ? 'Auch den API-Schlüssel widerrufen' : `Auch die ${count} API-Schlüssel widerrufen`),
  detail: 'Programme, die sie verwenden, funktionieren sofort nicht mehr. Ohne Haken gelten sie weiter.',
};

/** Headings of toasts: an endpoint's operation, which is a word of the specification, or a screen's words, which are already German. */
const operationsGerman: Record<Operation, string> = {
  'Add User': 'Benutzer hinzufügen',
  'Change Password': 'Passwort ändern',
  Country: 'Land',
  'Delete User': 'Benutzer löschen',
  Download: 'Download',
  'Edit User': 'Benutzer bearbeiten',
  GNR: 'GNR',
  Login: 'Anmeldung',
  Organisations: 'Organisationen',
  Query: 'Abfrage',
  'Reason Codes': 'Reason-Codes',
  Report: 'Bericht',
  'Report graph': 'Diagramm',
  Request: 'Anfrage',
  Search: 'Suche',
  Status: 'Status',
  'Stop support': 'Support beenden',
  Submit: 'Senden',
  Support: 'Support',
  'Take Control': 'Ansicht übernehmen',
  'User Management': 'Benutzerverwaltung',
  Users: 'Benutzer',
};
const operations: Readonly<Record<string, string>> = operationsGerman;

const controlsGerman: Translated<typeof controlsText> = {
  tone: { error: 'Fehler', success: 'Erfolg', warning: 'Warnung', info: 'Hinweis' },
  tryAgain: 'Erneut versuchen',
  failedScreen: {
    title: 'Diese Seite konnte nicht angezeigt werden',
    what: 'Versuchen Sie es erneut. Tritt der Fehler wieder auf, teilen Sie dem Support mit, was Sie getan haben.',
    request: (id) => <>Anfrage {id}</>,
  },
  wait: {
    loading: 'Wird geladen',
    working: (seconds) => (seconds > 0 ? `In Arbeit … ${seconds} s` : 'In Arbeit …'),
    long: 'Noch in Arbeit',
  },
  password: {
    capsLock: 'Die Feststelltaste ist an',
    show: (label) => `${label} anzeigen`,
  },
  theme: { name: 'Farben', light: 'Hell', dark: 'Dunkel', system: 'Wie das System' },
  toast: {
    heading: (operation) => operations[operation] ?? operation,
    open: 'Öffnen',
    close: (heading) => `Schließen: ${heading}`,
  },
};

/** Names of the zones of the world's numbering plan, one digit each. */
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

/** Titles of the documents of `server/documents`. */
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

const homeCountryGerman: Translated<typeof homeCountryText> = {
  title: 'Heimatland',
  own: 'Rufnummern ohne Landesvorwahl lesen wir als Rufnummern dieses Landes.',
  ofOrganisation: (country) => `Wie die Organisation (${country})`,
  ofOrganisationWithout: 'Wie die Organisation (keines)',
  organisation:
    'Rufnummern ohne Landesvorwahl lesen wir für alle Benutzer und API-Schlüssel als Rufnummern dieses Landes. In „Mein Konto“ lässt sich ein anderes Land wählen.',
  none: 'Keines',
  save: 'Heimatland speichern',
  question: (typed) => `${typed} beginnt mit 0. Aus welchem Land ist sie?`,
  questions: (count) =>
    plural(count, {
      one: '1 Rufnummer beginnt mit 0. Aus welchem Land ist sie?',
      other: `${formatCount(count)} Rufnummern beginnen mit 0. Aus welchem Land sind sie?`,
    }),
  readAs: 'Land der Rufnummern ohne Landesvorwahl',
  choose: 'Land wählen',
  kept: (country) => `Ihr Heimatland ist jetzt ${country}. Sie können es in „Mein Konto“ ändern.`,
  keep: (country) => `${country} als mein Heimatland speichern`,
};

const partsGerman: Translated<typeof partsText> = {
  combobox: {
    matches: 'Treffer',
    none: 'Keine Treffer',
    more: (count) => `${count} weitere: Tippen Sie weiter, um die Liste einzugrenzen`,
  },
  copy: {
    copied: 'Kopiert',
    selected: 'Markiert: Drücken Sie Strg+C',
  },
  menu: {
    of: (detail) => `zu ${detail}`,
    labelOf: (label, detail) => `${label} zu ${detail}`,
  },
  field: {
    types: { string: 'Text.', boolean: 'Wahr oder falsch.', integer: 'Eine ganze Zahl.' },
    reportedIn: (services) => `In ${services}.`,
    reasonCodes: 'Reason-Codes',
    openLegend: 'In der Legende der Dienste öffnen',
  },
  countries: { global: 'Globaler Dienst', unknown: 'Unbekannt' },
  legend: 'Legende der Dienste',
  looksOnly: 'In der Supportansicht können Sie nichts ändern',
  leave: {
    title: 'Ohne Speichern verlassen?',
    stay: 'Hier bleiben',
    leave: 'Verlassen',
    loss: 'Ihre Änderungen auf dieser Seite sind nicht gespeichert.',
  },
  number: {
    useFirst: 'Die erste verwenden',
    use: (digits, country) => (country === null ? `${digits} verwenden` : `${digits} (${country}) verwenden`),
    digits: (count) => plural(count, { one: '1 Ziffer', other: `${count} Ziffern` }),
    unknownCode: 'Das beginnt mit keiner bekannten Landesvorwahl.',
    tooShort: (origin, digits) => `${nameOf(origin)}: zu kurz, nötig sind ${digits} Ziffern.`,
    tooLong: (origin, digits) => `${nameOf(origin)}: zu lang, nötig sind ${digits} Ziffern.`,
    wrongLength: (origin, digits) => `${nameOf(origin)}: falsche Länge, nötig sind ${digits} Ziffern.`,
    either: (one, other) => `${one} oder ${other}`,
    between: (least, most) => `${least} bis ${most}`,
  },
  bytes: (count) => `${count} Bytes`,
};

function nameOf({ code, region }: Origin): string {
  if (region === null) return `Landesvorwahl ${code}`;
  return region === '001' ? 'Globale Dienste' : (new Intl.DisplayNames('de', { type: 'region' }).of(region) ?? region);
}

const documentTitlesGerman: Translated<typeof documentTitlesText> = { shown: title };

const reasonCodesGerman: Translated<typeof reasonCodesText> = { descriptions: germanReasonCodes };

export const german = {
  alsoKeysText: alsoKeysGerman,
  controlsText: controlsGerman,
  documentTitlesText: documentTitlesGerman,
  homeCountryText: homeCountryGerman,
  legendText: { definitions: germanDefinitions },
  partsText: partsGerman,
  reasonCodesText: reasonCodesGerman,
  serviceText: { titles: germanServiceTitles },
};
