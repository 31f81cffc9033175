import type { Translated } from '../locale/catalogue.ts';
import type { gnrSearchText, rangeSearchText, rangeChangesText, rangeTreeText, numberLookupText } from './range-search.text.tsx';
import { formatCount, plural } from '../locale/current-locale.ts';
import { countryName } from '../../shared/base/country-words.ts';
import { shownCountry } from '../ui/country-names.ts';

const gnrSearchGerman: Translated<typeof gnrSearchText> = {
  title: 'GNR Search',
  rangeSearch: 'Bereichssuche',
  numberLookup: 'Number Lookup',
  whatChanged: 'Bereichsänderungen',
  rangeTree: 'Bereichsbaum',
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
    operatorHelp: 'Teil des Namens.',
    submit: 'Suchen',
    help: 'Suchen Sie nach Bereich, Netzbetreiber oder Land.',
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
    noneFiltered: 'Kein Bereich erfüllt alle Kriterien. Entfernen Sie eines, oder suchen Sie weniger Ziffern.',
    noneOfDigits: 'Kein Bereich beginnt mit diesen Ziffern. Suchen Sie weniger Ziffern, oder prüfen Sie die ersten.',
    partTitle: (shown, total) => `${formatCount(shown)} von ${formatCount(total)}`,
    part: (most) =>
      `Nur die ersten ${formatCount(most)} Treffer werden gezeigt. Grenzen Sie die Suche mit mehr Ziffern, einem Netzbetreiber, einem Land oder einer Art ein.`,
    allTitle: (total) => `${formatCount(total)} Treffer`,
    all: 'Die Tabelle zeigt alle Treffer.',
    ok: 'OK',
  },
  table: {
    filter: 'Nach SP Name filtern',
    unsearched: 'Noch keine Suche',
    unsearchedAbout: 'Sehen Sie, wem in einem Land oder zu den ersten Ziffern einer Rufnummer welche Rufnummern gehören.',
    example: (digits) => `${digits} ausprobieren`,
    noResults: 'Keine Ergebnisse',
    searchAll: (total, operator) => `Alle ${formatCount(total)} nach Netzbetreiber ${operator} durchsuchen`,
    first: (shown, total) => `Die ersten ${formatCount(shown)} von ${formatCount(total)}`,
    noMatchOfFirst: (shown, total) =>
      `keiner unter den ersten ${formatCount(shown)} von ${formatCount(total)}; die Suche nach dem Netzbetreiber prüft alle`,
    theseAre: (first) => <>{first} Bereichen, nach Präfix sortiert.</>,
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
      `Um alle ${formatCount(total)} herunterzuladen, brauchen Sie die Berechtigung ${permission}. Fragen Sie Ihren Administrator.`,
  },
};

const rangeChangesGerman: Translated<typeof rangeChangesText> = {
  from: 'Von',
  to: 'Bis',
  range: 'Bereich',
  rangeHelp: 'Die ersten Ziffern, mit Landesvorwahl. Leer: alle.',
  submit: 'Vergleichen',
  rangesFrom: (ranges, source) => `${formatCount(ranges)} Bereiche, ${source}`,
  notKept: (versions) => `Nicht mehr aufbewahrt und nicht vergleichbar: ${versions}.`,
  kinds: {
    name: 'Arten von Änderungen',
    all: (count) => `Alle Änderungen: ${formatCount(count)}`,
    added: 'Hinzugekommen',
    removed: 'Weggefallen',
    moved: 'Zu einem anderen Netzbetreiber gewechselt',
    changed: 'Sonstige Änderungen',
  },
  theseAre: (first) => <>{first} Änderungen, nach Präfix sortiert. Geben Sie einen Bereich ein, um weniger zu sehen.</>,
  table: {
    name: 'Änderungen von Bereichen',
    nameFor: (range) => `Änderungen von Bereichen zu ${range}`,
    filter: 'Nach SP Name nachher filtern',
    nothing: 'Keine Unterschiede zwischen diesen Versionen',
  },
  columns: {
    range: 'Bereich',
    change: 'Änderung',
    country: 'Land',
    before: 'SP Name vorher',
    after: 'SP Name nachher',
    type: 'Primary Number Attribute',
    differences: 'Unterschiede',
  },
  moves: {
    title: (count) => `Größte Wechsel zwischen Netzbetreibern (${count})`,
    ranges: (count) => plural(count, { one: `${formatCount(count)} Bereich`, other: `${formatCount(count)} Bereiche` }),
  },
  empty: 'leer',
  version: {
    current: ', aktuell',
    builtIn: 'im Portal enthalten',
    builtInFrom: (source) => `im Portal enthalten, erstellt aus ${source}`,
    madeUp: 'Demo',
    imported: (when, source) => ['importiert', when, source === null ? '' : `aus ${source}`].filter(Boolean).join(' '),
  },
  only: {
    title: 'Nur eine Version der Bereiche ist geladen, es gibt nichts zu vergleichen.',
    which: (version, asOf, source) => (
      <>
        {version}, Stand {asOf}, {source}. Änderungen erscheinen hier, sobald eine andere Version importiert ist.
      </>
    ),
  },
};

const rangeTreeGerman: Translated<typeof rangeTreeText> = {
  name: 'Bereichsbaum',
  begin: 'Beginnen bei',
  beginHelp: 'Landesvorwahl oder erste Ziffern einer Rufnummer. Leer: alle.',
  show: 'Zeigen',
  help: 'Jede Ebene fügt eine Ziffer hinzu. Der Balken zeigt die Anteile der Netzbetreiber. Mit den Pfeiltasten bewegen, öffnen und schließen Sie.',
  nothing: 'Kein Bereich ist länger als diese Ziffern. Geben Sie weniger ein.',
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
  help: 'Am besten im Format E.164; andere Schreibweisen gehen auch.',
  willLookUp: 'Nachgeschlagen wird',
  submit: 'Suchen',
  response: 'Antwort',
  service: 'Number Lookup',
  json: { showTree: 'Als Baum', showRaw: 'Im Original', copy: 'Kopieren', download: 'Herunterladen' },
  sentence: {
    whole: ({ tel, range, holder, type, country }) =>
      `${tel} liegt im Bereich ${range}${holder}: ${type}${country}; sie kann seither portiert worden sein.`,
    holderUnknown: ' (Inhaber unbekannt)',
    holder: (name) => ` von ${name}`,
    typeUnknown: 'Art unbekannt',
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
