import { catalogue } from '../locale/catalogue.ts';

/** What customers and staff read of tickets. */
export const ticketsText = catalogue('tickets/tickets', {
  states: { open: 'Open', 'in progress': 'In progress', waiting: 'Waiting', closed: 'Closed' },
  types: {
    'Service Down': 'Service Down',
    'Country Unavailable': 'Country Unavailable',
    'Numbering or Response Issue': 'Numbering or Response Issue',
    Other: 'Other',
  },
  title: (ticketId: string) => `Ticket ${ticketId}`,
  unknown: 'There is no such ticket.',
  facts: {
    name: 'The ticket',
    state: 'State',
    since: (time: string) => `since ${time}`,
    type: 'Type',
    organisation: 'Organisation',
    openedBy: 'Opened by',
    opened: 'Opened',
    subject: 'Subject',
  },
  columns: { ticket: 'Ticket', read: 'Read', filter: 'Search Subject' },
  unread: { customer: 'New message', support: 'New answer' },
  conversation: {
    title: 'Conversation',
    sides: { customer: 'Customer', support: 'Support' },
    /** Who wrote a message, and for whom. */
    author: (name: string, of: string) => `${name}, ${of}`,
    byMail: 'by mail',
    noText: 'Without text',
    attachments: (names: string) => `Came with the mail and was not kept: ${names}`,
    showCut: 'Show all of the mail',
    hideCut: 'Show less',
    isNow: (by: string) => `set by ${by}`,
    reopened: (by: string) => `opened again by ${by}`,
  },
  report: {
    button: 'Report this answer',
    ofService: (service: string) => `Report this answer of ${service}`,
    question: 'What I expected instead:',
  },
  form: {
    keys: 'Ctrl+Enter or ⌘+Enter sends from any field.',
    upTo: (characters: string) => `Up to ${characters} characters.`,
  },
});
