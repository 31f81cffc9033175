/** Answers that any call may give. */
import { labelsOf } from './permission-labels.ts';
import type { PermissionName } from './permissions.ts';
import { type Said, sayings } from './sayings.ts';

/** A file that is made for a reply, by its name. */
export type MadeFile = 'joined file' | 'workbook' | 'spreadsheet';

export const baseSaid = sayings('baseSaid', {
  sentences: (all: readonly Said[]) => all.join(' '),
  points: (all: readonly Said[]) => all.join('. '),
  more: (count: number) => `And ${count} more, listed in errors`,
  signIn: 'Sign in first',
  factorNeeded: 'Set up a passkey or an authenticator app in My Account first',
  noSupportView: 'You are not in a support view',
  supportViewLooks: 'Support view is read-only: you cannot act for the customer',
  noPermission: 'You do not hold any permission',
  missingPermission: (name: PermissionName) => `You do not hold the permission ${labelsOf([name])}`,
  onlyStaff: 'Only staff may do this',
  noSuchPage: 'There is no page of this name: send the value of next from the previous page',
  isAwayOnce: 'This demo failure happens once: try again',
  notFound: 'Not found',
  malformed: 'The request is not valid JSON or is malformed',
  tooLarge: 'The request is too large',
  headersTooLarge: 'The headers of the request are too large',
  timedOut: 'The request did not arrive completely in time',
  tooManyCalls: 'Too many calls. Wait a moment',
  wentWrong: 'Something went wrong on our side. Try again',
  notReady: 'The portal is not ready. Try again in a moment',
  databaseAway: 'The portal cannot reach its database. Try again in a moment',
  databaseReadOnly: 'The portal can read its database, but cannot store anything now. Try again in a few minutes',
  changedMeanwhile: 'Someone else changed this at the same time. Try again',
  inUse: 'This is already in use',
  tryInMinute: (fault: Said) => `${fault.text}. Try again in a minute`,
  filesAway: 'The portal cannot reach its files',
  noSpace: 'There is no space left for files',
  filesReadOnly: 'The portal cannot write files now',
  diskFails: 'The portal cannot read or write files now',
  uploading: (files: number) => `Your organisation is already uploading ${files} files. Try again in a moment`,
  tooManyUploads: 'Too many uploads are running. Try again in a moment',
  uploadTooSlow: (bytes: number) => `The upload is too slow: at least ${bytes.toLocaleString('en')} bytes a second are needed`,
  uploadTooLarge: (mebibytes: number) => `The file is larger than ${mebibytes} MiB`,
  columnsTooLarge: (mebibytes: number) => `The other columns are larger than ${mebibytes} MiB`,
  formEnded: 'The form is incomplete',
  formMalformed: 'The form is malformed or incomplete',
  fileUnderWay: (kind: MadeFile) => `Your organisation is already creating a ${kind}. Try again in a moment`,
  tooManyFiles: (kind: MadeFile) => `The portal is creating too many ${kind}s. Try again in a moment`,
  noCountry: (codes: string) => `There is no country ${codes}`,
});
