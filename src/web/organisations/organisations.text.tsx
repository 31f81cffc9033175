import type { ReactNode } from 'react';
import { catalogue } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';

export const organisationText = catalogue('organisationText', {
  page: {
    back: 'Back to the organisations',
    title: 'Organisation',
    unknown: 'There is no organisation of this number.',
    facts: 'The organisation',
    account: 'Account number',
    added: 'Added',
    state: 'State',
    lastActivity: 'Last activity',
    queries: 'Queries, 7 days',
    impersonate: (user: string) => `Impersonate ${user}`,
    addUser: 'Add a user',
    noUsers: 'This organisation has no portal users',
    invitations: 'Invitations not accepted',
    worksUntil: (time: string) => `the link works until ${time}`,
    linkIsOver: 'the link no longer works',
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
    lead: (name: ReactNode): ReactNode => <>Nobody of {name} will be able to sign in. This ends at once:</>,
    signedIn: (count: number) =>
      plural(count, {
        one: 'the session of 1 person who is signed in',
        other: `the sessions of ${formatCount(count)} people who are signed in`,
      }),
    nobodySignedIn: 'sessions: nobody is signed in now',
    invitations: (count: number) =>
      plural(count, { one: '1 invitation that is not accepted', other: `${formatCount(count)} invitations that are not accepted` }),
    keys: 'its API keys and webhooks: programs are refused and told nothing, also when it is reopened',
    links: 'other links that were mailed, such as those that set a password',
    batches: (count: number) =>
      plural(count, {
        one: '1 batch that is queued or running: it is cancelled',
        other: `${formatCount(count)} batches that are queued or running: they are cancelled`,
      }),
    mails: 'mails about batches and watch lists',
    stays: 'What it stored stays: users, records, documents, tickets. It can be reopened.',
    back: 'No, go back',
    confirm: 'Yes, close organisation',
  },
  reopen: {
    button: 'Reopen organisation',
    title: (name: string) => `Reopen ${name}?`,
    consequence: 'Its users sign in again, with the passwords they had.',
    gone: 'Invitations that were open have to be sent again, and batches that were cancelled stay so.',
    back: 'No, go back',
    confirm: 'Yes, reopen',
  },
});

export const organisationListText = catalogue('organisationListText', {
  title: 'Organisations',
  lead: 'Days are UTC. Queries are the answered and failed ones of the seven complete days before today.',
  add: 'Add organisation',
  filterName: 'Name',
  filterAccount: 'Account number',
  name: 'Name',
  account: 'Account',
  users: 'Users',
  usersAndInvited: (users: number, invited: number) => `${formatCount(users)} (${formatCount(invited)} invited)`,
  lastActivity: 'Last activity',
  noActivity: 'none known',
  queries: 'Queries, 7 days',
  openTickets: 'Open tickets',
  ticketsOf: (name: string) => `open tickets of ${name}`,
  state: 'State',
  active: 'Active',
  closedSince: (day: string) => `Closed since ${day}`,
  supportView: 'Support view',
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
  proposed: 'The next free number is proposed.',
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
  lead: 'It holds at once, also for who is signed in. People who come from their own provider show there what it asks for.',
  factor: 'Everybody needs a passkey or an authenticator app',
  factorDetail: 'Who has none is signed in with password and mailed code, and can do nothing but set one up.',
  mailedCode: 'The mailed code confirms a sign-in, too',
  mailedCodeDetail: 'Otherwise it does so only for who has neither passkey nor app yet.',
  idle: 'Unused sessions end after (minutes)',
  session: 'Every session ends after (minutes)',
  save: 'Save the policy',
});
