import type { Translated } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';
import type { rangeSearchText } from './range-search.text.tsx';

export const german: Translated<typeof rangeSearchText> = {
  form: {
    range: 'Bereich',
    rangeHelp: 'Die ersten Ziffern, mit Landesvorwahl.',
    willSearch: 'Gesucht wird',
    country: 'Land',
    countryHelp: 'Des Bereichs.',
    globalService: 'Globaler Dienst',
    type: 'Art',
    typeHelp: 'Primary Number Attribute.',
    any: 'Beliebig',
    operator: 'Netzbetreiber',
    operatorHelp: 'Ein Teil des Namens.',
    submit: 'Suchen',
    help: 'Nach einem Bereich, einem Netzbetreiber oder einem Land. Was leer bleibt, darf beliebig sein.',
  },
  ranges: (count) => plural(count, { one: `${formatCount(count)} Bereich`, other: `${formatCount(count)} Bereiche` }),
  name: {
    ofDigits: (digits) => `Bereiche zu ${digits}`,
    ofOthers: 'Bereiche: ',
    operator: (name) => `Netzbetreiber ${name}`,
    ofShownDigits: (digits) => <>Bereiche zu {digits}</>,
  },
  notice: {
    none: 'Keine Ergebnisse',
    noneFiltered: 'Kein Bereich passt auf alles, was Sie angegeben haben. Lassen Sie etwas weg, oder suchen Sie weniger Ziffern.',
    noneOfDigits: 'Kein Bereich beginnt mit diesen Ziffern. Suchen Sie weniger Ziffern, oder prüfen Sie die ersten.',
    partTitle: (shown, total) => `${formatCount(shown)} von ${formatCount(total)}`,
    part: (most) =>
      `Nur die ersten ${formatCount(most)} Treffer werden gezeigt. Suchen Sie mehr Ziffern oder einen Netzbetreiber, ein Land oder eine Art, um weniger Bereiche zu sehen.`,
    allTitle: (total) => `${formatCount(total)} Treffer`,
    all: 'Alle Treffer stehen in der Tabelle.',
    ok: 'OK',
  },
  table: {
    filter: 'Nach SP Name filtern',
    noResults: 'Keine Ergebnisse',
    noMatches: 'Keine Treffer',
    searchAll: (total, operator) => `Alle ${formatCount(total)} nach Netzbetreiber ${operator} durchsuchen`,
    first: (shown, total) => `die ersten ${formatCount(shown)} von ${formatCount(total)}`,
    noMatchOfFirst: (shown, total) =>
      `keiner der ${formatCount(shown)} gezeigten von ${formatCount(total)}; die Suche nach dem Netzbetreiber sieht alle durch`,
    theseAre: (first) => <>Das sind {first} Bereichen, in der Reihenfolge ihrer Ziffern.</>,
    storedData: (version, asOf) => (
      <>
        Gespeicherte Daten {version}, Stand {asOf}
      </>
    ),
    lookUp: 'Eine Rufnummer in diesem Bereich nachschlagen',
    lookUpIn: (range) => `${range}: eine Rufnummer in diesem Bereich nachschlagen`,
  },
  columns: {
    range: 'Bereich',
    countryName: 'Land',
    uniqueSpId: 'Unique SP ID',
    spName: 'SP Name',
    primaryNumberAttribute: 'Primary Number Attribute',
    secondaryNumberAttribute: 'Secondary Number Attribute',
    minlength: 'Mindestlänge',
    maxlength: 'Höchstlänge',
    isoAlpha2: 'ISO Alpha-2',
    isoAlpha3: 'ISO Alpha-3',
    isoNumeric: 'ISO Numeric',
    tz: 'TZ',
    tadig: 'TADIG',
  },
  download: {
    all: (total) => `Alle ${formatCount(total)} herunterladen`,
    allAsWorkbook: (total) => `Alle ${formatCount(total)} als XLSX herunterladen`,
    name: (search, total, format) => `${search} (alle ${formatCount(total)}, ${format})`,
    needs: (total, permission) =>
      `Um alle ${formatCount(total)} herunterzuladen, braucht es die Berechtigung ${permission}, die ein Administrator Ihrer Organisation vergibt.`,
  },
};
