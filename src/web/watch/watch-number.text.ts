import { catalogue } from '../locale/catalogue.ts';

export const watchNumberText = catalogue('watchNumberText', {
  watch: 'Watch this number',
  added: 'Added to the watch list',
  already: 'On the watch list already',
  madeUp: 'Demo: not for the watch list',
  notAsked: 'Not watched: your organisation may not ask about it',
  refused: 'Not watched: its answers are demo',
});
