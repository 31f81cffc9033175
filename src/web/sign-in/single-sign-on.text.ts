import { catalogue } from '../locale/catalogue.ts';

/** On the login page, and on the one that a provider leads back to. */
export const singleSignOnText = catalogue('singleSignOnText', {
  go: 'Continue with single sign-on',
  onlyWay: 'Your organisation requires single sign-on for this e-mail domain.',
  title: 'Single sign-on',
  waiting: 'You are being signed in.',
  noAnswer: 'No single sign-on is in progress in this browser. Start on the login page.',
  back: 'Back to the login page',
});
