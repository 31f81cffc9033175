/** Parts of work that is too long for every run: each commit has one of them, so that all come in turn. */

/** One part of several, counted from 1. */
export interface Part {
  readonly part: number;
  readonly parts: number;
}

/** The part of a commit. The seven digits of its id that Git shows are enough. Throws if it is not an id. */
export function partOf(commit: string, parts: number): Part {
  const [digits] = /^[0-9a-f]{7}/.exec(commit) ?? [];
  if (digits === undefined || !/^[0-9a-f]+$/.test(commit)) throw new Error(`"${commit}" is no id of a commit`);
  return { part: (Number.parseInt(digits, 16) % parts) + 1, parts };
}

/** Reads the value of `--part`, such as `3/10`: the third of ten parts. Throws if it is not one. */
export function readPart(text: string): Part {
  const [part = 0, parts = 0] = /^\d+\/\d+$/.test(text) ? text.split('/').map(Number) : [];
  if (part < 1 || part > parts) throw new Error(`--part needs one of so many parts, such as 3/10, and "${text}" is none`);
  return { part, parts };
}

/** Writes a part as `--part` and `--shard` take it. */
export function written({ part, parts }: Part): string {
  return `${part}/${parts}`;
}

/** The items of a list that are in a part. Neighbours fall into different parts, since they take about as long and break the same file. */
export function itemsOf<Item>(items: readonly Item[], { part, parts }: Part): Item[] {
  return items.filter((_, index) => index % parts === part - 1);
}
