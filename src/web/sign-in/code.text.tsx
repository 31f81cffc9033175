import type { ReactNode } from 'react';
import { catalogue } from '../locale/catalogue.ts';
import { plural } from '../locale/current-locale.ts';

export const codeText = catalogue('codeText', {
  code: {
    title: 'Multi Factor',
    sent: 'A one-time code has been sent to the email address associated with your account.',
    noMailedCode: 'Your organisation does not accept e-mailed codes. Confirm your identity in one of these ways:',
    noSignIn: 'No sign-in is waiting for a code in this browser. Sign in first.',
    signingInAs: (email: ReactNode): ReactNode => <>Signing in as {email}. The code works for 10 minutes.</>,
    label: 'Code',
    submit: 'Submit',
    otherAccount: 'Use another account',
    triesLeft: (left: number) => plural(left, { one: '1 try is left', other: `${left} tries are left` }),
  },
  resend: {
    question: 'Code missing or expired?',
    signInAgain: 'Sign in again to get a new code',
    newest: (time: string) => `Use the newest code, sent ${time}. Older codes no longer work.`,
    send: 'Send a new code',
    wait: (seconds: ReactNode): ReactNode => <>You can request a new code in {seconds} s</>,
    waiting: 'Wait a moment before you request a new code.',
    ready: 'You can request a new code now.',
  },
  signingOut: 'Signing out',
  unsavedElsewhere: {
    title: 'Unsaved text in another tab',
    loss: 'You lose it if you sign out now.',
    stay: 'Stay signed in',
    signOut: 'Sign out',
  },
});
