import { serviceCodes, type ServiceCode } from '../../shared/services/services.ts';
import { choosePreferences, currentPreferences } from '../browser/preferences.ts';

/** Default services: the carrier, the holder of the range, and porting. */
const firstServices: readonly ServiceCode[] = ['npq', 'gnr', 'ported'];

/** Returns the services last chosen for a single query, or the default. */
export function chosenServices(): ServiceCode[] {
  const { services: stored = [] } = currentPreferences();
  const chosen = serviceCodes.filter((service) => stored.includes(service));
  return chosen.length > 0 ? chosen : [...firstServices];
}

/** Keeps the choice for the next visit, unless it is empty: nothing can be queried with it. */
export function keepChosenServices(services: ServiceCode[]): void {
  if (services.length > 0) choosePreferences({ services });
}
