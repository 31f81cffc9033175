/** Answers to calls about entitlements. */
import { sayings } from '../base/sayings.ts';

export const entitlementsSaid = sayings('entitlementsSaid', {
  changed: (name: string) => `The query limits of ${name} were changed`,
  unchanged: (name: string) => `Nothing changed for ${name}`,
  noSuchDestination: (texts: string) => `There is no country or calling code ${texts}`,
});
