/** Refusals of fields that several subjects share. */
import { sayings } from './sayings.ts';

export const baseWanted = sayings('baseWanted', {
  link: 'This link is not valid',
  account: 'ID number is required',
  realAccount: 'This is not the ID number of an organisation',
  accountInQuery: 'An account is the number of an organisation',
  shorterName: (most: number) => `A name has at most ${most} characters`,
  plainName: 'A name has no line breaks and no invisible characters',
  pageRows: (most: number) => `A page has 1 to ${most} rows`,
  shorterSearch: (most: number) => `What is searched for has at most ${most} characters`,
  plainSearch: 'What is searched for has no line breaks and no invisible characters',
});
