/** Refusals of the fields of entitlements. */
import { sayings } from '../base/sayings.ts';

export const entitlementsWanted = sayings('entitlementsWanted', {
  services: 'Send the services as a list, or null for all',
  quota: 'A daily quota is a whole number from 0 to 2,147,483,647',
  destinations: 'Send the destinations as a list',
  destination: (text: string) => `${text}: Enter a country as two capital letters (001 for global numbers) or a calling code as digits`,
  fewerDestinations: (most: number) => `You can switch off at most ${most} destinations`,
});
