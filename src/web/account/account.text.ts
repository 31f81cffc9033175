import { emailLinkMinutes } from '../../shared/base/limits.ts';
import { catalogue } from '../locale/catalogue.ts';
import { plural } from '../locale/current-locale.ts';

export const accountText = catalogue('accountText', {
  title: 'My Account',
  tabs: { signIn: 'Sign-in', profile: 'Profile', preferences: 'Preferences' },
  inSupportView: (email: string) =>
    `You are viewing the portal as ${email}. Password, e-mail address and sessions are not available in a support view.`,
  language: {
    label: 'Language',
    helper: 'For the portal, e-mails, reports and the PDF guide. The page reloads.',
    asBrowser: 'Same as the browser',
  },
  timeZone: {
    label: 'Time zone',
    helper: 'Reports always use UTC days.',
    utc: 'UTC',
    local: (zone: string) => `This device (${zone})`,
  },
  password: {
    title: 'Change password',
    current: 'Current password',
    new: 'New password',
    confirm: 'Confirm new password',
    submit: 'Change password',
  },
  email: {
    title: 'E-mail address',
    change: 'Change e-mail address',
    lead: `We send a link to the new address, valid for ${emailLinkMinutes} minutes, and a notice to the current one. The change signs you out everywhere.`,
    new: 'New e-mail address',
    submit: 'Send link',
    back: 'Cancel',
  },
  sessions: {
    title: 'Sessions',
    lead: "Devices signed in to your account. If you don't recognise one, sign out everywhere else and change your password.",
    name: 'Open sessions',
    device: 'Device',
    deviceName: (english: string) => english,
    signedIn: 'Signed in',
    lastUsed: 'Last used',
    isThis: 'This session',
    this: 'this session',
    other: 'no',
    endOthers: 'Sign out everywhere else',
    alone: 'You are not signed in anywhere else.',
    notLoaded: (reason: string) => `The sessions could not be loaded: ${reason}`,
  },
});

const names = (listed: readonly string[]) => new Intl.ListFormat('en').format(listed);

export const accountFactsText = catalogue('accountFactsText', {
  name: 'Name',
  email: 'E-mail address',
  organisation: 'Organisation',
  number: 'Account number',
  may: 'Access',
  mayNothing: 'none yet',
  mayAll: 'full',
  more: 'Your administrator',
  nobody: 'Nobody else in your organisation. Contact the provider.',
  andMore: (listed: readonly string[], more: number) =>
    more === 0 ? names(listed) : names([...listed, plural(more, { one: `${more} other`, other: `${more} others` })]),
  signedIn: 'This sign-in',
  before: 'Previous sign-in',
  never: 'none',
});

export const viewsText = catalogue('viewsText', {
  title: 'Saved views',
  none: 'No saved views for this table yet.',
  remove: 'Remove',
  removeNamed: (name: string) => ` ${name}`,
  whose: {
    you: 'only you',
    organisation: 'your organisation',
    savedBy: (name: string) => `your organisation, saved by ${name}`,
  },
  save: {
    name: 'Save this view as',
    shared: (organisation: string) => `Share with everyone at ${organisation}`,
    theOrganisation: 'the organisation',
    submit: 'Save view',
  },
});
