import { catalogue } from '../../locale/catalogue.ts';

export const captchaText = catalogue('captchaText', {
  title: 'Human check',
  box: 'I am human',
  checking: 'Checking',
  loading: 'Loading the check',
  verified: 'Verified',
  expired: 'The check has expired. Repeat it.',
  again: 'Check again',
  loadAgain: 'Load the check again',
  noSiteKey: 'The human check has no site key. Contact support to set a new password.',
  failed: 'The check failed. Make sure you are online, then try again.',
  boxFailed: 'The check failed. Make sure you are online, then tick the box again. If it keeps failing, contact support.',
  notSecure: 'The check needs a secure connection. Open this page at an address that begins with https.',
  notLoaded: (host: string) =>
    `The human check did not load. Allow scripts from ${host} in your content blocker, or ask your network administrator. Then try again, or contact support.`,
});
