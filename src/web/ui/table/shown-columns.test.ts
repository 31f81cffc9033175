import { expect, test } from 'vitest';
import type { Column } from './columns.ts';
import { shownColumns } from './shown-columns.ts';

const columns: Column<{ range: string; cic: string; tz: string }>[] = [
  { id: 'range', title: 'Range' },
  { id: 'cic', title: 'cic' },
  { id: 'tz', title: 'TZ' },
  { id: 'go', title: 'Action', type: 'action', label: () => 'Go', onAction: () => {} },
];

test.each<[readonly string[], string | undefined, string[]]>([
  [['tz', 'cic', 'range'], undefined, ['range', 'cic', 'tz', 'go']],
  [['tz'], undefined, ['range', 'tz', 'go']],
  [[], undefined, ['range', 'go']],
  [['tz'], 'cic', ['range', 'cic', 'tz', 'go']],
  [['gone'], 'gone', ['range', 'go']],
])('of the columns chosen %j, in the order of %s, are shown %j', (chosen, sortedBy, shown) => {
  expect(shownColumns(columns, { chosen, sortedBy }).map(({ id }) => id)).toEqual(shown);
});
