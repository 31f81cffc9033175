/** Refusals of the fields of webhooks. */
import { sayings } from '../base/sayings.ts';

export const webhooksWanted = sayings('webhooksWanted', {
  address: 'Enter the URL to call',
  shorterAddress: (most: number) => `A URL has at most ${most} characters`,
  webAddress: 'Enter a URL that begins with https://',
  noCredentials: 'Remove the user name and password from the URL',
  events: (all: string) => `Select at least one of these events: ${all}`,
  noSuchWebhook: 'This webhook does not exist',
  noSuchDelivery: 'This delivery does not exist',
});
