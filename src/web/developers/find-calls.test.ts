import { expect, test } from 'vitest';
import { describedCalls } from '../../server/test-support/samples.ts';
import { byArea, findCalls } from './find-calls.ts';

const found = (typed: string) => findCalls(describedCalls, typed, ({ permissions }) => permissions.join(' ')).map(({ path }) => path);

test.each([
  ['range-tree', ['/api/gnr-search/range-tree']],
  ['  RANGE-TREE ', ['/api/gnr-search/range-tree']],
  ['post diagnostics/queries', ['/api/test-diagnostics/queries']],
  ['longest range', ['/api/gnr-search/number-lookup']],
  ['gnr_download', ['/api/gnr-search/range-export']],
  ['getApiWatchChangesExport', ['/api/watch/changes/export']],
  ['nothing of the kind', []],
])('%j finds %j', (typed, paths) => {
  expect(found(typed)).toEqual(paths);
});

test('nothing typed finds every call, and each is in one area', () => {
  expect(found('')).toHaveLength(describedCalls.length);
  const areas = byArea(describedCalls);
  expect(areas.flatMap(([, calls]) => calls)).toHaveLength(describedCalls.length);
  expect(new Set(areas.map(([area]) => area)).size).toBe(areas.length);
});
