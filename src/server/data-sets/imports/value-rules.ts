/** Rules of single values in imported files. */

// oxlint-disable-next-line no-control-regex -- refusing them, and what was no UTF-8, is the point
const unfit = /[\u0000-\u001f\u007f\ufffd]/;

/** Text without control characters, read from proper UTF-8, of at most `maxLength` characters; it may be empty. */
export function isShortText(text: string, maxLength: number): boolean {
  return text.length <= maxLength && !unfit.test(text);
}
