/** A text cut where it matches a filter, whatever the case. */
export function matchedParts(text: string, filter: string): { text: string; isMatch: boolean }[] {
  if (filter === '') return [{ text, isMatch: false }];
  const pattern = new RegExp(`(${filter.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`, 'giu');
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
