import { catalogue } from '../locale/catalogue.ts';
import { formatCount } from '../locale/current-locale.ts';

/** Texts of the batch form. */
export const batchQueryText = catalogue('batchQueryText', {
  email: 'Email',
  emailHelp: 'We e-mail this address when the results are ready.',
  days: 'Days',
  daysHelp: (most: number) => `How many days back ports searches, 0 to ${formatCount(most)}.`,
  submit: 'Submit',
  left: ({ today, open, megabytes }: { today: number; open: number; megabytes: number }) =>
    `Left for your organisation: ${formatCount(today)} batches today, ${formatCount(open)} in parallel, ${formatCount(megabytes)} MB.`,
  whyNot: {
    unchecked: 'The file could not be checked.',
    checking: 'The file is being checked.',
    wrong: 'The file cannot be sent as it is. See the problems above.',
  },
});
