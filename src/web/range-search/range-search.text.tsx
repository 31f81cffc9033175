import type { ReactNode } from 'react';
import { catalogue } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';

export const rangeSearchText = catalogue('range-search/range-search', {
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
  /** "Ranges for 44, operator Lycamobile, GB"; `digits` and `others` are empty where they were not asked. */
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
