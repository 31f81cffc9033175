import { serviceCodes, type ServiceCode } from '../../shared/services/services.ts';
import { currentPreferences } from '../browser/preferences.ts';

/** What is asked until somebody chooses: who serves the number, who holds its range, and whether it was ported. */
const firstServices: readonly ServiceCode[] = ['npq', 'gnr', 'ported'];

/** The services that somebody last chose for a single query, which may be none. */
export function chosenServices(): ServiceCode[] {
  const stored: readonly string[] = currentPreferences().services ?? firstServices;
  return serviceCodes.filter((service) => stored.includes(service));
}

/** Those of a link that names none: the same, but never nothing. */
export function servicesToShow(): ServiceCode[] {
  const chosen = chosenServices();
  return chosen.length > 0 ? chosen : [...firstServices];
}
