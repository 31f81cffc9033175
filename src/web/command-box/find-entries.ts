/** Finds the command box's entries for the typed text: a function of the text, the visitor and the loaded names. */
import { bits, holds } from '../../shared/base/permissions.ts';
import type { ReadingHelp } from '../../shared/base/phone-number.ts';
import { sentence } from '../locale/catalogue.ts';
import { queryAddress } from '../navigation/number-addresses.ts';
import { commandBoxText } from './command-box.text.ts';
import { entriesMatching, sectionNames, type Entry, type Listed, type Section, type SectionName, type Visitor } from './entry.ts';
import { accountEntries, actionEntries, isNamed, meaningEntries, screenEntries } from './local-entries.ts';
import { ticketByNumber } from './named-entries.ts';
import { numberSections } from './number-entries.ts';

/** The entries loaded from the server when the box opened, by section. */
export type Loaded = Partial<Record<SectionName, readonly Listed[]>>;

export interface Known {
  visitor: Visitor;
  recentNumbers: readonly string[];
  loaded: Loaded;
  /** Entries for the current text, which arrive on their own. */
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
  // An exact name of a code or a field is meant rather than numbers that begin with it.
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

/** The sections of an empty box. */
function atFirst({ visitor, recentNumbers }: Known): Section[] {
  const sections: Section[] = [
    { name: 'recent', entries: recentEntries(recentNumbers, '') },
    { name: 'screens', entries: screenEntries(visitor).filter(({ keys }) => keys !== undefined) },
    { name: 'actions', entries: actionEntries(visitor) },
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}

/** Recent numbers that contain the typed digits; an equal one is among the numbers already. */
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
