/** A moment as the portal writes it, on a screen and in a mail: "2026-05-31 14:02 UTC", or with seconds where the order of events matters. */
export function utcTime(moment: string | Date, { seconds = false } = {}): string {
  const length = seconds ? 'YYYY-MM-DDTHH:mm:ss'.length : 'YYYY-MM-DDTHH:mm'.length;
  return `${new Date(moment).toISOString().slice(0, length).replace('T', ' ')} UTC`;
}
