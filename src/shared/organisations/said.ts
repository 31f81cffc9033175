/** What calls about organisations are answered, and an organisation that causes too many mails. */
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
  manyInvitations: 'This address was sent several invitations already. Please wait',
  invitationsToday: (most: number) =>
    `Your organisation has sent ${most.toLocaleString('en')} invitations today, and no more are sent before midnight UTC`,
  manyLinks: 'This address was sent several links already. Please wait',
  manyAnnouncements: (count: number, minutes: number) =>
    `${count} batches were announced to this address in ${minutes} minutes, and it is outside your organisation. Please wait, or name another one`,
  ticketsToday: (most: number) =>
    `Your organisation has opened ${most.toLocaleString('en')} tickets today, and no more are taken before midnight UTC`,
  messagesToTicketToday: (most: number) =>
    `Your organisation has added ${most.toLocaleString('en')} messages to this ticket today, and no more are taken before midnight UTC`,
  messagesToTicketsToday: (most: number) =>
    `Your organisation has added ${most.toLocaleString('en')} messages to its tickets today, and no more are taken before midnight UTC`,
  messagesOfSupportToday: (most: number) =>
    `Support has added ${most.toLocaleString('en')} messages to this ticket today, and no more are taken before midnight UTC`,
});
