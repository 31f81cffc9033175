import { catalogue } from '../locale/catalogue.ts';
import { plural } from '../locale/current-locale.ts';
import { passkeyChallengeMinutes, freshSignInMinutes } from '../../shared/base/limits.ts';

export const authenticatorText = catalogue('authenticatorText', {
  title: 'Authenticator app',
  lead: 'Confirm sign-ins with codes from an app on your phone instead of e-mailed codes. It works even if no e-mail arrives.',
  has: (since: string, lastUsed: string | null) =>
    lastUsed === null ? `Set up ${since}, never used.` : `Set up ${since}, last used ${lastUsed}.`,
  setUp: 'Set up an authenticator app',
  begin: { lead: 'We will e-mail you about the change.', confirm: 'Continue' },
  scan: {
    lead: 'Scan the QR code with the app, or enter the key there. Then enter the code that the app shows.',
    picture: 'QR code for the authenticator app',
    key: 'Key',
    copyKey: 'Copy key',
    code: 'Code from the app',
    submit: 'Confirm',
  },
  codes: {
    title: 'Save these recovery codes',
    lead: 'Each code signs you in once if you lose your passkey or app. They are shown only now: print them, or store them with your passwords.',
    copy: 'Copy codes',
    done: 'I have saved them',
  },
  recovery: {
    title: 'Recovery codes',
    lead: 'Each code confirms one sign-in if you lose your passkey or app.',
    none: 'You have none.',
    left: (left: number) => plural(left, { one: '1 recovery code is left.', other: `${left} recovery codes are left.` }),
    lockedOut: 'Your organisation does not accept e-mailed codes. Without recovery codes, only an administrator can restore your access.',
    first: { action: 'Create recovery codes', lead: 'We will e-mail you about it.', confirm: 'Yes, create them' },
  },
  renew: {
    action: 'New recovery codes',
    title: 'Create new recovery codes?',
    lead: 'The old codes stop working. We will e-mail you about it.',
    confirm: 'Yes, create new ones',
  },
  remove: {
    action: 'Remove the app',
    title: 'Remove the authenticator app?',
    lead: 'Its codes stop working; so do your recovery codes unless you have a passkey. We will e-mail you about it.',
    confirm: 'Yes, remove',
  },
  back: 'Cancel',
  signIn: {
    useApp: 'Use your authenticator app',
    appCode: 'Code from the app',
    useRecoveryCode: 'Use a recovery code',
    recoveryCode: 'Recovery code',
    submit: 'Confirm',
  },
});

export const passkeysText = catalogue('passkeysText', {
  signIn: 'Sign in with a passkey',
  instead: 'Use a passkey instead',
  title: 'Passkeys',
  lead: 'Sign in with your fingerprint, face or PIN instead of a password and code.',
  notHere: 'This browser cannot use passkeys at this address.',
  table: 'Your passkeys',
  name: 'Name',
  added: 'Added',
  lastUsed: 'Last used',
  never: 'never',
  add: 'New passkey',
  create: {
    title: 'New passkey',
    lead: 'Your device asks for your fingerprint, face or PIN. We will e-mail you about the new passkey.',
    name: 'Name',
    nameHelp: 'Where it is stored, such as “Work laptop”.',
    submit: 'Create passkey',
  },
  rename: {
    action: 'Rename',
    title: 'Rename this passkey',
    submit: 'Rename',
  },
  remove: {
    action: 'Remove',
    title: 'Remove this passkey?',
    lead: (name: string) => `You can no longer sign in with “${name}”. We will e-mail you about it. Delete it on your device too.`,
    confirm: 'Yes, remove',
  },
  back: 'Cancel',
});

export const refusedPasskeyText = catalogue('refusedPasskeyText', {
  isKnown: 'This device already has a passkey for your account.',
  otherHost: (host: string) => `Passkeys do not work at ${host}. Open the portal at the address in its e-mails.`,
  notUsed: `No passkey was used. The device may have none for this portal, or the request was declined or took more than ${passkeyChallengeMinutes} minutes.`,
});

export const proofText = catalogue('proofText', {
  password: 'Your password',
  passwordMissing: 'Please enter your current password',
  code: 'Code from your authenticator app, or a recovery code',
  recoveryCode: 'A recovery code',
  codeMissing: 'Enter a code',
  orPasskey: 'Leave it empty to use your passkey.',
  passkey: 'Next, confirm with your passkey.',
  signIn: `Your organisation uses single sign-on. Sign out and in again; you then have ${freshSignInMinutes} minutes for this.`,
  signOut: 'Sign out',
});

export const keepRestoredText = catalogue('keepRestoredText', {
  state: 'Status',
  works: 'Active',
  off: 'Off: restored from a backup',
  action: 'Keep',
  title: 'Keep this?',
  lead: (name: string) =>
    `“${name}” was restored from a backup of the portal. If it was removed after that backup, remove it again. If you keep it, it works as before; its owner gets an e-mail.`,
  confirm: 'Yes, keep',
  back: 'No, go back',
});
