import type { Translated } from '../locale/catalogue.ts';
import type { gnrSearchText, rangeSearchText, rangeChangesText, rangeTreeText, numberLookupText } from './range-search.text.tsx';
import { formatCount, plural } from '../locale/current-locale.ts';
import { countryName } from '../../shared/base/country-words.ts';
import { shownCountry } from '../ui/country-names.ts';

const gnrSearchGerman: Translated<typeof gnrSearchText> = {
  title: 'GNR Search',
  rangeSearch: 'Bereichssuche',
  numberLookup: 'Number Lookup',
  whatChanged: 'Was sich geändert hat',
  rangeTree: 'Baum der Bereiche',
};

const rangeSearchGerman: Translated<typeof rangeSearchText> = {
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

const rangeChangesGerman: Translated<typeof rangeChangesText> = {
  from: 'Von',
  to: 'Bis',
  range: 'Bereich',
  rangeHelp: 'Die ersten Ziffern, mit Landesvorwahl. Alle, solange es leer ist.',
  submit: 'Vergleichen',
  rangesFrom: (ranges, source) => `${formatCount(ranges)} Bereiche, ${source}`,
  notKept: (versions) => `Nicht mehr aufbewahrt und deshalb nicht zu vergleichen: ${versions}.`,
  kinds: {
    name: 'Arten von Änderungen',
    all: (count) => `Alle Änderungen: ${formatCount(count)}`,
    added: 'Hinzugekommen',
    removed: 'Weggefallen',
    moved: 'Zu einem anderen Netzbetreiber gewechselt',
    changed: 'Anders geändert',
  },
  theseAre: (first) => <>Das sind {first} Änderungen, in der Reihenfolge ihrer Ziffern. Ein Bereich grenzt sie ein.</>,
  table: {
    name: 'Änderungen von Bereichen',
    nameFor: (range) => `Änderungen von Bereichen zu ${range}`,
    filter: 'Nach SP Name nachher filtern',
    nothing: 'Zwischen diesen Versionen unterscheidet sich nichts',
    noMatches: 'Keine Treffer',
  },
  columns: {
    range: 'Bereich',
    change: 'Änderung',
    country: 'Land',
    before: 'SP Name vorher',
    after: 'SP Name nachher',
    type: 'Primary Number Attribute',
    differences: 'Was sich unterscheidet',
  },
  moves: {
    title: (count) => `Netzbetreiber, zwischen denen die meisten Bereiche gewechselt haben (${count})`,
    ranges: (count) => plural(count, { one: `${formatCount(count)} Bereich`, other: `${formatCount(count)} Bereiche` }),
  },
  empty: 'leer',
  version: {
    current: ', aktuell',
    builtIn: 'mit dem Portal gekommen',
    builtInFrom: (source) => `mit dem Portal gekommen, gebaut aus ${source}`,
    madeUp: 'Demo',
    imported: (when, source) => ['importiert', when, source === null ? '' : `aus ${source}`].filter(Boolean).join(' '),
  },
  only: {
    title: 'Es gibt eine Version der Bereiche und deshalb nichts, womit sie verglichen werden kann.',
    which: (version, asOf, source) => (
      <>
        {version}, Stand {asOf}, {source}. Wird eine andere Version importiert, steht hier, was sie ändert.
      </>
    ),
  },
};

const rangeTreeGerman: Translated<typeof rangeTreeText> = {
  name: 'Baum der Bereiche',
  begin: 'Beginnen bei',
  beginHelp: 'Eine Landesvorwahl oder die ersten Ziffern einer Rufnummer; alle, solange es leer ist.',
  show: 'Zeigen',
  help: 'Jede Zeile ist eine Ziffer mehr. Ihr Balken zeigt, wer welchen Teil der Rufnummern dahinter hält. Die Pfeiltasten gehen, öffnen und schließen.',
  nothing: 'Kein Bereich ist länger als diese Ziffern. Beginnen Sie mit weniger.',
  globalService: 'Globaler Dienst',
  ranges: (count) => plural(count, { one: `${formatCount(count)} Bereich`, other: `${formatCount(count)} Bereiche` }),
  andMore: (countries, more) => `${countries} und ${formatCount(more)} weitere`,
  others: (share) => `andere ${share}`,
  underOne: 'unter 1 %',
  facts: {
    line: (countries, ranges, numbers) => `${countries}; ${ranges}, ${numbers} Rufnummern`,
    operator: 'Netzbetreiber',
    ranges: 'Bereiche',
    numbers: 'Rufnummern',
    noName: 'ohne Namen',
    others: (count) => plural(count, { one: `${formatCount(count)} anderer`, other: `${formatCount(count)} andere` }),
    search: (prefix) => `Die Bereiche von ${prefix} suchen`,
  },
};

const numberLookupGerman: Translated<typeof numberLookupText> = {
  number: 'Rufnummer',
  help: 'Am besten im Format E.164; jede andere Schreibweise wird auch gelesen.',
  willLookUp: 'Nachgeschlagen wird',
  submit: 'Suchen',
  response: 'Antwort',
  service: 'Number Lookup',
  json: { showTree: 'Als Baum', showRaw: 'Im Original', copy: 'Kopieren', download: 'Herunterladen' },
  sentence: {
    whole: ({ tel, range, holder, type, country }) =>
      `${tel} liegt im Bereich ${range}${holder}: ${type}${country}; wer sie heute bedient, ist eine andere Frage, denn sie kann portiert worden sein.`,
    holderUnknown: ', dessen Inhaber nicht bekannt ist',
    holder: (name) => ` von ${name}`,
    typeUnknown: 'Art nicht bekannt',
    global: ', ein globaler Dienst',
    country: (code) => `, ${shownCountry(code, countryName(code))}`,
  },
};

export const german = {
  gnrSearchText: gnrSearchGerman,
  rangeSearchText: rangeSearchGerman,
  rangeChangesText: rangeChangesGerman,
  rangeTreeText: rangeTreeGerman,
  numberLookupText: numberLookupGerman,
};
