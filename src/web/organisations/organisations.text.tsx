import type { ReactNode } from 'react';
import { catalogue } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';

export const organisationText = catalogue('organisationText', {
  page: {
    back: 'Back to the organisations',
    title: 'Organisation',
    unknown: 'No organisation has this number.',
    facts: 'Details',
    account: 'Account number',
    added: 'Added',
    state: 'Status',
    lastActivity: 'Last activity',
    queries: 'Queries, 7 days',
    impersonate: (user: string) => `Impersonate ${user}`,
    addUser: 'Add a user',
    noUsers: 'This organisation has no portal users',
    invitations: 'Pending invitations',
    worksUntil: (time: string) => `link expires ${time}`,
    linkIsOver: 'link expired',
    batches: 'Last batches',
    noBatches: (days: number) => `No batches in the last ${days} days.`,
    records: (count: number) => plural(count, { one: '1 number', other: `${formatCount(count)} numbers` }),
    batchStates: { queued: 'Queued', running: 'Running', done: 'Done', partly: 'Partly done', failed: 'Failed', cancelled: 'Cancelled' },
    tickets: 'Open tickets',
    noTickets: 'No open tickets.',
    everyTicket: 'All tickets',
  },
  rename: {
    button: 'Rename',
    title: (name: string) => `Rename ${name}`,
    name: 'Name',
    back: 'Cancel',
    save: 'Save',
  },
  close: {
    button: 'Close organisation',
    title: (name: string) => `Close ${name}?`,
    lead: (name: ReactNode): ReactNode => <>Users of {name} will no longer be able to sign in. These end immediately:</>,
    signedIn: (count: number) =>
      plural(count, {
        one: 'the session of 1 person who is signed in',
        other: `the sessions of ${formatCount(count)} people who are signed in`,
      }),
    nobodySignedIn: 'sessions (nobody is signed in now)',
    invitations: (count: number) => plural(count, { one: '1 pending invitation', other: `${formatCount(count)} pending invitations` }),
    keys: 'API keys and webhooks: they stay off even if you reopen the organisation',
    links: 'other e-mailed links, such as those to set a password',
    batches: (count: number) =>
      plural(count, {
        one: '1 queued or running batch (cancelled)',
        other: `${formatCount(count)} queued or running batches (cancelled)`,
      }),
    mails: 'e-mails about batches and watch lists',
    stays: 'Its data stays: users, records, documents and tickets. You can reopen it.',
    back: 'No, go back',
    confirm: 'Yes, close organisation',
  },
  reopen: {
    button: 'Reopen organisation',
    title: (name: string) => `Reopen ${name}?`,
    consequence: 'Its users can sign in again with their previous passwords.',
    gone: 'Resend pending invitations. Cancelled batches stay cancelled.',
    back: 'No, go back',
    confirm: 'Yes, reopen',
  },
});

export const organisationListText = catalogue('organisationListText', {
  title: 'Organisations',
  lead: 'Days are UTC. Queries: answered and failed, last seven complete days.',
  add: 'Add organisation',
  filterName: 'Name',
  filterAccount: 'Account number',
  name: 'Name',
  account: 'Account',
  users: 'Users',
  usersAndInvited: (users: number, invited: number) => `${formatCount(users)} (${formatCount(invited)} invited)`,
  lastActivity: 'Last activity',
  noActivity: 'Unknown',
  queries: 'Queries, 7 days',
  openTickets: 'Open tickets',
  ticketsOf: (name: string) => `open tickets of ${name}`,
  state: 'Status',
  active: 'Active',
  closedSince: (day: string) => `Closed since ${day}`,
  asUser: (user: string, organisation: string) => `${user} of ${organisation}`,
  closed: 'Closed',
  nobodyYet: 'No active user',
});

export const addOrganisationText = catalogue('addOrganisationText', {
  back: 'Back to the organisations',
  title: 'Add organisation',
  organisation: 'Organisation',
  name: 'Name',
  account: 'Account number',
  proposed: 'We suggest the next free number.',
  taken: (name: string) => `This is the number of ${name}.`,
  administrator: 'First administrator',
  access: 'Access',
  services: 'Services',
  whyAdministrator: 'The first user of an organisation is its administrator',
  submit: 'Add organisation',
  added: (name: string) => `${name} was added`,
});

export const policyText = catalogue('policyText', {
  title: 'Sign-in policy',
  lead: 'Applies immediately, including to people already signed in. Single sign-on follows the rules of the identity provider.',
  factor: 'Require a passkey or an authenticator app',
  factorDetail: 'People without one can still sign in with an e-mailed code, but only to set one up.',
  mailedCode: 'Also accept e-mailed codes',
  mailedCodeDetail: 'If off, only people without a passkey or app can use them.',
  idle: 'Idle sessions end after (minutes)',
  session: 'All sessions end after (minutes)',
  save: 'Save policy',
});
