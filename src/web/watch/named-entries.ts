/** Entries in the form of the calls: why they are not sent, and the pieces that one call takes. */
import { watchedAtOnce } from '../../shared/base/limits.ts';
import type { TypedEntries } from './typed-entries.ts';
import { watchText } from './watch.text.ts';

export interface NamedEntries {
  readonly numbers: readonly string[];
  readonly prefixes: readonly string[];
}

export function piecesOf({ numbers, prefixes }: NamedEntries): { numbers: string[]; prefixes: string[] }[] {
  const all = [...numbers.map((digits) => ({ isPrefix: false, digits })), ...prefixes.map((digits) => ({ isPrefix: true, digits }))];
  return Array.from({ length: Math.ceil(all.length / watchedAtOnce) }, (_, piece) => {
    const part = all.slice(piece * watchedAtOnce, (piece + 1) * watchedAtOnce);
    const ofKind = (isPrefix: boolean) => part.filter((entry) => entry.isPrefix === isPrefix).map(({ digits }) => digits);
    return { numbers: ofKind(false), prefixes: ofKind(true) };
  });
}

interface Watched {
  readonly rows: readonly { readonly kind: 'number' | 'prefix'; readonly digits: string }[];
  /** Limit of the list's entries. */
  readonly most: number;
}

/** The reason why nothing is sent; undefined if there are entries to send. Watched entries take no room. */
export function whyNot({ numbers, prefixes, refused }: TypedEntries, { rows, most }: Watched): string | undefined {
  if (numbers.length + prefixes.length + refused.length === 0) return watchText.add.nothing;
  const watched = { number: new Set<string>(), prefix: new Set<string>() };
  for (const { kind, digits } of rows) watched[kind].add(digits);
  const freshIn = (digits: readonly string[], there: ReadonlySet<string>) => digits.filter((one) => !there.has(one)).length;
  const fresh = freshIn(numbers, watched.number) + freshIn(prefixes, watched.prefix);
  const room = Math.max(0, most - rows.length);
  return fresh > room ? watchText.add.noRoom(fresh, room) : undefined;
}
