import { expect, test } from 'vitest';
import { columnsOf, type Column } from './columns.ts';
import { visibilityOf } from './shown-columns.ts';

interface Row {
  range: string;
  cic: string;
  tz: string;
}
const column = columnsOf<Row>();
const columns: Column<Row>[] = [
  column.accessor('range', { header: 'Range' }),
  column.accessor('cic', { header: 'cic' }),
  column.accessor('tz', { header: 'TZ' }),
  column.display({ id: 'go', header: 'Action' }),
];

test.each<[readonly string[], string | undefined, string[]]>([
  [['tz', 'cic', 'range'], undefined, ['range', 'cic', 'tz', 'go']],
  [['tz'], undefined, ['range', 'tz', 'go']],
  [[], undefined, ['range', 'go']],
  [['tz'], 'cic', ['range', 'cic', 'tz', 'go']],
  [['gone'], 'gone', ['range', 'go']],
])('of the columns chosen %j, in the order of %s, are shown %j', (chosen, sortedBy, shown) => {
  const visibility = visibilityOf(columns, { chosen, sortedBy });
  expect(Object.keys(visibility).filter((id) => visibility[id])).toEqual(shown);
});
