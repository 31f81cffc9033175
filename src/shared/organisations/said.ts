/** Answers to calls about organisations. */
import { sayings } from '../base/sayings.ts';

export const organisationsSaid = sayings('organisationsSaid', {
  renamed: (before: string, name: string) => `${before} is ${name} now`,
  homeCountryChanged: (name: string) => `The home country of ${name} was changed`,
  closed: (name: string) => `${name} was closed`,
  reopened: (name: string) => `${name} was opened again: its users sign in with the passwords they had`,
  policyChanged: (name: string) => `The sign-in policy of ${name} was changed`,
  signInThrough: (name: string, issuer: string) => `People of ${name} sign in through ${issuer} now`,
  signInWithPasswords: (name: string) => `People of ${name} sign in with their passwords now`,
  noSuchOrganisation: 'There is no such organisation',
  noAccount: (account: number) => `There is no organisation ${account}`,
  isClosed: 'This organisation is closed',
  isAccountOf: (account: number, name: string) => `Account ${account} is ${name}`,
  isTaken: (account: number) => `Account ${account} is taken`,
  isProviders: (account: number) => `Account ${account} is the provider's own, which cannot be closed`,
  wasClosed: (account: number, name: string, day: string) => `Account ${account}, ${name}, was closed already, on ${day}`,
  isNotClosed: (account: number, name: string) => `Account ${account}, ${name}, is not closed`,
  isBeingErased: (account: number) => `Account ${account} is being erased, and cannot be opened again`,
  foreignHomeCountry: 'Only staff say the home country of another organisation',
  providersPolicy: 'Only who holds every permission changes how the provider’s own people sign in',
  needsEveryPermission: 'Only who holds every permission says where an organisation signs in',
});
