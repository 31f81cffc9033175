/** Refusals of fields that several subjects share. */
import { sayings } from './sayings.ts';

export const baseWanted = sayings('baseWanted', {
  link: 'This link is not valid',
  account: 'ID number is required',
  realAccount: 'No organisation has this ID number',
  accountInQuery: 'Enter the account number of an organisation',
  shorterName: (most: number) => `The name can have at most ${most} characters`,
  plainName: 'Remove line breaks and invisible characters from the name',
  pageRows: (most: number) => `Request 1 to ${most} rows per page`,
  shorterSearch: (most: number) => `Search for at most ${most} characters`,
  plainSearch: 'Remove line breaks and invisible characters from the search',
});
