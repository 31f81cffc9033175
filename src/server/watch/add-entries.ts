/** Adds entries to a watch list: each new one is a query of every service whose answer is kept, with quota and records. */
import { setImmediate } from 'node:timers/promises';
import { isMadeUpNumber, isMadeUpPrefix, keptAnswerOf, keptHoldersOf, type WatchedEntry } from '../../numbers/answers/kept-answer.ts';
import type { Admitted } from '../../numbers/answers/admitted.ts';
import type { ReplyOf } from '../../shared/base/endpoint.ts';
import type { addWatched } from '../../shared/watch/watch.ts';
import { watchedMost } from '../../shared/base/limits.ts';
import { entriesInWords } from '../../shared/watch/entries-in-words.ts';
import { watchSaid } from '../../shared/watch/said.ts';
import { recordAuditOf } from '../auth/audit-log.ts';
import type { Session } from '../auth/sessions.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../base/errors.ts';
import { isAdmitted } from '../entitlements/entitlement.ts';
import { told, type Told } from '../http/told.ts';
import { countryOf, servicesOf, type Watched } from '../entitlements/watched-entries.ts';
import { admitWatched } from '../entitlements/admit-watched.ts';
import { recorderFor } from '../query-records/query-recorder.ts';
import { positionOf } from './data-position.ts';
import { type AnsweredEntry, countEntries, insertEntries, openList, takeOver, watchedAmong } from './watched.queries.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'dataSets' | 'entitlements' | 'queryRecords' | 'clock'>;

/**
 * Adds the entries. Already watched ones are free, as are made-up answers, which are never watched. Throws `AppError` 409 if there is no room; then nothing was
 * queried.
 */
export async function addEntries(deps: Needs, session: Session, entries: readonly Watched[]): Promise<ReplyOf<typeof addWatched> & Told> {
  const { db, dataSets, queryRecords } = deps;
  const { organisationId } = session;
  queryRecords.requireThere();
  // One version of the data for all of them, even if another is loaded meanwhile.
  const data = dataSets.current();
  const position = positionOf(data);
  const there = new Set((await watchedAmong(db, organisationId, entries)).map(keyOf));
  const already = entries.filter((entry) => there.has(keyOf(entry)));
  const others = entries.filter((entry) => !there.has(keyOf(entry)));
  const { madeUp = [], fresh = [] } = Object.groupBy(others, (entry) => (isMadeUp(data, entry) ? 'madeUp' : 'fresh'));
  const watched = await countEntries(db, organisationId);
  if (watched + fresh.length > watchedMost) throw tooMany(watched, fresh.length);
  const asked = await ask(deps, session, { data, entries: fresh });
  return inTransaction(db, async (transaction) => {
    await openList(transaction, organisationId, position);
    await takeOver(transaction, session, already);
    const added = await insertEntries(transaction, session, { entries: asked.answered, changeId: position.changeId });
    const inAll = await countEntries(transaction, organisationId);
    // A colleague was faster.
    if (inAll > watchedMost) throw tooMany(inAll - added, added);
    if (added > 0)
      await recordAuditOf(transaction, session, { action: 'watch list extended', detail: `${entriesInWords(added)}, ${inAll} in all` });
    return {
      ...told(watchSaid.added(added)),
      added,
      already: already.length + asked.answered.length - added,
      refused: madeUp.map(({ digits }) => digits),
      notAsked: asked.notAsked,
      watched: inAll,
    };
  }).catch(async (error: unknown) => {
    await asked.giveBack();
    throw error;
  });
}

type LoadedData = ReturnType<Deps['dataSets']['current']>;

interface Asked {
  readonly answered: readonly AnsweredEntry[];
  readonly notAsked: ReplyOf<typeof addWatched>['notAsked'];
  giveBack(): Promise<void>;
}

const askedAtOnce = 250;

/** Asks, and records each query before anything is kept. What could not be recorded is nothing of the quota. */
async function ask(deps: Needs, session: Session, { data, entries }: { data: LoadedData; entries: readonly Watched[] }): Promise<Asked> {
  const record = recorderFor(deps, session);
  const { outcomes, giveBack } = await admitWatched(deps, session, { ranges: data.ranges, entries });
  const answered: AnsweredEntry[] = [];
  const notAsked: ReplyOf<typeof addWatched>['notAsked'] = [];
  try {
    for (let start = 0; start < entries.length; start += askedAtOnce) {
      const recorded = entries.slice(start, start + askedAtOnce).map((entry, index) => {
        const { digits } = entry;
        const outcome = outcomes[start + index]!;
        const country = countryOf(data.ranges, entry);
        if (!isAdmitted(outcome)) {
          notAsked.push({ kind: entry.is_prefix ? 'prefix' : 'number', digits, rc: outcome });
          return servicesOf(entry).map((service) => record({ service, tel: digits, country }, outcome));
        }
        const { kept, rcs } = entry.is_prefix ? holdersIn(data, outcome) : answerOf(data, outcome, deps.clock());
        answered.push({ ...entry, kept });
        return outcome.services.map((service, at) => record({ service, tel: digits, country }, rcs[at]!));
      });
      await Promise.all(recorded.flat());
      // Other calls get their turn.
      await setImmediate();
    }
  } catch (error) {
    await giveBack();
    throw error;
  }
  return { answered, notAsked, giveBack };
}

function isMadeUp({ numbers, ranges }: LoadedData, { is_prefix, digits }: Watched): boolean {
  return is_prefix ? isMadeUpPrefix(numbers, ranges, digits) : isMadeUpNumber(numbers, digits);
}

interface KeptAnswer {
  readonly kept: AnsweredEntry['kept'];
  /** The reason code of each service. */
  readonly rcs: readonly number[];
}

/** Returns the answer for a prefix that is not made up. */
function holdersIn({ numbers, ranges }: LoadedData, entry: Admitted<WatchedEntry>): KeptAnswer {
  return { kept: keptHoldersOf(numbers, ranges, entry)!, rcs: [0] };
}

/** Returns the answer for a number that is not made up. */
function answerOf({ numbers }: LoadedData, entry: Admitted<WatchedEntry>, now: Date): KeptAnswer {
  const { facts, rcs } = keptAnswerOf(numbers, entry, now)!;
  return { kept: facts, rcs };
}

function keyOf({ is_prefix, digits }: Watched): string {
  return is_prefix ? `${digits}*` : digits;
}

function tooMany(watched: number, added: number): AppError {
  return new AppError('limit_reached', watchSaid.tooMany(watchedMost, watched, added));
}
