import type { ReactNode } from 'react';
import { catalogue } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';

/** Texts of the batch form and its send dialog. */
export const batchQueryText = catalogue('batchQueryText', {
  email: 'Email',
  emailHelp: 'Where the results are announced.',
  days: 'Days',
  daysHelp: (most: number) => `How many days back ports looks, 0 to ${formatCount(most)}.`,
  submit: 'Submit',
  left: ({ today, open, megabytes }: { today: number; open: number; megabytes: number }) =>
    `Left for your organisation: ${formatCount(today)} batches today, ${formatCount(open)} at once, ${formatCount(megabytes)} MB.`,
  whyNot: {
    unchecked: 'The file could not be checked.',
    checking: 'The file is being checked.',
    wrong: 'The file cannot be sent as it is: see what is wrong with it above.',
  },
  dialog: {
    confirm: 'Send this batch?',
    sending: 'Sending the batch',
    accepted: 'The batch was accepted',
    close: 'Close',
    back: 'Cancel',
    send: 'Confirm',
  },
  order: {
    file: 'File',
    numbers: 'Numbers',
    rows: 'Rows',
    services: 'Services',
    days: 'Days',
    email: 'Email',
    comesBack: 'Comes back',
    queries: 'Queries',
    takes: 'Takes',
    unknown: 'not known yet: no long batch has run lately',
    about: (duration: string) => `about ${duration}`,
  },
  progress: {
    checking: 'Checking on the server',
    sent: (part: string, whole: string) => `${part} of ${whole} sent`,
    sending: 'Sending',
  },
  done: {
    asked: (numbers: number, email: ReactNode): ReactNode => (
      <>
        {plural(numbers, { one: '1 number is', other: `${formatCount(numbers)} numbers are` })} being queried. You may leave this page: a
        mail goes to {email} when the results are ready.
      </>
    ),
    mailWaits: 'This address is outside your organisation: it was sent a link, and the mail waits until that is confirmed.',
    seeResults: 'See the results',
  },
});
