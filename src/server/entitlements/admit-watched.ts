/** Entries of a watch list are asked when they are added, as queries are. */
import type { Admitted } from '../../numbers/answers/admitted.ts';
import type { WatchedEntry } from '../../numbers/answers/kept-answer.ts';
import type { Ranges } from '../../numbers/ranges/ranges.ts';
import type { Session } from '../auth/sessions.ts';
import type { Deps } from '../deps.ts';
import { isAdmitted, type Refusal } from './entitlement.ts';
import { countryOf, enabledServicesOf, servicesOf, type Watched } from './watched-entries.ts';
import { admitQueries } from './admit-queries.ts';

interface Admission {
  /** Of each entry what is asked about it, or why it is not added. */
  readonly outcomes: readonly (Admitted<WatchedEntry> | Refusal)[];
  /** Gives back to the quota what was taken for all of them. */
  giveBack(): Promise<void>;
}

/**
 * Takes one query of every service that the organisation may ask about each entry. An entry for which the quota is too small is not asked at
 * all, and costs nothing.
 */
export async function admitWatched(
  deps: Pick<Deps, 'entitlements' | 'config'>,
  session: Session,
  { ranges, entries }: { ranges: Ranges; entries: readonly Watched[] },
): Promise<Admission> {
  const own = await deps.entitlements.of(session.organisationId);
  const asked = entries.map((entry) => {
    const enabled = enabledServicesOf(own, entry);
    // Where none is enabled, the refusal of each says so.
    return { digits: entry.digits, country: countryOf(ranges, entry), services: enabled.length > 0 ? enabled : servicesOf(entry) };
  });
  const queries = asked.flatMap(({ digits: tel, country, services }) => services.map((service) => ({ service, tel, country })));
  const admission = await admitQueries(deps, session, queries);
  let [from, taken, unused] = [0, 0, 0];
  const outcomes = asked.map(({ digits, services }) => {
    const ofEntry = admission.outcomes.slice(from, (from += services.length));
    const refusal = ofEntry.find((outcome) => typeof outcome === 'number');
    if (refusal !== undefined) {
      unused += ofEntry.filter(isAdmitted).length;
      return refusal;
    }
    taken += services.length;
    const entry: WatchedEntry = { digits, services };
    return entry as Admitted<WatchedEntry>;
  });
  await admission.giveBack(unused);
  return { outcomes, giveBack: () => admission.giveBack(taken) };
}
