import { emailLinkMinutes } from '../../shared/base/limits.ts';
import { catalogue } from '../locale/catalogue.ts';
import { plural } from '../locale/current-locale.ts';

export const accountText = catalogue('accountText', {
  needsFactor: 'Your sign-in needs a passkey or an authenticator app. Set one of them up here: until then nothing else opens.',
  title: 'My Account',
  inSupportView: (email: string) =>
    `You see the portal as ${email}. Their password, their e-mail address and their sessions are theirs alone, so a support view does not offer them.`,
  language: {
    label: 'Language',
    helper: 'Of the screens, of mails to you, and of reports and the guide as PDF. The page is loaded anew in it.',
    asBrowser: 'As the browser',
  },
  whoIAm: 'Who you are here',
  timeZone: {
    label: 'Times on screens',
    helper: 'Days of reports are UTC days either way.',
    utc: 'UTC',
    local: (zone: string) => `The time of this device (${zone})`,
  },
  password: {
    title: 'Change password',
    current: 'Current password',
    new: 'New password',
    confirm: 'Confirm new password',
    submit: 'Change password',
  },
  email: {
    title: 'Change e-mail address',
    lead: (email: string) =>
      `You sign in with ${email}. A link goes to the new address and works for ${emailLinkMinutes} minutes; a word about it goes to this one. With the change you are signed out everywhere.`,
    new: 'New e-mail address',
    submit: 'Change e-mail address',
  },
  sessions: {
    title: 'Sessions',
    lead: 'Where your account is signed in. If you do not recognise one, sign out everywhere else and change your password.',
    name: 'Open sessions',
    device: 'Device',
    deviceName: (english: string) => english,
    signedIn: 'Signed in',
    lastUsed: 'Last used',
    isThis: 'This session',
    this: 'this session',
    other: 'no',
    endOthers: 'Sign out everywhere else',
    alone: 'You are signed in here only.',
    notLoaded: (reason: string) => `The sessions could not be loaded: ${reason}`,
  },
});

const names = (listed: readonly string[]) => new Intl.ListFormat('en').format(listed);

export const accountFactsText = catalogue('accountFactsText', {
  name: 'Name',
  email: 'E-mail address',
  organisation: 'Organisation',
  number: 'Account number',
  may: 'You may',
  mayNothing: 'nothing yet',
  mayAll: 'everything that the portal offers',
  more: 'Who can give you more',
  nobody: 'Nobody else in your organisation. Ask the provider.',
  andMore: (listed: readonly string[], more: number) =>
    more === 0 ? names(listed) : names([...listed, plural(more, { one: `${more} other`, other: `${more} others` })]),
  signedIn: 'Signed in',
  before: 'Before that',
  never: 'never',
});

export const viewsText = catalogue('viewsText', {
  button: 'Views',
  title: 'Saved views',
  none: 'No view of this table is saved yet.',
  remove: 'Remove',
  removeNamed: (name: string) => ` ${name}`,
  whose: {
    you: 'only you',
    organisation: 'your organisation',
    savedBy: (name: string) => `your organisation, saved by ${name}`,
  },
  save: {
    name: 'Save this view as',
    shared: (organisation: string) => `For everybody at ${organisation}`,
    theOrganisation: 'the organisation',
    submit: 'Save view',
  },
});
