import { catalogue } from '../locale/catalogue.ts';
import { plural } from '../locale/current-locale.ts';
import { passkeyChallengeMinutes, freshSignInMinutes } from '../../shared/base/limits.ts';

export const authenticatorText = catalogue('authenticatorText', {
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

export const passkeysText = catalogue('passkeysText', {
  signIn: 'Sign in with a passkey',
  instead: 'Use a passkey instead',
  title: 'Passkeys',
  lead: 'A passkey signs you in with your fingerprint, face or PIN in place of the mailed code, or of password and code. It never leaves your device or its keychain.',
  notHere: 'This browser cannot use passkeys at this address.',
  table: 'Your passkeys',
  name: 'Name',
  added: 'Added',
  lastUsed: 'Last used',
  never: 'never',
  changes: 'Change',
  empty: 'There are no passkeys yet',
  add: 'New passkey',
  create: {
    title: 'New passkey',
    lead: 'Your device asks for your fingerprint, face or PIN. You get a mail about the new passkey.',
    name: 'Name',
    nameHelp: 'What it lies on, such as “Work laptop”.',
    submit: 'Make the passkey',
  },
  rename: {
    action: 'Rename',
    title: 'Rename this passkey',
    submit: 'Rename',
  },
  remove: {
    action: 'Remove',
    title: 'Remove this passkey?',
    lead: (name: string) => `“${name}” no longer signs in. You get a mail about it. Delete it on the device as well.`,
    confirm: 'Yes, remove',
  },
  back: 'Cancel',
});

export const refusedPasskeyText = catalogue('refusedPasskeyText', {
  isKnown: 'This device already has a passkey for your account.',
  otherHost: (host: string) => `The portal has its passkeys under another name than ${host}. Open it at the address that its mails use.`,
  notUsed: `No passkey was used. The device may have none for this portal, or the request was declined or took more than ${passkeyChallengeMinutes} minutes.`,
});

export const proofText = catalogue('proofText', {
  password: 'Your password',
  passwordMissing: 'Please enter your current password',
  code: 'Code of your authenticator app, or a recovery code',
  recoveryCode: 'A recovery code',
  codeMissing: 'Please enter a code',
  orPasskey: 'Leave it empty to use your passkey.',
  passkey: 'Your passkey is asked for next.',
  signIn: `Your organisation signs in elsewhere. Sign out and in again: then this works for ${freshSignInMinutes} minutes.`,
  signOut: 'Sign out',
});

export const keepRestoredText = catalogue('keepRestoredText', {
  state: 'State',
  works: 'Works',
  off: 'Off: it came back with a backup',
  action: 'Keep',
  title: 'Keep this?',
  lead: (name: string) =>
    `“${name}” came back with a backup of the portal. If it was ended after the backup was made, end it again. Kept, it works as before; its owner gets a mail.`,
  confirm: 'Yes, keep',
  back: 'No, go back',
});
