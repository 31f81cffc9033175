/** Refusals of the fields of keys. */
import { sayings } from '../base/sayings.ts';

export const keysWanted = sayings('keysWanted', {
  name: 'Enter a name for the key',
  address: (text: string) => `“${text}” is neither an IP address nor a network such as 192.0.2.0/24`,
  fewerAddresses: (most: number) => `Enter at most ${most} addresses`,
  days: (most: number) => `Enter 1 to ${most} days`,
  noAdministrator: 'A key cannot have the permission Administrator',
  noSuchKey: 'This key does not exist',
});
