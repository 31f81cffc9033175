import { catalogue } from '../locale/catalogue.ts';

export const watchNumberText = catalogue('watchNumberText', {
  watch: 'Watch this number',
  added: 'Added to the watch list',
  already: 'Already on the watch list',
  madeUp: 'Demo numbers cannot be watched',
  notAsked: 'Not watched: your organisation may not query it',
  refused: 'Not watched: its answers are demo data',
});
