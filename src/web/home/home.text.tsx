import type { ReactNode } from 'react';
import type { Matter } from '../../shared/base/matters.ts';
import { catalogue } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';

const days = (count: number) => plural(count, { one: `${count} day`, other: `${count} days` });
const matterTitles: Record<Matter, string> = {
  'cic-list/delta': 'CIC list, changes',
  'cic-list/snapshot': 'CIC list',
  'product-documentation': 'Product documentation',
  'gnr-files': 'GNR files',
  'my-documents/weekly-reports': 'Weekly report',
  'my-documents/monthly-reports': 'Monthly report',
};

export const homeText = catalogue('homeText', {
  noAccess: {
    title: 'You have no access yet',
    ask: (organisation: string) =>
      `Your administrator can give you access. Ask the person who manages the portal users of ${organisation}.`,
    askNamed: (administrators: string) => `Your administrator can give you access: ${administrators}.`,
    request: 'Ask for access',
  },
  usage: {
    title: 'Queries',
    link: 'Reports',
    yesterday: 'Yesterday (UTC)',
    lastWeek: 'Last 7 days',
    none: 'no queries',
    failed: (share: string) => `${share} failed`,
    more: (share: string) => `${share} more than the week before`,
    fewer: (share: string) => `${share} fewer than the week before`,
    same: 'as many as the week before',
    noneBefore: 'none in the week before',
    chart: (days: { from: string; to: string }, most: number, busiest: string) =>
      `Queries per day from ${days.from} to ${days.to}; maximum: ${formatCount(most)} on ${busiest}`,
    chartOfNone: (from: string, to: string) => `No queries from ${from} to ${to}`,
    busiest: (most: number) => `maximum: ${formatCount(most)} a day`,
  },
  batches: {
    title: 'Batches',
    link: 'Batch Results',
    empty: (days: number) => `No batches in the last ${days} days.`,
    queued: 'queued',
    percent: (share: number) => `${share} %`,
    counts: (answered: number, failed: number) => `${formatCount(answered)} answered, ${formatCount(failed)} failed`,
    cancelled: 'cancelled',
    failed: 'failed',
    file: 'File',
    fileOf: (name: string) => `Result file of ${name}`,
  },
  news: {
    title: 'New since your last visit',
    first: 'This is your first visit. Next time, you see here what is new since then.',
    since: 'Your last visit began',
    none: 'Nothing new.',
    dataSet: (set: string) => `Data set ${set}`,
    back: 'back to built-in data',
    document: (matter: Matter) => matterTitles[matter],
    further: (count: number) => `and ${formatCount(count)} more`,
    ticket: (id: string) => `Ticket ${id} was answered`,
  },
  /** The specification's. */
  wayBack: 'Back to where the support view began',
  welcome: (product: string) => `Welcome to the ${product} Customer Portal`,
  services: {
    title: 'Services',
    link: 'Service status',
    notKnown: 'status unknown',
    failing: (listed: string, count: number) => `${listed} ${plural(count, { one: 'is', other: 'are' })} failing`,
    disturbed: (listed: string, count: number) => `${listed} ${plural(count, { one: 'is', other: 'are' })} degraded`,
    all: (count: number, state: string) => `All ${count} ${state}`,
    working: 'working',
    unused: 'without queries in the last 24 hours',
    notSetUp: 'not set up',
  },
  partlyChecked: {
    title: 'Limited data for some services',
    onlyDemo: (services: ReactNode): ReactNode => <>Only a demo list is loaded for {services}. It contains drama numbers only.</>,
    missing: (services: ReactNode): ReactNode => <>A list is missing for {services}.</>,
    meaning: 'They check other numbers against number ranges only (reason code 3). This does not mean the number is safe.',
  },
  staff: {
    organisations: 'Organisations',
    allOrganisations: 'All organisations',
    noOrganisations: 'No customer has been added yet.',
    lastActivity: (day: string) => `last active ${day}`,
    noActivity: 'no activity yet',
    seeAs: (person: string) => `View as ${person}`,
    tickets: 'Tickets',
    allTickets: 'All tickets',
    noTickets: 'No open tickets.',
    today: 'Less than a day old',
    week: '1 to 7 days old',
    older: 'Older than 7 days',
    oldest: 'Oldest',
    ticketAge: (count: number) => (count === 0 ? 'today' : `${days(count)} old`),
    failedBatches: 'Failed batches',
    noFailedBatches: (days: number) => `No batch failed in the last ${days} days.`,
    invitations: 'Pending invitations',
    noInvitations: 'No pending invitations.',
    worksUntil: (time: string) => `link expires ${time}`,
    linkOver: 'link expired',
    further: (count: number) => `and ${formatCount(count)} more`,
  },
});

export const watchLineText = catalogue('watchLineText', {
  title: 'Watch list:',
  changes: (changes: number, ofLists: number, days: number) => {
    const lists = 'because lists were added or removed';
    const entries = `${formatCount(ofLists)} ${plural(ofLists, { one: 'entry', other: 'entries' })}`;
    if (changes === 0) return `${entries} changed in the last ${days} days ${lists}`;
    const changed = `${formatCount(changes)} ${plural(changes, { one: 'answer', other: 'answers' })} changed in the last ${days} days`;
    return ofLists === 0 ? changed : `${changed}, and ${entries} ${lists}`;
  },
  link: 'What changed',
});
