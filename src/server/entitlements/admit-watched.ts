/** Admission of watch-list entries: adding one counts as a query of each of its services. */
import type { Admitted } from '../../numbers/answers/admitted.ts';
import type { WatchedEntry } from '../../numbers/answers/kept-answer.ts';
import type { Ranges } from '../../numbers/ranges/ranges.ts';
import type { Session } from '../auth/sessions.ts';
import type { Deps } from '../deps.ts';
import { isAdmitted, type Refusal } from './entitlement.ts';
import { countryOf, enabledServicesOf, servicesOf, type Watched } from './watched-entries.ts';
import { admitQueries } from './admit-queries.ts';

interface Admission {
  /** Each admitted entry with its services, or the reason of its refusal. */
  readonly outcomes: readonly (Admitted<WatchedEntry> | Refusal)[];
  /** Gives the queries of all entries back to the quota. */
  giveBack(): Promise<void>;
}

/** Takes one query per entry and admitted service from the quota. An entry beyond the quota is not queried at all, and costs nothing. */
export async function admitWatched(
  deps: Pick<Deps, 'entitlements' | 'config'>,
  session: Session,
  { ranges, entries }: { ranges: Ranges; entries: readonly Watched[] },
): Promise<Admission> {
  const own = await deps.entitlements.of(session.organisationId);
  const asked = entries.map((entry) => {
    const enabled = enabledServicesOf(own, entry);
    // If none is enabled, each refusal says so.
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
