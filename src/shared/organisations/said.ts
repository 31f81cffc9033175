/** Answers to calls about organisations. */
import { sayings } from '../base/sayings.ts';

export const organisationsSaid = sayings('organisationsSaid', {
  renamed: (before: string, name: string) => `${before} was renamed to ${name}`,
  homeCountryChanged: (name: string) => `The home country of ${name} was changed`,
  closed: (name: string) => `${name} was closed`,
  reopened: (name: string) => `${name} was reopened: its users sign in with their previous passwords`,
  policyChanged: (name: string) => `The sign-in policy of ${name} was changed`,
  signInThrough: (name: string, issuer: string) => `Users of ${name} now sign in through ${issuer}`,
  signInWithPasswords: (name: string) => `Users of ${name} now sign in with their passwords`,
  noSuchOrganisation: 'Organisation not found',
  noAccount: (account: number) => `There is no organisation ${account}`,
  isClosed: 'This organisation is closed',
  isAccountOf: (account: number, name: string) => `Account ${account} is ${name}`,
  isTaken: (account: number) => `Account ${account} is taken`,
  isProviders: (account: number) => `Account ${account} belongs to the provider and cannot be closed`,
  wasClosed: (account: number, name: string, day: string) => `Account ${account}, ${name}, was already closed on ${day}`,
  isNotClosed: (account: number, name: string) => `Account ${account}, ${name}, is not closed`,
  isBeingErased: (account: number) => `Account ${account} is being erased and cannot be reopened`,
  foreignHomeCountry: 'Only staff can set the home country of another organisation',
  providersPolicy: 'Only users with every permission can change the sign-in policy of the provider',
  needsEveryPermission: 'Only users with every permission can change the single sign-on of an organisation',
});
