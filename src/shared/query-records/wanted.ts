/** Refusals of the filters of query records. */
import { sayings } from '../base/sayings.ts';

export const queryRecordsWanted = sayings('queryRecordsWanted', {
  user: (caller: string) => `Name a user by their portalId, or yourself by ${caller}`,
  key: 'Name a key by its id',
  country: 'Name the country by its ISO 3166-1 alpha-2 code, such as GB',
  noSuchCode: 'This reason code does not exist',
  noSuchClass: 'This class of reason codes does not exist',
  format: 'A file is csv or xlsx',
});
