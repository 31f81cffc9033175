/** What the command box offers for what is typed: a function of the text, of who looks, and of what was loaded. */
import { bits, holds } from '../../shared/base/permissions.ts';
import type { ReadingHelp } from '../../shared/base/phone-number.ts';
import { sentence } from '../locale/catalogue.ts';
import { commandBoxText } from './command-box.text.ts';
import { entriesMatching, sectionNames, type Entry, type Listed, type Section, type SectionName, type Visitor } from './entry.ts';
import { accountEntries, actionEntries, isNamed, meaningEntries, screenEntries } from './local-entries.ts';
import { ticketByNumber } from './named-entries.ts';
import { numberSections, queryAddress } from './number-entries.ts';

/** What the server was asked for when the box opened, by section. */
export type Loaded = Partial<Record<SectionName, readonly Listed[]>>;

export interface Known {
  visitor: Visitor;
  recentNumbers: readonly string[];
  loaded: Loaded;
  /** Of the text as it is typed now; they come as they are. */
  operators: readonly Entry[];
  /** Undefined until it is loaded. */
  reading?: ReadingHelp | undefined;
}

export function findEntries(typed: string, known: Known): { sections: Section[]; problem: string | null } {
  const { visitor, recentNumbers, loaded, operators } = known;
  if (typed.trim() === '') return { sections: atFirst(known), problem: null };
  const { sections: ofNumber, problem } = numberSections(typed, visitor, known.reading);
  const byWords: Record<SectionName, readonly Entry[]> = {
    recent: recentEntries(recentNumbers, typed),
    number: [],
    ranges: [],
    screens: entriesMatching(screenEntries(visitor), typed),
    meanings: meaningEntries(typed),
    actions: entriesMatching(actionEntries(visitor), typed),
    account: entriesMatching(accountEntries(visitor), typed),
    batches: entriesMatching(loaded.batches ?? [], typed),
    documents: entriesMatching(loaded.documents ?? [], typed),
    tickets: ticketsFound(typed, known),
    users: entriesMatching(loaded.users ?? [], typed),
    organisations: entriesMatching(loaded.organisations ?? [], typed),
    countries: entriesMatching(loaded.countries ?? [], typed),
    operators,
  };
  const others = sectionNames.map((name) => ({ name, entries: byWords[name] }));
  // A code or a field that is called exactly so is meant rather than numbers that begin with it.
  const isMeaning = isNamed(typed);
  const meant = others.filter(({ name }) => isMeaning && name === 'meanings');
  const sections = [...meant, ...ofNumber, ...others.filter((section) => !meant.includes(section))].filter(
    ({ entries }) => entries.length > 0,
  );
  return { sections, problem: problem === null ? null : sentence(problem) };
}

function ticketsFound(typed: string, { visitor, loaded }: Known): Entry[] {
  const listed = entriesMatching(loaded.tickets ?? [], typed);
  const readsAll = visitor.isStaff && holds(visitor.permissions, bits.user_management);
  if (listed.length > 0 || !(readsAll || holds(visitor.permissions, bits.contact))) return listed;
  return ticketByNumber(typed, readsAll);
}

/** Before anything is typed. */
function atFirst({ visitor, recentNumbers }: Known): Section[] {
  const sections: Section[] = [
    { name: 'recent', entries: recentEntries(recentNumbers, '') },
    { name: 'screens', entries: screenEntries(visitor).filter(({ keys }) => keys !== undefined) },
    { name: 'actions', entries: actionEntries(visitor) },
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}

/** They hold what was typed without being it: that stands among the numbers. */
function recentEntries(numbers: readonly string[], typed: string): Entry[] {
  const digits = typed.replaceAll(/\D/g, '');
  if (/\p{L}/u.test(typed)) return [];
  return numbers
    .filter((number) => number.includes(digits) && number !== digits)
    .map((number) => ({
      id: `recent ${number}`,
      title: number,
      detail: commandBoxText.number.queryDetail,
      act: { go: queryAddress(number) },
    }));
}
