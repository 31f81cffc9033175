import type { webhooksWanted } from '../../shared/webhooks/wanted.ts';
import type { Translated } from '../locale/catalogue.ts';

const wanted: Translated<typeof webhooksWanted> = {
  noSuchWebhook: 'Diesen Webhook gibt es nicht',
};

export const german = { webhooksWanted: wanted };
