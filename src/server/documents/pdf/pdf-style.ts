/** Document design: one family of fonts that every PDF reader has, and one colour for structure. */
export const fonts = { text: 'Helvetica', bold: 'Helvetica-Bold' } as const;
export const sizes = { title: 24, chapter: 16, section: 12, text: 10, table: 8.5, small: 8 } as const;
/** Each has a contrast of at least 4.5 to 1 on white. */
export const colours = { text: '#1a1f2b', structure: '#1d3a5f', quiet: '#555d6b', line: '#c9ced6', band: '#eef1f5' } as const;
/** Points. */
export const margin = 56;

/** Characters of the fonts' encoding (Windows-1252) beyond Latin-1. */
const typographic = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** True if the fonts have every character of a text. */
export function isPrintable(text: string): boolean {
  return [...text].every((sign) => /[\u0020-\u007e\u00a0-\u00ff\n]/.test(sign) || typographic.includes(sign));
}

/** Replaces characters that the fonts lack with a question mark. */
export function printable(text: string): string {
  return [...text].map((sign) => (isPrintable(sign) ? sign : '?')).join('');
}
