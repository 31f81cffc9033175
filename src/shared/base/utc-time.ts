/** Formats a moment for screens and mails: "2026-05-31 14:02 UTC", or with seconds if the order of events is important. */
export function utcTime(moment: string | Date, { seconds = false } = {}): string {
  const length = seconds ? 'YYYY-MM-DDTHH:mm:ss'.length : 'YYYY-MM-DDTHH:mm'.length;
  return `${new Date(moment).toISOString().slice(0, length).replace('T', ' ')} UTC`;
}
