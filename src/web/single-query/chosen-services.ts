import { serviceCodes, type ServiceCode } from '../../shared/services/services.ts';
import { currentPreferences } from '../browser/preferences.ts';

/** Default services: the carrier, the holder of the range, and porting. */
const firstServices: readonly ServiceCode[] = ['npq', 'gnr', 'ported'];

/** Returns the services last chosen for a single query, possibly none. */
export function chosenServices(): ServiceCode[] {
  const stored: readonly string[] = currentPreferences().services ?? firstServices;
  return serviceCodes.filter((service) => stored.includes(service));
}

/** Returns the services for a link that names none: the last chosen, or the default instead of none. */
export function servicesToShow(): ServiceCode[] {
  const chosen = chosenServices();
  return chosen.length > 0 ? chosen : [...firstServices];
}
