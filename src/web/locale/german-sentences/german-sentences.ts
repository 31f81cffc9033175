/** The sentences of the server and of shared schemas in German, and the words that their values may be. */
import type { Sentences } from '../sentences.ts';
import { accountSentences } from './accounts.ts';
import { batchSentences, ticketSentences } from './batches-and-tickets.ts';
import { callSentences, operations } from './calls.ts';
import { numberSentences } from './numbers.ts';
import { passkeySentences } from './passkeys.ts';
import { singleSignOnSentences } from './single-sign-on.ts';
import { webhookSentences } from './webhooks.ts';

export { values as germanValues } from './values.ts';

export const germanSentences: Sentences = {
  ...operations,
  ...callSentences,
  ...accountSentences,
  ...passkeySentences,
  ...singleSignOnSentences,
  ...webhookSentences,
  ...numberSentences,
  ...batchSentences,
  ...ticketSentences,
};
