/**
 * The one- and two-digit calling codes of the ITU plan (E.164 annex: list of assigned country codes). Every other
 * code has three digits, so a number has exactly one calling code, whether or not a country uses it.
 */
const shortCodes = new Set(
  (
    '1 7 20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 ' +
    '60 61 62 63 64 65 66 81 82 84 86 90 91 92 93 94 95 98'
  ).split(' '),
);

/** The calling code with which a number or a beginning of one starts; shorter than a code when the digits are. */
export function callingCodeOf(digits: string): string {
  for (const length of [1, 2]) {
    const code = digits.slice(0, length);
    if (shortCodes.has(code)) return code;
  }
  return digits.slice(0, 3);
}
