/** The fewest prefixes that hold all numbers from one to another of the same length, both included, and no other. In order. */
export function prefixesBetween(from: string, to: string): string[] {
  const within = (prefix: string): string[] => {
    const [first, last] = [prefix.padEnd(from.length, '0'), prefix.padEnd(from.length, '9')];
    if (last < from || first > to) return [];
    if (first >= from && last <= to) return [prefix];
    return Array.from({ length: 10 }, (_, digit) => within(`${prefix}${digit}`)).flat();
  };
  return within('');
}
