/** Answers to calls about webhooks. */
import { sayings } from '../base/sayings.ts';

export const webhooksSaid = sayings('webhooksSaid', {
  added: 'The webhook was added. Copy its secret now: it is shown only once',
  removed: 'The webhook was removed',
  tookTest: 'The webhook accepted the test',
  tookNoTest: 'The webhook did not accept the test',
  repeated: 'The delivery will be sent again',
  tooMany: (most: number) => `Your organisation already has ${most} webhooks. Remove one first`,
  manyTests: 'Too many tests in 15 minutes. Try again later',
  isTest: 'A test is sent only once. Send a new one',
  isOff: 'This webhook is off. Send a successful test first to turn it on',
  isRestored: 'This webhook was restored from a backup and is off. Keep it first',
  isNotSecure: 'The URL must begin with https://',
  isPrivate: 'The URL leads to a private network, which webhooks may not call',
});
