import type { ReactNode } from 'react';
import { catalogue } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';

/** Texts of the batch form and its send dialog. */
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
    comesBack: 'Returned',
    queries: 'Queries',
    takes: 'Duration',
    unknown: 'no estimate yet',
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
        We are querying {plural(numbers, { one: '1 number', other: `${formatCount(numbers)} numbers` })}. You can leave this page. We will
        e-mail {email} when the results are ready.
      </>
    ),
    mailWaits: 'This address is outside your organisation. We sent it a link, which it must confirm before we e-mail it.',
    seeResults: 'See the results',
  },
});
