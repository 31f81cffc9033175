/** Answers to calls about webhooks. */
import { sayings } from '../base/sayings.ts';

export const webhooksSaid = sayings('webhooksSaid', {
  added: 'The webhook was added. Copy its secret now: it is not shown again',
  removed: 'The webhook was removed',
  tookTest: 'The webhook took the test',
  tookNoTest: 'The webhook did not take the test',
  repeated: 'The delivery is sent once more',
  tooMany: (most: number) => `Your organisation has ${most} webhooks already. Remove one first`,
  manyTests: 'Many tests were sent within a quarter of an hour. Please try again later',
  isTest: 'A test is sent once. Send another one',
  isOff: 'This webhook is switched off. Send it a test first, which switches it on',
  isRestored: 'This webhook came back with a backup and is off. Keep it first',
  isNotSecure: 'The address must begin with https://',
  isPrivate: 'The address leads into a private network, which no webhook may call',
});
