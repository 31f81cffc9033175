import type { ReactNode } from 'react';
import { catalogue } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';

export const rangeChangesText = catalogue('range-search/range-changes', {
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
