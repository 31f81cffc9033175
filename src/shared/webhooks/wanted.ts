/** What the fields of webhooks want. */
import { sayings } from '../base/sayings.ts';

export const webhooksWanted = sayings('webhooksWanted', {
  noSuchWebhook: 'This webhook does not exist',
});
