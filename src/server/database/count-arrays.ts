/** Arrays of counts, as the reports read them: both drivers hand them over as text. */

/** Of `bigint[]`; the drivers have no name for it. */
export const int8Array = 1016;

/**
 * `{1,0,23}` as numbers: whole and not negative, as counts are. Digit by digit, because a report reads a quarter of a million of them,
 * and `split` with `Number` takes three times as long.
 */
export function countsIn(text: string): number[] {
  const counts: number[] = [];
  let count = 0;
  for (let index = 1; index < text.length && text.length > 2; index += 1) {
    const digit = text.charCodeAt(index) - zero;
    if (digit >= 0 && digit <= 9) {
      count = count * 10 + digit;
    } else {
      counts.push(count);
      count = 0;
    }
  }
  return counts;
}

const zero = 48;
