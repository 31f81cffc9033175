import { isDataService, serviceCodes, type ServiceCode } from '../../shared/services/services.ts';
import type { ServiceStatus } from '../../shared/status/status.ts';
import { queryClient, replyOf } from '../api/queries.ts';
import { type Read, reads } from '../api/reads.ts';
import { choosePreferences, currentPreferences } from '../browser/preferences.ts';
import type { OwnEntitlements } from '../entitlements/use-entitlements.ts';
import { firstAmong } from './first-services.ts';

/** Returns the services last chosen for a single query; null before the first choice. */
export function chosenServices(): ServiceCode[] | null {
  const { services: stored = [] } = currentPreferences();
  const chosen = serviceCodes.filter((service) => stored.includes(service));
  return chosen.length > 0 ? chosen : null;
}

/** Keeps the choice for the next visit, unless it is empty: nothing can be queried with it. */
export function keepChosenServices(services: ServiceCode[]): void {
  if (services.length > 0) choosePreferences({ services });
}

/** Returns the services of a first visit: without a reply of the server those that data usually answers. */
export async function firstServices(): Promise<ServiceCode[]> {
  try {
    const replies = await Promise.all([reads.entitlements({}), reads.serviceStatus({})].map(readOnce));
    // The replies of these two calls.
    const [own, status] = replies as [{ message: OwnEntitlements }, { message: ServiceStatus[] }];
    return firstAmong(own.message, status.message);
  } catch {
    return serviceCodes.filter(isDataService);
  }
}

function readOnce({ endpoint, how }: Read): Promise<unknown> {
  return queryClient.ensureQueryData(replyOf(endpoint, {}, { ...how, isHelp: true }));
}
