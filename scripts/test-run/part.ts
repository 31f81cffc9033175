/** Parts of what is too long for every run: each commit has one of them, so that all come in turn. */

/** One of so many parts, counted from 1. */
export interface Part {
  readonly part: number;
  readonly parts: number;
}

/** The part of a commit. As many digits of its id as Git shows are enough. Throws where it is no id. */
export function partOf(commit: string, parts: number): Part {
  const [digits] = /^[0-9a-f]{7}/.exec(commit) ?? [];
  if (digits === undefined || !/^[0-9a-f]+$/.test(commit)) throw new Error(`--part needs the id of a commit, and "${commit}" is none`);
  return { part: (Number.parseInt(digits, 16) % parts) + 1, parts };
}

/** The items of a list that are in a part. Neighbours are in different ones, since they take about as long and break the same file. */
export function itemsOf<Item>(items: readonly Item[], { part, parts }: Part): Item[] {
  return items.filter((_, index) => index % parts === part - 1);
}
