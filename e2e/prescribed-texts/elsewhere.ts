/** Texts whose state costs more than a visit, or that no screen shows to the letter, with the test that quotes them. */
interface Elsewhere {
  readonly text: string;
  readonly file: string;
}

const batchForm = 'e2e/batch-form.spec.ts';
const signIn = 'e2e/sign-in.spec.ts';
const answers = 'e2e/single-query-answers.spec.ts';
const api = 'src/server/prescribed-texts.test.ts';

export const elsewhere: readonly Elsewhere[] = [
  { text: 'Offline', file: signIn },
  { text: 'Network Error', file: signIn },
  { text: 'Unauthorized', file: signIn },
  { text: 'Error', file: 'e2e/sign-in-refusals.spec.ts' },
  { text: 'User logged out', file: api },
  { text: 'Please double check the provided information', file: api },
  // A browser shows no space at the end.
  { text: 'Must match with new password ', file: api },
  { text: 'Only the following formats are accepted: .csv, .txt', file: batchForm },
  { text: 'FileName can only contain alphanumeric,_,. and -', file: batchForm },
  { text: "File name cannot contain '&' (ampersand) character", file: batchForm },
  { text: 'File name cannot contain spaces', file: batchForm },
  { text: 'Looks like the file contains more than 100,000 rows', file: batchForm },
  { text: 'Looks like there is a row with more than one column', file: batchForm },
  { text: 'Looks like the file contains line with letters', file: batchForm },
  { text: 'Looks like there are empty lines or empty cells in the first column', file: batchForm },
  { text: 'Error to get data for the next services : ', file: answers },
  { text: 'Error to get data because : ', file: answers },
];
