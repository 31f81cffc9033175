/** Compares the answers that a watch list keeps with those of the data that this node has. */
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { WatchChange, WatchedFact } from '../../shared/watch/watch.ts';
import { changedFacts, type FactChange, rangesCause, setsOfFact } from '../../shared/watch/fact-changes.ts';
import { keptAnswerOf, keptHoldersOf } from '../../numbers/answers/kept-answer.ts';
import { movesIn } from '../../numbers/ranges/prefix-holders.ts';
import { comparingRanges, type RangeChanges } from '../../numbers/ranges/range-changes.ts';
import type { FollowedDataSets, LoadedData } from '../data-sets/data-sets.ts';
import { FileDamaged } from '../data-sets/snapshot-files.ts';
import type { Db } from '../database/database.ts';
import { type Entitlement, readEntitlement } from '../entitlements/entitlement.ts';
import { admitAgain } from '../entitlements/watched-entries.ts';
import { AppError } from '../base/errors.ts';
import { FileMissing } from '../storage/storage.ts';
import { changedLists, type DataPosition, isOfImport } from './data-position.ts';
import { type CheckedEntry, commitCheck, entriesOf, type HeldList, type KeptEntry } from './due-lists.ts';

/** Between two of these others have their turn: some milliseconds of work. */
const entriesAtOnce = 500;

/** The data to compare with, and the comparison of its ranges with those before, which every list of one round shares. */
export interface Round {
  readonly now: Date;
  readonly data: LoadedData;
  readonly position: DataPosition;
  /** Null where the version before cannot be read any more. */
  readonly rangesSince: (version: string | null) => Promise<RangeChanges | null>;
}

export function startRound(data: LoadedData, position: DataPosition, { load }: FollowedDataSets['rangeVersions']): Omit<Round, 'now'> {
  const made = new Map<string | null, Promise<RangeChanges | null>>();
  const compare = async (version: string | null) => {
    if (version === null) return null;
    const before = await load(version).catch((error: unknown) => {
      if (isGone(error)) return null;
      throw error;
    });
    return before && inTurns(comparingRanges(before, data.ranges));
  };
  return {
    data,
    position,
    rangesSince: (version) => {
      const comparison = made.get(version) ?? compare(version);
      made.set(version, comparison);
      return comparison;
    },
  };
}

/** The version is no longer kept, or its file is lost: then nobody can tell what is another. */
function isGone(error: unknown): boolean {
  return error instanceof AppError || error instanceof FileMissing || error instanceof FileDamaged;
}

/** What the entries of one list are compared with. */
interface Check extends Round {
  readonly list: HeldList;
  /** What the organisation may ask now. */
  readonly own: Entitlement | undefined;
  /** The data sets of which another version is in use. */
  readonly lists: WatchChange['lists'];
  /** Those of them that were imported or rolled back. What else made an answer another is an update of the portal, of which nobody is told. */
  readonly imported: WatchChange['lists'];
}

/** False where the list was lost to another node, or added to, meanwhile: then nothing was written. */
export async function checkList(db: Db, list: HeldList, round: Round): Promise<boolean> {
  const { position } = round;
  const own = await readEntitlement(db, list.organisationId);
  const lists = changedLists(list.versions, position.versions);
  const check: Check = { ...round, list, own, lists, imported: lists.filter(isOfImport) };
  const ranges = check.imported.find(({ set }) => set === 'ranges');
  const areOtherRules = list.rules !== position.rules;
  const arePrefixesDue = areOtherRules || lists.some(({ set }) => set === 'ranges');
  const found: CheckedEntry[] = [];
  if (areOtherRules || lists.some(({ set }) => readSets.has(set)))
    for await (const entries of entriesOf(db, list, { changeId: position.changeId, atOnce: entriesAtOnce })) {
      const checked: (CheckedEntry | undefined)[] = entries.filter(isNumber).map((entry) => checkNumber(check, entry));
      const prefixes = arePrefixesDue ? entries.filter(isPrefix) : [];
      const compared = ranges && prefixes.length > 0 ? await round.rangesSince(ranges.before) : null;
      checked.push(...prefixes.map((entry) => checkPrefix(check, entry, compared)));
      found.push(...checked.filter((entry) => entry !== undefined));
      await setImmediate();
    }
  return commitCheck(db, list, { position, found });
}

type NumberEntry = KeptEntry & { is_prefix: false };
type PrefixEntry = KeptEntry & { is_prefix: true };

function isNumber(entry: KeptEntry): entry is NumberEntry {
  return !entry.is_prefix;
}

function isPrefix(entry: KeptEntry): entry is PrefixEntry {
  return entry.is_prefix;
}

/** The sets that an answer which is kept is read from. */
const readSets: ReadonlySet<string> = new Set(Object.values(setsOfFact).flat());

function checkNumber(check: Check, entry: NumberEntry): CheckedEntry | undefined {
  const { is_prefix, digits, kept: before } = entry;
  const { numbers, ranges } = check.data;
  const after = keptAnswerOf(numbers, admitAgain(check.own, entry, ranges), check.now)?.facts;
  if (!after) return undefined;
  const facts = changedFacts(before, after, check.lists).filter(({ fact }) => isTold(check, fact));
  // A fact that may be told since, or no more, is kept, or left out, without a word.
  if (facts.length === 0 && isDeepStrictEqual(before, after)) return undefined;
  return { is_prefix, digits, before, after, facts, moves: null, lists: listsOf(check, facts) };
}

/** `compared` are the ranges since those of the list, which are not those of an entry that was added from later ones. */
function checkPrefix(check: Check, entry: PrefixEntry, compared: RangeChanges | null): CheckedEntry | undefined {
  const { data, list, lists } = check;
  const { is_prefix, digits, kept: before } = entry;
  const admitted = admitAgain(check.own, entry, data.ranges);
  const mayAsk = admitted.services.length > 0;
  const after = mayAsk ? keptHoldersOf(data.numbers, data.ranges, admitted) : null;
  if (after === undefined) return undefined;
  const isOther = !isDeepStrictEqual(before, after);
  const isCompared = compared !== null && entry.change_id <= list.changeId;
  const moves = isCompared ? (movesIn(compared, digits) ?? null) : null;
  const isChange = before !== null && after !== null && (isCompared ? moves !== null : isOther) && isTold(check, 'ranges');
  // An operator that is only written differently is kept as it is written now.
  if (!isChange && !isOther) return undefined;
  const facts: FactChange[] = isChange ? [{ fact: 'ranges', cause: rangesCause(lists) }] : [];
  return { is_prefix, digits, before, after, facts, moves: isChange ? moves : null, lists: listsOf(check, facts) };
}

/** Where no set that the fact is read from was imported, it became another by an update of the portal. */
function isTold({ imported }: Check, fact: WatchedFact): boolean {
  return imported.some(({ set }) => setsOfFact[fact].includes(set));
}

/** Those that the facts are read from. */
function listsOf({ lists }: Check, facts: readonly FactChange[]): CheckedEntry['lists'] {
  return lists.filter(({ set }) => facts.some(({ fact }) => setsOfFact[fact].includes(set)));
}

/** Others have their turn wherever the work yields. */
async function inTurns<Result>(work: Generator<undefined, Result>): Promise<Result> {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    await setImmediate();
  }
}
