/** The range tree as the list of items that is seen, and where its keys lead. */
import type { RangeBranch } from '../../shared/range-search/range-tree.ts';
import { rangeTreeText } from './range-search.text.tsx';

export interface TreeItem {
  readonly branch: RangeBranch;
  /** From 1. */
  readonly level: number;
  readonly place: number;
  readonly of: number;
  readonly isOpen: boolean;
}

/** What is known of the levels, by their prefix. */
export type Levels = ReadonlyMap<string, readonly RangeBranch[]>;

/** The items from the top down: the branches of `root`, and below each open one its own. */
export function seenItems(levels: Levels, open: ReadonlySet<string>, root: string): TreeItem[] {
  const below = (prefix: string, level: number): TreeItem[] => {
    const branches = levels.get(prefix) ?? [];
    return branches.flatMap((branch, index) => {
      const isOpen = branch.hasBranches && open.has(branch.prefix);
      const item = { branch, level, place: index + 1, of: branches.length, isOpen };
      return isOpen ? [item, ...below(branch.prefix, level + 1)] : [item];
    });
  };
  return below(root, 1);
}

const mostOpen = 60;

/** The open branches, in the order in which they were opened, out of `4-44` in the address. What makes no sense is left out. */
export function openOfAddress(text: string | null): Set<string> {
  const prefixes = (text ?? '').split('-').filter((prefix) => /^\d{1,15}$/.test(prefix));
  return new Set(prefixes.slice(-mostOpen));
}

/** Null where nothing is open. */
export function addressOfOpen(open: Iterable<string>): string | null {
  return [...open].join('-') || null;
}

/** With one more branch open; of too many the one opened first closes. Those above the new one count as opened with it: it is seen in them. */
export function withOpened(open: ReadonlySet<string>, prefix: string): Set<string> {
  const above = [...open].filter((one) => prefix.startsWith(one));
  const others = [...open].filter((one) => !prefix.startsWith(one));
  return new Set([...others, ...above, prefix].slice(-mostOpen));
}

/** What a key does: goes to an item, or opens or closes the present one. Nothing for keys that are not the tree's. */
export type Step = { goTo: string } | { open: string } | { close: string } | undefined;

/** Keys as the ARIA Authoring Practices give them to a tree; a digit leads to the next item that ends with it. */
export function stepOf(key: string, items: readonly TreeItem[], present: string): Step {
  const index = items.findIndex(({ branch }) => branch.prefix === present);
  const item = items[index];
  if (!item) return undefined;
  const at = (place: number): Step => {
    const found = items[place];
    return found && { goTo: found.branch.prefix };
  };
  switch (key) {
    case 'ArrowDown':
      return at(index + 1);
    case 'ArrowUp':
      return at(index - 1);
    case 'Home':
      return at(0);
    case 'End':
      return at(items.length - 1);
    case 'ArrowRight':
      if (item.isOpen) return (items[index + 1]?.level ?? 0) > item.level ? at(index + 1) : undefined;
      return item.branch.hasBranches ? { open: present } : undefined;
    case 'ArrowLeft':
      return item.isOpen ? { close: present } : at(items.findLastIndex((one, place) => place < index && one.level < item.level));
    case 'Enter':
    case ' ':
      if (!item.branch.hasBranches) return undefined;
      return item.isOpen ? { close: present } : { open: present };
    default:
      return /^\d$/.test(key) ? nextWithDigit(key, items, index) : undefined;
  }
}

function nextWithDigit(digit: string, items: readonly TreeItem[], index: number): Step {
  const inTurn = [...items.slice(index + 1), ...items.slice(0, index)];
  const found = inTurn.find(({ branch }) => branch.prefix.endsWith(digit));
  return found && { goTo: found.branch.prefix };
}

/** Parts of a hundred in words: "34 %", and "under 1 %" where it would be none. */
export function shareText(part: number, whole: number): string {
  const percent = whole === 0 ? 0 : (part / whole) * 100;
  return percent > 0 && percent < 1 ? rangeTreeText.underOne : `${Math.round(percent)} %`;
}
