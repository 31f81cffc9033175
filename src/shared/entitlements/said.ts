/** Answers to calls about entitlements. */
import { sayings } from '../base/sayings.ts';

export const entitlementsSaid = sayings('entitlementsSaid', {
  changed: (name: string) => `What ${name} may ask was changed`,
  unchanged: (name: string) => `Nothing changed for ${name}`,
  noSuchDestination: (texts: string) => `There is no country or calling code ${texts}`,
});
