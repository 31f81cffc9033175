/** Returns "1 entry", "1,000 entries". */
export function entriesInWords(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'entry' : 'entries'}`;
}
