/** Refusals of the filters of query records. */
import { sayings } from '../base/sayings.ts';

export const queryRecordsWanted = sayings('queryRecordsWanted', {
  user: (caller: string) => `Use the portalId of a user, or ${caller} for yourself`,
  key: 'Use the id of an API key',
  country: 'Use an ISO 3166-1 alpha-2 code for the country, such as GB',
  noSuchCode: 'Unknown reason code',
  noSuchClass: 'Unknown class of reason codes',
  format: 'Use csv or xlsx',
  language: 'The language of a file is en or de',
});
