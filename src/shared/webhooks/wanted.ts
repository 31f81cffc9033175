/** Refusals of the fields of webhooks. */
import { sayings } from '../base/sayings.ts';

export const webhooksWanted = sayings('webhooksWanted', {
  address: 'Give the address that is called',
  shorterAddress: (most: number) => `An address has at most ${most} characters`,
  webAddress: 'Give an address that begins with https://',
  noCredentials: 'An address has no name and no password in it',
  events: (all: string) => `Name one event or more of ${all}`,
  noSuchWebhook: 'This webhook does not exist',
  noSuchDelivery: 'This delivery does not exist',
});
