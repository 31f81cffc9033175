import { catalogue } from '../locale/catalogue.ts';
import { plural } from '../locale/current-locale.ts';

export const authenticatorText = catalogue('factors/authenticator-app', {
  title: 'Authenticator app',
  lead: 'The codes of an app on your phone confirm a sign-in in place of the mailed code, also where no mail arrives.',
  has: (since: string, lastUsed: string | null) =>
    lastUsed === null ? `Set up ${since}, never used.` : `Set up ${since}, last used ${lastUsed}.`,
  setUp: 'Set up an authenticator app',
  begin: { lead: 'You get a mail about the change.', confirm: 'Continue' },
  scan: {
    lead: 'Scan this with the app, or type the key into it. Then type the code that the app shows.',
    picture: 'QR code for the authenticator app',
    key: 'Key',
    copyKey: 'Copy key',
    code: 'Code of the app',
    submit: 'Confirm',
  },
  codes: {
    title: 'Keep these recovery codes',
    lead: 'Each signs you in once, where what else you have is lost. They are not shown again: print them, or keep them where you keep passwords.',
    copy: 'Copy codes',
    done: 'I have kept them',
  },
  recovery: {
    title: 'Recovery codes',
    lead: 'Each confirms one sign-in where your passkey or your app is lost.',
    none: 'You have none.',
    left: (left: number) => plural(left, { one: '1 recovery code is left.', other: `${left} recovery codes are left.` }),
    lockedOut: 'Your organisation takes no mailed code: who loses what they have, and has no recovery codes, has to ask an administrator.',
    first: { action: 'Make recovery codes', lead: 'You get a mail about it.', confirm: 'Yes, make them' },
  },
  renew: {
    action: 'New recovery codes',
    title: 'Make new recovery codes?',
    lead: 'Those before no longer work. You get a mail about it.',
    confirm: 'Yes, make new ones',
  },
  remove: {
    action: 'Remove the app',
    title: 'Remove the authenticator app?',
    lead: 'Its codes no longer sign in, nor without a passkey the recovery codes. You get a mail about it.',
    confirm: 'Yes, remove',
  },
  back: 'Cancel',
  signIn: {
    useApp: 'Use your authenticator app',
    appCode: 'Code of the app',
    useRecoveryCode: 'Use a recovery code',
    recoveryCode: 'Recovery code',
    submit: 'Confirm',
  },
});
