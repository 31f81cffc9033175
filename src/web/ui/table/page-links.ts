/** Which page numbers the pagination shows: three around the current page and one at each margin. */

export type PageLink = number | 'gap';

export function pageLinks(current: number, count: number): PageLink[] {
  const first = Math.max(1, Math.min(current - 1, count - 2));
  const last = Math.min(count, first + 2);
  const links: PageLink[] = [];
  if (first > 1) links.push(1);
  if (first > 2) links.push('gap');
  for (let page = first; page <= last; page += 1) links.push(page);
  if (last < count - 1) links.push('gap');
  if (last < count) links.push(count);
  return links;
}

/** A page beyond the end falls back to page 1, for example after a filter. */
export function pageWithin(page: number, count: number): number {
  return page >= 1 && page <= count ? page : 1;
}
