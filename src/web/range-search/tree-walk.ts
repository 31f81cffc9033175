/** The range tree as a list of visible items, and its keyboard navigation. */
import type { RangeBranch } from '../../shared/range-search/range-tree.ts';
import { rangeTreeText } from './range-search.text.tsx';

export interface TreeItem {
  readonly branch: RangeBranch;
  /** Depth in the tree, from 1. */
  readonly level: number;
  readonly place: number;
  readonly of: number;
  readonly isOpen: boolean;
}

/** The loaded levels by prefix. */
export type Levels = ReadonlyMap<string, readonly RangeBranch[]>;

/** Returns the visible items from the top down: the branches of `root`, and below each open one its own. */
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

/** Reads the open branches from `4-44` in the address, in the order of opening. Drops invalid parts. */
export function openOfAddress(text: string | null): Set<string> {
  const prefixes = (text ?? '').split('-').filter((prefix) => /^\d{1,15}$/.test(prefix));
  return new Set(prefixes.slice(-mostOpen));
}

/** Returns the open branches for the address; null without any. */
export function addressOfOpen(open: Iterable<string>): string | null {
  return [...open].join('-') || null;
}

/** Opens one more branch; of too many, the one opened first closes. Those above the new one count as opened with it: it is visible inside them. */
export function withOpened(open: ReadonlySet<string>, prefix: string): Set<string> {
  const above = [...open].filter((one) => prefix.startsWith(one));
  const others = [...open].filter((one) => !prefix.startsWith(one));
  return new Set([...others, ...above, prefix].slice(-mostOpen));
}

/** Effect of a key: goes to an item, or opens or closes the current one. Undefined for other keys. */
export type Step = { goTo: string } | { open: string } | { close: string } | undefined;

/** Returns the step of a key by the ARIA Authoring Practices for trees; a digit leads to the next item that ends with it. */
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

/** Formats a share in percent: "34 %", or "under 1 %" instead of "0 %" for a positive one. */
export function shareText(part: number, whole: number): string {
  const percent = whole === 0 ? 0 : (part / whole) * 100;
  return percent > 0 && percent < 1 ? rangeTreeText.underOne : `${Math.round(percent)} %`;
}
