import { expect, test } from 'vitest';
import { cellOf, exportXlsx } from './export-rows.ts';

test('codes are text cells, numbers are numbers, and nothing is nothing', () => {
  expect(cellOf('01')).toEqual({ value: '01', type: String });
  expect(cellOf('447700900123')).toEqual({ value: '447700900123', type: String });
  expect(cellOf('=1+1')).toEqual({ value: '=1+1', type: String });
  expect(cellOf(0)).toEqual({ value: 0, type: Number });
  expect([cellOf(''), cellOf(null), cellOf(undefined)]).toEqual([null, null, null]);
});

test('the workbook is a zip file', async () => {
  const file = await exportXlsx([{ id: 'mnc', title: 'mnc', value: (row: { mnc: string }) => row.mnc }], [{ mnc: '01' }]);
  expect([...new Uint8Array(await file.arrayBuffer()).subarray(0, 2)]).toEqual([0x50, 0x4b]);
});
