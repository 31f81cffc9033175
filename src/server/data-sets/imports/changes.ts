/** The changes that an import makes to a data set: counts, by country, with samples. */
import type { Ranges } from '../../../numbers/ranges/ranges.ts';
import { csvRow } from '../../../shared/base/csv.ts';
import { FileRefused } from '../../base/errors.ts';
import type { Content, FileRow } from './set-contents.ts';

interface Counts {
  added: number;
  removed: number;
  changed: number;
}

export interface Changes extends Counts {
  /** Number of entries before and after the import. */
  readonly before: number;
  readonly after: number;
  /** Counts by ISO 3166-1 alpha-2, `001` or `ZZ`. */
  readonly byCountry: Readonly<Record<string, Counts>>;
  /** Samples of each, as rows of a file. */
  readonly samples: {
    readonly added: string[];
    readonly removed: string[];
    readonly changed: { readonly before: string[]; readonly after: string[] }[];
  };
}

/** The lists of two versions of one set. */
interface Versions {
  readonly before: readonly Content[];
  readonly after: readonly Content[];
}

const maxSamples = 3;
/** An import that removes more than one tenth of the entries needs confirmation: usually its file is incomplete. */
const tenth = 10;

/** Compares two versions of a set, list by list. */
export function changesBetween(versions: Versions, ranges: Ranges): Changes {
  const tally = new Tally(ranges);
  for (const pair of pairsOf(versions)) walk(pair, tally);
  return tally.changes(sizeOf(versions.before), sizeOf(versions.after));
}

/** Throws `FileRefused` if more than a tenth of the entries would be removed. */
export function refuseLargeRemoval(versions: Versions): void {
  const there = sizeOf(versions.before);
  if (there === 0) return;
  let removed = 0;
  for (const pair of pairsOf(versions)) walk(pair, { removed: () => (removed += 1) });
  if (!isLarge({ removed, before: there })) return;
  const count = (value: number) => value.toLocaleString('en');
  throw new FileRefused(
    `The import would remove ${count(removed)} of ${count(there)} entries, more than a tenth: check them with --dry-run, then import with --yes`,
  );
}

export function isLarge({ removed, before }: Pick<Changes, 'removed' | 'before'>): boolean {
  return removed * tenth > before;
}

interface Entry {
  readonly content: Content;
  readonly position: number;
  readonly key: string | number;
}

interface Visitor {
  added?(entry: Entry): void;
  removed?(entry: Entry): void;
  both?(before: Entry, after: Entry): void;
}

/** Walks both in key order, so that neither is held in memory. */
function walk([before, after]: readonly [Content | undefined, Content | undefined], visitor: Visitor): void {
  const [olds, news] = [entriesOf(before), entriesOf(after)];
  let [old, now] = [olds.next().value, news.next().value];
  while (old || now) {
    if (old && now && old.key === now.key) {
      visitor.both?.(old, now);
      [old, now] = [olds.next().value, news.next().value];
    } else if (old && (!now || old.key < now.key)) {
      visitor.removed?.(old);
      old = olds.next().value;
    } else if (now) {
      visitor.added?.(now);
      now = news.next().value;
    }
  }
}

function* entriesOf(content: Content | undefined): Generator<Entry, undefined> {
  if (!content) return undefined;
  let position = 0;
  for (const key of content.keys()) {
    yield { content, position, key };
    position += 1;
  }
  return undefined;
}

function pairsOf({ before, after }: Versions): [Content | undefined, Content | undefined][] {
  const names = new Set([...before, ...after].map(({ name }) => name));
  const named = (contents: readonly Content[], wanted: string) => contents.find(({ name }) => name === wanted);
  return [...names].map((name) => {
    const [old, now] = [named(before, name), named(after, name)];
    return [(now && old?.without?.(now)) ?? old, (old && now?.without?.(old)) ?? now];
  });
}

function sizeOf(contents: readonly Content[]): number {
  return contents.reduce((sum, { size }) => sum + size, 0);
}

class Tally implements Visitor {
  readonly #ranges: Ranges;
  readonly #total: Counts = { added: 0, removed: 0, changed: 0 };
  readonly #byCountry = new Map<string, Counts>();
  readonly #samples: Changes['samples'] = { added: [], removed: [], changed: [] };

  constructor(ranges: Ranges) {
    this.#ranges = ranges;
  }

  added(entry: Entry): void {
    this.#count('added', entry);
    if (this.#samples.added.length < maxSamples) this.#samples.added.push(...linesOf(entry));
  }

  removed(entry: Entry): void {
    this.#count('removed', entry);
    if (this.#samples.removed.length < maxSamples) this.#samples.removed.push(...linesOf(entry));
  }

  both(before: Entry, after: Entry): void {
    if (before.content.valueAt(before.position, before.key) === after.content.valueAt(after.position, after.key)) return;
    this.#count('changed', after);
    if (this.#samples.changed.length < maxSamples) this.#samples.changed.push({ before: linesOf(before), after: linesOf(after) });
  }

  changes(before: number, after: number): Changes {
    const byCountry = Object.fromEntries([...this.#byCountry].toSorted(([a], [b]) => (a < b ? -1 : 1)));
    return { before, after, ...this.#total, byCountry, samples: this.#samples };
  }

  #count(what: keyof Counts, { content, position, key }: Entry): void {
    const country = content.countryAt({ position, key }, this.#ranges);
    const counts = this.#byCountry.get(country) ?? { added: 0, removed: 0, changed: 0 };
    this.#byCountry.set(country, counts);
    counts[what] += 1;
    this.#total[what] += 1;
  }
}

function linesOf({ content, position, key }: Entry): string[] {
  return content.rowsAt(position, key).map((row: FileRow) => csvRow(Object.values(row)));
}
