import { serviceCodes, type ServiceCode } from '../../../../shared/services/services.ts';
import { currentPreferences } from '../../../browser/preferences.ts';

/** The services that somebody last chose for a single query. */
export function chosenServices(): ServiceCode[] {
  const stored = currentPreferences().services ?? [];
  return serviceCodes.filter((service) => stored.includes(service));
}
