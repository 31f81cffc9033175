/** What the command box offers: entries in sections, and how they are found by what is typed. */
import type { ThemeChoice } from '../browser/theme.ts';
import { foldedText } from '../../shared/base/folded-text.ts';

/** In the order in which they stand; what the server has to be asked for comes last. */
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

/** What choosing an entry does. `open`: in a window of its own, as the service legend is. */
export type Act = { go: string } | { open: string } | { theme: ThemeChoice } | { seeAs: string } | { showKeys: true } | { leaveView: true };

export interface Entry {
  /** Apart from every other entry; the same as long as it is the same thing. */
  id: string;
  title: string;
  detail?: string | undefined;
  /** How it is reached without the box. */
  keys?: string | undefined;
  act: Act;
}

/** An entry that is found by its words, and by those that are not shown. */
export interface Listed extends Entry {
  alias?: string;
}

export interface Section {
  name: SectionName;
  entries: readonly Entry[];
}

/** Who looks, and so what is offered. */
export interface Visitor {
  permissions: number;
  isStaff: boolean;
  isSupportView: boolean;
}

export const mostEntries = 6;

/** Fewer letters are looked for where words begin alone: they are inside of too many. */
const fewestInside = 3;

/** Entries that hold every word typed, whatever case and accents: first where the name begins so, then where a word does, then the others. */
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
 * Sections in the order in which they stand, but those that came later for the same text below those that were there: what somebody is about
 * to choose stays where it is.
 */
export function inOrderOfArrival(sections: readonly Section[], shown: readonly SectionName[]): Section[] {
  const there = shown.flatMap((name) => sections.filter((section) => section.name === name));
  return [...there, ...sections.filter(({ name }) => !shown.includes(name))];
}
