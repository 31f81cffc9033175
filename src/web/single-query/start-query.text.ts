import { catalogue } from '../locale/catalogue.ts';

export const startQueryText = catalogue('startQueryText', {
  title: 'Who holds a number?',
  number: 'Phone number',
  help: (most: number) => `Any format. Separate several numbers with commas, up to ${most}.`,
  helpOfOne: 'Any format.',
  willQuery: 'Will query',
  willLookUp: 'Will look up',
  several: (numbers: number) => `Will query ${numbers} numbers`,
  tooMany: (most: number) => `Enter at most ${most} numbers here. Send more as a batch.`,
  submit: 'Search',
  recent: 'Recent',
});
