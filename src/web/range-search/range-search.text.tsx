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
    operatorHelp: 'A part of the name.',
    submit: 'Search',
    help: 'By a range, an operator or a country. What is left empty may be anything.',
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
    noneFiltered: 'No range matches everything you asked for. Leave something out, or search fewer digits.',
    noneOfDigits: 'No range begins with these digits. Search fewer digits, or check the first ones.',
    partTitle: (shown: number, total: number) => `${formatCount(shown)} of ${formatCount(total)}`,
    part: (most: number) =>
      `Only the first ${formatCount(most)} matches are shown. Search more digits, or an operator, a country or a type, to see fewer ranges.`,
    allTitle: (total: number) => plural(total, { one: `${formatCount(total)} match`, other: `${formatCount(total)} matches` }),
    all: 'Every match is shown in the table.',
    ok: 'OK',
  },
  table: {
    filter: 'Filter by SP Name',
    noResults: 'No results found',
    noMatches: 'No matches found',
    searchAll: (total: number, operator: string) => `Search all ${formatCount(total)} for operator ${operator}`,
    first: (shown: number, total: number) => `the first ${formatCount(shown)} of ${formatCount(total)}`,
    noMatchOfFirst: (shown: number, total: number) =>
      `none of the ${formatCount(shown)} shown of ${formatCount(total)}; search by operator to look through all`,
    theseAre: (first: ReactNode): ReactNode => <>These are {first} ranges, in the order of their digits.</>,
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
      `To download all ${formatCount(total)} takes the permission ${permission}, which an administrator of your organisation gives.`,
  },
});

export const rangeChangesText = catalogue('rangeChangesText', {
  from: 'From',
  to: 'To',
  range: 'Range',
  rangeHelp: 'First digits, with country code. All while empty.',
  submit: 'Compare',
  rangesFrom: (ranges: number, source: string) => `${formatCount(ranges)} ranges, ${source}`,
  notKept: (versions: string) => `No longer kept, and so not to be compared: ${versions}.`,
  kinds: {
    name: 'Kinds of changes',
    all: (count: number) => `All changes: ${formatCount(count)}`,
    added: 'Added',
    removed: 'Removed',
    moved: 'Moved to another operator',
    changed: 'Changed otherwise',
  },
  theseAre: (first: ReactNode): ReactNode => <>These are {first} changes, in the order of their digits. A range narrows them down.</>,
  table: {
    name: 'Changes of ranges',
    nameFor: (range: string) => `Changes of ranges for ${range}`,
    filter: 'Filter by SP Name after',
    nothing: 'Nothing differs between these versions',
    noMatches: 'No matches found',
  },
  columns: {
    range: 'Range',
    change: 'Change',
    country: 'Country',
    before: 'SP Name before',
    after: 'SP Name after',
    type: 'Primary Number Attribute',
    differences: 'What differs',
  },
  moves: {
    title: (count: number) => `Operators between which most ranges moved (${count})`,
    ranges: (count: number) => plural(count, { one: `${formatCount(count)} range`, other: `${formatCount(count)} ranges` }),
  },
  empty: 'empty',
  version: {
    current: ', current',
    builtIn: 'brought by the portal',
    builtInFrom: (source: string) => `brought by the portal, built from ${source}`,
    madeUp: 'demo',
    imported: (when: string, source: string | null) =>
      ['imported', when, source === null ? '' : `from ${source}`].filter(Boolean).join(' '),
  },
  only: {
    title: 'There is one version of the ranges, and so nothing to compare it with.',
    which: (version: ReactNode, asOf: string, source: string): ReactNode => (
      <>
        {version}, as of {asOf}, {source}. When another version is imported, what it changes stands here.
      </>
    ),
  },
});

export const rangeTreeText = catalogue('rangeTreeText', {
  name: 'Range tree',
  begin: 'Begin at',
  beginHelp: 'A calling code or the first digits of a number; all while empty.',
  show: 'Show',
  help: 'Each line is one more digit. Its bar shows who holds which part of the numbers behind it. Arrow keys walk, open and close.',
  nothing: 'No range is longer than these digits. Begin with fewer.',
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
  help: 'E.164 format is suggested; any other is read as well.',
  willLookUp: 'Will look up',
  submit: 'Search',
  response: 'Response',
  service: 'Number Lookup',
  json: { showTree: 'Show tree', showRaw: 'Show raw', copy: 'Copy', download: 'Download' },
  sentence: {
    /** `holder`, `type` and `country` are the parts below. */
    whole: ({ tel, range, holder, type, country }: { tel: string; range: string; holder: string; type: string; country: string }) =>
      `${tel} lies in the range ${range}${holder}: ${type}${country}; who serves it now is another question, since it may have been ported.`,
    holderUnknown: ', whose holder is not known',
    holder: (name: string) => ` of ${name}`,
    typeUnknown: 'type not known',
    global: ', a global service',
    /** Names a country by its code. */
    country: (code: string) => `, in ${countryInSentence(code)}`,
  },
});
