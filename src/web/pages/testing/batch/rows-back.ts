/** "8 rows in the joined file, with name, phone": what comes back of the table that the numbers of a batch come from. */
export function rowsBack({ rows, titles }: { rows: number; titles: readonly string[] }): string {
  const own = titles.length === 0 ? '' : `, with ${titles.join(', ')}`;
  return `${rows === 1 ? '1 row' : `${rows.toLocaleString('en')} rows`} in the joined file${own}`;
}
