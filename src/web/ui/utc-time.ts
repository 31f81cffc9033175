/** A moment as the portal writes it: ISO-like, with its zone. */

/** "2026-05-31 14:02 UTC", or with seconds where the order of events matters. */
export function utcTime(moment: string, { seconds = false } = {}): string {
  return `${new Date(moment)
    .toISOString()
    .slice(0, seconds ? 19 : 16)
    .replace('T', ' ')} UTC`;
}
