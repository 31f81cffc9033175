/** Refusals of the fields of organisations. */
import { sayings } from '../base/sayings.ts';

export const organisationsWanted = sayings('organisationsWanted', {
  name: 'Name is required',
  administrator: 'The first user of an organisation is its administrator',
  minutes: (least: number, most: number) => `Enter ${least} to ${most} minutes`,
  wayToConfirm: 'Without e-mailed codes you must require a passkey or an authenticator app',
});
