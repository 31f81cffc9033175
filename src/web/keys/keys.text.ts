import { apiKeyDays, apiKeyMaxDays, apiKeyWarningDays, rotatedKeyHours } from '../../shared/base/limits.ts';
import { catalogue } from '../locale/catalogue.ts';

export const keysText = catalogue('keysText', {
  title: 'API keys',
  lead: 'A program signs in with a key, which can do what you can, at most.',
  ofOrganisation: 'The keys with which programs of your organisation call. Each can do what its owner can, at most.',
  name: 'Name',
  prefix: 'Begins with',
  owner: 'Owner',
  state: 'State',
  states: { active: 'Works', expiring: 'Expires soon', expired: 'Expired', revoked: 'Revoked' },
  rotated: 'Replaced, expires soon',
  permissions: 'Permissions',
  addresses: 'Addresses',
  everywhere: 'all',
  expires: 'Expires',
  made: 'Made',
  lastUsed: 'Last used',
  lastAddress: 'From',
  never: 'never',
  empty: 'There are no keys yet',
  add: 'New key',
  create: {
    title: 'New API key',
    name: 'Name',
    nameHelp: 'What it is for, such as “Nightly batch”.',
    permissions: 'Permissions',
    addresses: 'Addresses',
    addressesHelp:
      'IP addresses and networks from which it is taken, one a line, such as 192.0.2.0/24. Without any it is taken from everywhere.',
    days: 'Works for how many days',
    daysHelp: `At most ${apiKeyMaxDays}; usually ${apiKeyDays}. You get a mail ${apiKeyWarningDays} days before it ends.`,
    submit: 'Make the key',
    back: 'Cancel',
  },
  shown: {
    title: 'Copy this key now',
    lead: 'It is not shown again. Keep it where your program finds it and nobody else does.',
    copy: 'Copy key',
    done: 'I have copied it',
  },
  rotate: {
    action: 'Rotate',
    title: 'Rotate this key?',
    lead: (name: string) =>
      `You get a new key like “${name}”. The old one works for ${rotatedKeyHours} hours more, while you change your programs.`,
    confirm: 'Yes, rotate',
  },
  revoke: {
    action: 'Revoke',
    title: 'Revoke this key?',
    lead: (name: string) => `Programs that use “${name}” are refused at once. A key that was revoked does not come back.`,
    confirm: 'Yes, revoke',
  },
  back: 'No, go back',
});
