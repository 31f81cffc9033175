/** Survey of a batch file, shown before it is sent: duplicates, countries, and rows that are no E.164 number. */
import { e164MaxDigits, e164MinDigits } from '../base/limits.ts';
import { callingCode } from '../base/calling-codes.ts';

export interface BatchSurvey {
  /** Rows whose number appeared in an earlier row. */
  readonly duplicates: number;
  /** Sorted by count, highest first. `region` is ISO alpha-2, that of the calling code: +1 and +7 belong to several countries. */
  readonly countries: readonly { readonly region: string; readonly code: number; readonly numbers: number }[];
  /** Rows that are no E.164 number. They may be sent, but fail. */
  readonly unusual: number;
}

const zero = 0x30;
const newLine = 0x0a;

/** Surveys a file without findings. The longest number is exact as a double, so no row becomes a string. */
export function surveyBatch(bytes: Uint8Array, rows: number): BatchSurvey {
  const numbers = new Float64Array(rows);
  let usual = 0;
  let number = 0;
  let digits = 0;
  let beginsWithZero = false;
  for (let index = 0; index <= bytes.length; index += 1) {
    const byte = bytes[index] ?? newLine;
    if (byte >= zero && byte < zero + 10) {
      if (digits === 0) beginsWithZero = byte === zero;
      number = number * 10 + byte - zero;
      digits += 1;
    } else if (byte === newLine) {
      if (digits >= e164MinDigits && digits <= e164MaxDigits && !beginsWithZero) numbers[usual++] = number;
      number = 0;
      digits = 0;
    }
  }
  const sorted = numbers.subarray(0, usual).sort();
  return { duplicates: countRepeats(sorted), countries: countCountries(sorted), unusual: rows - usual };
}

function countRepeats(sorted: Float64Array): number {
  let repeats = 0;
  for (let index = 1; index < sorted.length; index += 1) if (sorted[index] === sorted[index - 1]) repeats += 1;
  return repeats;
}

function countCountries(numbers: Float64Array): BatchSurvey['countries'] {
  const counts = new Map<string, { region: string; code: number; numbers: number }>();
  for (const number of numbers) {
    const found = callingCode(number);
    if (!found) continue;
    const seen = counts.get(found.region);
    if (seen) seen.numbers += 1;
    else counts.set(found.region, { ...found, numbers: 1 });
  }
  return [...counts.values()].sort((a, b) => b.numbers - a.numbers);
}
