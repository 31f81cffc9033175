import type { ReactNode } from 'react';
import { catalogue } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';

/** Texts of the dialog that sends a batch. */
export const batchDialogText = catalogue('batchDialogText', {
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
