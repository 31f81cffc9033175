import type { ReactNode } from 'react';
import { catalogue } from '../../locale/catalogue.ts';
import { plural } from '../../locale/current-locale.ts';

export const signInText = catalogue('pages/auth/sign-in', {
  login: {
    title: 'Portal Login',
    email: 'Email',
    password: 'Password',
    submit: 'Login',
    forgotten: 'Forgotten password?',
  },
  code: {
    title: 'Multi Factor',
    sent: 'A one-time code has been sent to the email address associated with your account.',
    noSignIn: 'No sign-in is waiting for a code in this browser. Please sign in first.',
    signingInAs: (email: ReactNode): ReactNode => <>Signing in as {email}. The code works for 10 minutes.</>,
    label: 'Code',
    submit: 'Submit',
    otherAccount: 'Use another account',
    triesLeft: (left: number) => plural(left, { one: '1 try is left', other: `${left} tries are left` }),
    tryAgain: (when: string) => `Try again ${when}`,
  },
  resend: {
    question: 'No code arrived, or it is too old?',
    signInAgain: 'Sign in again to get a new code',
    newest: (time: string) => `Use the newest code, sent ${time}. Older codes no longer work.`,
    send: 'Send a new code',
    wait: (seconds: ReactNode): ReactNode => <>You can ask for a new code in {seconds} s</>,
    waiting: 'You have to wait a moment before you can ask for a new code.',
    ready: 'You can ask for a new code now.',
    signInFirst: 'Please sign in again to get a new code.',
  },
  signingOut: 'Signing out',
  within: {
    seconds: (count: number) => plural(count, { one: `in ${count} second`, other: `in ${count} seconds` }),
    minutes: (count: number) => plural(count, { one: `in ${count} minute`, other: `in ${count} minutes` }),
    hours: (count: number) => plural(count, { one: `in ${count} hour`, other: `in ${count} hours` }),
  },
});
