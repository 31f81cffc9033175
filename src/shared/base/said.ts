/** Answers that any call may give. */
import { labelsOf } from './permission-labels.ts';
import type { PermissionName } from './permissions.ts';
import { type Said, sayings } from './sayings.ts';

/** A file that is made for a reply, by its name. */
export type MadeFile = 'joined file' | 'workbook' | 'spreadsheet';

export const baseSaid = sayings('baseSaid', {
  sentences: (all: readonly Said[]) => all.join(' '),
  points: (all: readonly Said[]) => all.join('. '),
  more: (count: number) => `And ${count} more, which errors names`,
  signIn: 'Please sign in',
  factorNeeded: 'Your sign-in needs a passkey or an authenticator app first: set one up in My Account',
  noSupportView: 'You are not in a support view',
  supportViewLooks: 'A support view looks only: this would act in the name of the customer',
  noPermission: 'You hold no permission',
  missingPermission: (name: PermissionName) => `You do not hold the permission ${labelsOf([name])}`,
  onlyStaff: 'Only staff may do this',
  noSuchPage: 'There is no page of this name: send the next of the page before',
  isAwayOnce: 'This is away for you once: try again',
  notFound: 'Not found',
  malformed: 'The request is not valid JSON or is malformed',
  tooLarge: 'The request is too large',
  headersTooLarge: 'The headers of the request are too large',
  timedOut: 'The request did not come to its end in time',
  tooManyCalls: 'Too many calls. Please wait a moment',
  wentWrong: 'Something went wrong on our side. Please try again',
  notReady: 'The portal is not ready. Please try again in a moment',
  databaseAway: 'The portal cannot reach its database. Please try again in a moment',
  databaseReadOnly: 'The portal can read its database, but nothing can be stored in it now. Please try again in a few minutes',
  changedMeanwhile: 'Somebody else changed the same at this moment. Please try again',
  inUse: 'This is in use already',
  tryInMinute: (fault: Said) => `${fault.text}. Please try again in a minute`,
  filesAway: 'The portal cannot reach its files',
  noSpace: 'There is no space left for files',
  filesReadOnly: 'Files cannot be written now',
  diskFails: 'Files cannot be read or written now',
  uploading: (files: number) => `Your organisation is uploading ${files} files already. Please try again in a moment`,
  tooManyUploads: 'Too many files are being uploaded. Please try again in a moment',
  uploadTooSlow: (bytes: number) => `The file comes too slowly: at least ${bytes.toLocaleString('en')} bytes a second are wanted`,
  uploadTooLarge: (mebibytes: number) => `The file is larger than ${mebibytes} MiB`,
  columnsTooLarge: (mebibytes: number) => `The other columns are larger than ${mebibytes} MiB`,
  formEnded: 'The form ended in the middle',
  formMalformed: 'The form is malformed, or was cut off',
  fileUnderWay: (kind: MadeFile) => `A ${kind} of your organisation is being made. Please try again in a moment`,
  tooManyFiles: (kind: MadeFile) => `Too many ${kind}s are being made. Please try again in a moment`,
  noCountry: (codes: string) => `There is no country ${codes}`,
});
