import type { PlannedRange } from './planned-range.ts';

/** Numbers to be taken out of other ranges: those of one length that begin with the digits. */
export interface Hole {
  readonly digits: string;
  /** E.164 digits. */
  readonly length: number;
}

/** The ranges without the numbers of the holes, in fewest prefixes. Ranges that no hole touches stay the same objects. */
export function splitRanges(ranges: readonly PlannedRange[], holes: readonly Hole[]): PlannedRange[] {
  const byDigits = Map.groupBy(holes, ({ digits }) => digits);
  const byBeginning = new Map<string, Hole[]>();
  for (const hole of holes) {
    for (let end = 1; end < hole.digits.length; end += 1) {
      const beginning = hole.digits.slice(0, end);
      byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), hole]);
    }
  }
  const sizes = [...new Set(holes.map(({ digits }) => digits.length))];
  return ranges.flatMap((range) => {
    const around = sizes.flatMap((size) => byDigits.get(range.digits.slice(0, size)) ?? []);
    const touching = [...new Set([...around, ...(byBeginning.get(range.digits) ?? [])])];
    return touching.reduce((parts, hole) => parts.flatMap((part) => without(part, hole)), [range]);
  });
}

function without(range: PlannedRange, hole: Hole): PlannedRange[] {
  const isApart = !range.digits.startsWith(hole.digits) && !hole.digits.startsWith(range.digits);
  if (isApart || hole.length < range.minLength || hole.length > range.maxLength) return [range];
  const parts: PlannedRange[] = [];
  if (range.minLength < hole.length) parts.push({ ...range, maxLength: hole.length - 1 });
  if (range.maxLength > hole.length) parts.push({ ...range, minLength: hole.length + 1 });
  for (let end = range.digits.length; end < hole.digits.length; end += 1) {
    for (let digit = 0; digit < 10; digit += 1) {
      if (hole.digits[end] === String(digit)) continue;
      parts.push({ ...range, digits: `${hole.digits.slice(0, end)}${digit}`, minLength: hole.length, maxLength: hole.length });
    }
  }
  return parts;
}
