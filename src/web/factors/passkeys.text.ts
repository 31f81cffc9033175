import { catalogue } from '../locale/catalogue.ts';

export const passkeysText = catalogue('factors/passkeys', {
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
