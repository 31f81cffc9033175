/** Refusals of the fields of keys. */
import { sayings } from '../base/sayings.ts';

export const keysWanted = sayings('keysWanted', {
  name: 'Name the key',
  address: (text: string) => `The address “${text}” is neither an IP address nor a network such as 192.0.2.0/24`,
  fewerAddresses: (most: number) => `A key has at most ${most} addresses`,
  days: (most: number) => `A key works for 1 to ${most} days`,
  noAdministrator: 'The permission Administrator is never a key’s',
  noSuchKey: 'This key does not exist',
});
