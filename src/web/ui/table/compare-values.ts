/** The order of cells: numbers as numbers, text as people order it, and digit strings by their digits. */

export type CellValue = string | number | boolean | null | undefined;

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** `natural` puts 2 before 10; `digits` puts 447 before 45, as number ranges stand in a numbering plan. */
export type ValueOrder = 'natural' | 'digits';

export function compareValues(a: CellValue, b: CellValue, order: ValueOrder = 'natural'): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(b) - Number(a);
  const [textA, textB] = [String(a ?? ''), String(b ?? '')];
  if (order === 'digits') return textA < textB ? -1 : Number(textA > textB);
  return collator.compare(textA, textB);
}

export function isEmptyValue(value: CellValue): boolean {
  return value === null || value === undefined || value === '';
}
