import { catalogue } from '../locale/catalogue.ts';

export const policyText = catalogue('organisations/sign-in-policy', {
  title: 'Sign-in policy',
  lead: 'It holds at once, also for who is signed in. People who come from their own provider show there what it asks for.',
  factor: 'Everybody needs a passkey or an authenticator app',
  factorDetail: 'Who has none is signed in with password and mailed code, and can do nothing but set one up.',
  mailedCode: 'The mailed code confirms a sign-in, too',
  mailedCodeDetail: 'Otherwise it does so only for who has neither passkey nor app yet.',
  idle: 'Unused sessions end after (minutes)',
  session: 'Every session ends after (minutes)',
  save: 'Save the policy',
});
