import { catalogue } from '../locale/catalogue.ts';

/** On the login page, and on the one that a provider leads back to. */
export const singleSignOnText = catalogue('singleSignOnText', {
  go: 'Continue at your organisation',
  onlyWay: 'People with this mail domain sign in at their organisation, without a password here.',
  title: 'Single sign-on',
  waiting: 'You are being signed in.',
  noAnswer: 'Nobody has signed in at an organisation here. Please begin on the login page.',
  back: 'Back to the login page',
});
