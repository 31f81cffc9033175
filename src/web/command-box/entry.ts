/** Entries of the command box, in sections, and the search for them by the typed text. */
import type { ThemeChoice } from '../browser/theme.ts';
import { foldedText } from '../../shared/base/folded-text.ts';

/** The sections in the order in which they show; those that need the server come last. */
export const sectionNames = [
  'recent',
  'number',
  'ranges',
  'screens',
  'meanings',
  'actions',
  'account',
  'batches',
  'documents',
  'organisations',
  'users',
  'tickets',
  'countries',
  'operators',
] as const;
export type SectionName = (typeof sectionNames)[number];

/** The action of an entry. `open`: in a window of its own, as the service legend is. */
export type Act = { go: string } | { open: string } | { theme: ThemeChoice } | { seeAs: string } | { showKeys: true } | { leaveView: true };

export interface Entry {
  /** Unique among all entries, and the same for as long as the thing is the same. */
  id: string;
  title: string;
  detail?: string | undefined;
  /** The keyboard shortcut that does it without the box. */
  keys?: string | undefined;
  act: Act;
}

/** An entry that is found by its words, shown or not. */
export interface Listed extends Entry {
  alias?: string;
}

export interface Section {
  name: SectionName;
  entries: readonly Entry[];
}

/** The visitor's rights, which decide the entries on offer. */
export interface Visitor {
  permissions: number;
  isStaff: boolean;
  isSupportView: boolean;
}

export const mostEntries = 6;

/** Shorter words match only at the beginning of words: they are inside of too many. */
const fewestInside = 3;

/** Finds entries with every typed word, in any case and accents: first names that begin with the text, then beginnings of words, then the others. */
export function entriesMatching(listed: readonly Listed[], typed: string, most = mostEntries): Entry[] {
  const text = foldedText(typed);
  const words = text.split(' ');
  const rankOf = ({ title, detail = '', alias = '' }: Listed) => {
    const names = [title, alias].map(foldedText);
    if (names.some((name) => name.startsWith(text))) return 0;
    const all = ` ${names.join(' ')} ${foldedText(detail)}`;
    if (words.every((word) => beginsWord(all, word))) return 1;
    return words.every((word) => (word.length < fewestInside ? beginsWord(all, word) : all.includes(word))) ? 2 : 3;
  };
  if (text === '') return [];
  const ranked = listed.map((entry) => ({ entry, rank: rankOf(entry) })).filter(({ rank }) => rank < 3);
  return ranked
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ entry }) => entry);
}

function beginsWord(text: string, word: string): boolean {
  let at = text.indexOf(word);
  while (at > 0 && /[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) at = text.indexOf(word, at + 1);
  return at >= 0;
}

/**
 * Sorts the sections in their order, but puts those that arrive later for the same text below the shown ones: an entry that the user is about to choose stays
 * in place.
 */
export function inOrderOfArrival(sections: readonly Section[], shown: readonly SectionName[]): Section[] {
  const there = shown.flatMap((name) => sections.filter((section) => section.name === name));
  return [...there, ...sections.filter(({ name }) => !shown.includes(name))];
}
