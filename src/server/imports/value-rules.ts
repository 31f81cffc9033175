/** Rules of single values in imported files. */

// oxlint-disable-next-line no-control-regex -- refusing them, and what was no UTF-8, is the point
const unfit = /[\u0000-\u001f\u007f\ufffd]/;

/** Text without control characters, read from proper UTF-8, of at most `maxLength` characters; it may be empty. */
export function isShortText(text: string, maxLength: number): boolean {
  return text.length <= maxLength && !unfit.test(text);
}

/** A day that exists, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
