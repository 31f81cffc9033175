/** Compares the answers kept in a watch list with this node's data. */
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

/** Entries between two pauses for other calls: some milliseconds of work. */
const entriesAtOnce = 500;

/** The data to compare with, and the comparison of its ranges with the previous ones, shared by every list of a round. */
export interface Round {
  readonly now: Date;
  readonly data: LoadedData;
  readonly position: DataPosition;
  /** Null if the previous version is no longer readable. */
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

/** True if the version is no longer kept, or its file is lost: then its differences are unknown. */
function isGone(error: unknown): boolean {
  return error instanceof AppError || error instanceof FileMissing || error instanceof FileDamaged;
}

/** The basis of comparison for the entries of one list. */
interface Check extends Round {
  readonly list: HeldList;
  /** The organisation's current entitlements. */
  readonly own: Entitlement | undefined;
  /** The data sets that have a new version. */
  readonly lists: WatchChange['lists'];
  /** Those that were imported or rolled back. Other changes come from an update of the portal, and are not reported. */
  readonly imported: WatchChange['lists'];
}

/** Checks a list. False if another node took it, or it was extended, meanwhile: then nothing was written. */
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

/** The data sets that a kept answer depends on. */
const readSets: ReadonlySet<string> = new Set(Object.values(setsOfFact).flat());

function checkNumber(check: Check, entry: NumberEntry): CheckedEntry | undefined {
  const { is_prefix, digits, kept: before } = entry;
  const { numbers, ranges } = check.data;
  const after = keptAnswerOf(numbers, admitAgain(check.own, entry, ranges), check.now)?.facts;
  if (!after) return undefined;
  const facts = changedFacts(before, after, check.lists).filter(({ fact }) => isTold(check, fact));
  // Facts that became visible or hidden are stored or dropped silently.
  if (facts.length === 0 && isDeepStrictEqual(before, after)) return undefined;
  return { is_prefix, digits, before, after, facts, moves: null, lists: listsOf(check, facts) };
}

/** Checks a prefix. `compared` covers the changes since the list's ranges, which differ for an entry added with later ones. */
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
  // A new spelling of an operator is stored silently.
  if (!isChange && !isOther) return undefined;
  const facts: FactChange[] = isChange ? [{ fact: 'ranges', cause: rangesCause(lists) }] : [];
  return { is_prefix, digits, before, after, facts, moves: isChange ? moves : null, lists: listsOf(check, facts) };
}

/** True if a data set of the fact was imported; otherwise an update of the portal changed it. */
function isTold({ imported }: Check, fact: WatchedFact): boolean {
  return imported.some(({ set }) => setsOfFact[fact].includes(set));
}

/** Returns the lists that the facts depend on. */
function listsOf({ lists }: Check, facts: readonly FactChange[]): CheckedEntry['lists'] {
  return lists.filter(({ set }) => facts.some(({ fact }) => setsOfFact[fact].includes(set)));
}

/** Runs the work in steps, so that other calls get their turn in between. */
async function inTurns<Result>(work: Generator<undefined, Result>): Promise<Result> {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    await setImmediate();
  }
}
