import { catalogue } from '../locale/catalogue.ts';
import type { ReactNode } from 'react';
import { formatCount, plural } from '../locale/current-locale.ts';
import { countryInSentence } from '../../shared/base/country-words.ts';

export const gnrSearchText = catalogue('gnrSearchText', {
  title: 'GNR Search',
  rangeSearch: 'Range Search',
  numberLookup: 'Number Lookup',
  whatChanged: 'What changed',
  rangeTree: 'Range tree',
});

export const rangeSearchText = catalogue('rangeSearchText', {
  form: {
    range: 'Range',
    rangeHelp: 'First digits, with country code.',
    willSearch: 'Will search',
    country: 'Country',
    countryHelp: 'Of the range.',
    globalService: 'Global service',
    type: 'Type',
    typeHelp: 'Primary Number Attribute.',
    any: 'Any',
    operator: 'Operator',
    operatorHelp: 'Part of the name.',
    submit: 'Search',
    help: 'Search by range, operator or country.',
  },
  ranges: (count: number) => plural(count, { one: `${formatCount(count)} range`, other: `${formatCount(count)} ranges` }),
  /** Names a search: "Ranges for 44, operator Lycamobile, GB"; `digits` and `others` are empty if the query lacks them. */
  name: {
    ofDigits: (digits: string) => `Ranges for ${digits}`,
    ofOthers: 'Ranges of ',
    operator: (name: string) => `operator ${name}`,
    ofShownDigits: (digits: ReactNode): ReactNode => <>Ranges for {digits}</>,
  },
  notice: {
    none: 'No results found',
    noneFiltered: 'No range matches all criteria. Remove one, or search fewer digits.',
    noneOfDigits: 'No range begins with these digits. Search fewer digits, or check the first ones.',
    partTitle: (shown: number, total: number) => `${formatCount(shown)} of ${formatCount(total)}`,
    part: (most: number) =>
      `Only the first ${formatCount(most)} matches are shown. Narrow the search with more digits, an operator, a country or a type.`,
    allTitle: (total: number) => plural(total, { one: `${formatCount(total)} match`, other: `${formatCount(total)} matches` }),
    all: 'The table shows every match.',
    ok: 'OK',
  },
  table: {
    filter: 'Filter by SP Name',
    noResults: 'No results found',
    unsearched: 'No search yet',
    unsearchedAbout: 'See who holds which numbers in a country, or under the first digits of a number.',
    example: (digits: string) => `Try ${digits}`,
    searchAll: (total: number, operator: string) => `Search all ${formatCount(total)} for operator ${operator}`,
    first: (shown: number, total: number) => `First ${formatCount(shown)} of ${formatCount(total)}`,
    noMatchOfFirst: (shown: number, total: number) =>
      `none in the first ${formatCount(shown)} of ${formatCount(total)}; search by operator to check all`,
    theseAre: (first: ReactNode): ReactNode => <>{first} ranges, sorted by prefix.</>,
    storedData: (version: ReactNode, asOf: string): ReactNode => (
      <>
        Stored data {version} as of {asOf}
      </>
    ),
    lookUp: 'Look up a number in this range',
    lookUpIn: (range: string) => `${range}: look up a number in this range`,
  },
  columns: {
    range: 'Range',
    countryName: 'Country',
    uniqueSpId: 'Unique SP ID',
    spName: 'SP Name',
    primaryNumberAttribute: 'Primary Number Attribute',
    secondaryNumberAttribute: 'Secondary Number Attribute',
    minlength: 'Min Length',
    maxlength: 'Max Length',
    isoAlpha2: 'ISO Alpha-2',
    isoAlpha3: 'ISO Alpha-3',
    isoNumeric: 'ISO Numeric',
    tz: 'TZ',
    tadig: 'TADIG',
  },
  download: {
    all: (total: number) => `Download all ${formatCount(total)}`,
    allAsWorkbook: (total: number) => `Download all ${formatCount(total)} as XLSX`,
    name: (search: string, total: number, format: string) => `${search} (all ${formatCount(total)}, ${format})`,
    needs: (total: number, permission: string) =>
      `Downloading all ${formatCount(total)} requires the permission ${permission}. Ask your administrator.`,
  },
});

