import { catalogue } from '../../locale/catalogue.ts';

export const captchaText = catalogue('captchaText', {
  title: 'Human check',
  box: 'I am human',
  checking: 'Checking…',
  loading: 'Loading the check…',
  verified: 'Verified',
  expired: 'The check has expired. Please do it again.',
  again: 'Check again',
  loadAgain: 'Load the check again',
  noSiteKey: 'The human check has no site key. Please contact support to set a new password.',
  failed: 'The check did not work. See that you are online and try again.',
  boxFailed: 'The check did not work. See that you are online and tick the box again. If it keeps failing, contact support.',
  notSecure: 'The check needs a secure connection. Open this page by an address that begins with https.',
  notLoaded: (host: string) =>
    `The human check could not be loaded. Allow this page to load scripts from ${host}, for example in a content blocker, or ask your network's administrator. Then try again, or contact support.`,
});
