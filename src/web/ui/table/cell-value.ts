/** Value of a cell: its order (numbers as numbers, text in natural order, digit strings by their digits), and its matches with a filter. */

export type CellValue = string | number | boolean | null | undefined;

/** Returns the value of a field for a cell; null unless it is a string, number or boolean. */
export function cellValueOf(value: unknown): CellValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Order of values. `natural` puts 2 before 10; `digits` puts 447 before 45, as number ranges stand in a numbering plan. */
export type ValueOrder = 'natural' | 'digits';

/** Compares two values: below 0 if `a` comes first. */
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

/** Splits a text at its matches with a filter, ignoring case. */
export function matchedParts(text: string, filter: string): { text: string; isMatch: boolean }[] {
  if (filter === '') return [{ text, isMatch: false }];
  const pattern = new RegExp(`(${filter.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`, 'giu');
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