export const rangeChangesText = catalogue('rangeChangesText', {
  from: 'From',
  to: 'To',
  range: 'Range',
  rangeHelp: 'First digits, with country code. Leave empty for all.',
  submit: 'Compare',
  rangesFrom: (ranges: number, source: string) => `${formatCount(ranges)} ranges, ${source}`,
  notKept: (versions: string) => `No longer kept, so they cannot be compared: ${versions}.`,
  kinds: {
    name: 'Kinds of changes',
    all: (count: number) => `All changes: ${formatCount(count)}`,
    added: 'Added',
    removed: 'Removed',
    moved: 'Moved to another operator',
    changed: 'Other changes',
  },
  theseAre: (first: ReactNode): ReactNode => <>{first} changes, sorted by prefix. Enter a range to see fewer.</>,
  table: {
    name: 'Changes of ranges',
    nameFor: (range: string) => `Changes of ranges for ${range}`,
    filter: 'Filter by SP Name after',
    nothing: 'No differences between these versions',
  },
  columns: {
    range: 'Range',
    change: 'Change',
    country: 'Country',
    before: 'SP Name before',
    after: 'SP Name after',
    type: 'Primary Number Attribute',
    differences: 'Differences',
  },
  moves: {
    title: (count: number) => `Largest moves between operators (${count})`,
    ranges: (count: number) => plural(count, { one: `${formatCount(count)} range`, other: `${formatCount(count)} ranges` }),
  },
  empty: 'empty',
  version: {
    current: ', current',
    builtIn: 'included with the portal',
    builtInFrom: (source: string) => `included with the portal, built from ${source}`,
    madeUp: 'demo',
    imported: (when: string, source: string | null) =>
      ['imported', when, source === null ? '' : `from ${source}`].filter(Boolean).join(' '),
  },
  only: {
    title: 'Only one version of the ranges is loaded, so there is nothing to compare.',
    which: (version: ReactNode, asOf: string, source: string): ReactNode => (
      <>
        {version}, as of {asOf}, {source}. Changes appear here when another version is imported.
      </>
    ),
  },
});

export const rangeTreeText = catalogue('rangeTreeText', {
  name: 'Range tree',
  begin: 'Start at',
  beginHelp: 'Country code or first digits of a number. Leave empty for all.',
  show: 'Show',
  help: 'Each level adds one digit. The bar shows each operator’s share of the numbers. Arrow keys move, open and close.',
  nothing: 'No range is longer than these digits. Enter fewer.',
  globalService: 'Global service',
  ranges: (count: number) => plural(count, { one: `${formatCount(count)} range`, other: `${formatCount(count)} ranges` }),
  andMore: (countries: string, more: number) => `${countries} and ${formatCount(more)} more`,
  others: (share: string) => `others ${share}`,
  underOne: 'under 1 %',
  facts: {
    line: (countries: string, ranges: string, numbers: string) => `${countries}; ${ranges}, ${numbers} numbers`,
    operator: 'Operator',
    ranges: 'Ranges',
    numbers: 'Numbers',
    noName: 'no name',
    others: (count: number) => plural(count, { one: `${formatCount(count)} other`, other: `${formatCount(count)} others` }),
    search: (prefix: string) => `Search the ranges of ${prefix}`,
  },
});

export const numberLookupText = catalogue('numberLookupText', {
  number: 'Phone number',
  help: 'E.164 format is suggested; other formats work too.',
  willLookUp: 'Will look up',
  submit: 'Search',
  response: 'Response',
  service: 'Number Lookup',
  json: { showTree: 'Show tree', showRaw: 'Show raw', copy: 'Copy', download: 'Download' },
  sentence: {
    /** `holder`, `type` and `country` are the parts below. */
    whole: ({ tel, range, holder, type, country }: { tel: string; range: string; holder: string; type: string; country: string }) =>
      `${tel} lies in the range ${range}${holder}: ${type}${country}; it may have been ported since.`,
    holderUnknown: ' (holder unknown)',
    holder: (name: string) => ` of ${name}`,
    typeUnknown: 'type unknown',
    global: ', a global service',
    /** Names a country by its code. */
    country: (code: string) => `, in ${countryInSentence(code)}`,
  },
});
