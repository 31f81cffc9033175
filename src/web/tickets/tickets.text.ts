import { catalogue } from '../locale/catalogue.ts';

/** Texts about tickets for customers and staff. */
export const ticketsText = catalogue('ticketsText', {
  states: { open: 'Open', 'in progress': 'In progress', waiting: 'Waiting', closed: 'Closed' },
  types: {
    'Service Down': 'Service Down',
    'Country Unavailable': 'Country Unavailable',
    'Numbering or Response Issue': 'Numbering or Response Issue',
    Other: 'Other',
  },
  title: (ticketId: string) => `Ticket ${ticketId}`,
  unknown: 'Ticket not found.',
  facts: {
    name: 'Details',
    state: 'Status',
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
    /** The author of a message, and the side that they wrote for. */
    author: (name: string, of: string) => `${name}, ${of}`,
    byMail: 'by e-mail',
    noText: 'No text',
    attachments: (names: string) => `Attachments not kept: ${names}`,
    showCut: 'Show the whole e-mail',
    hideCut: 'Show less',
    isNow: (by: string) => `set by ${by}`,
    reopened: (by: string) => `reopened by ${by}`,
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

export const supportText = catalogue('supportText', {
  /** Specification, "Support". */
  title: 'Portal Support',
  back: 'Back to the result',
  inSupportView: (email: string) => `You see the portal as ${email}. Support view is read-only: you cannot open tickets.`,
  form: {
    /** Specification, "Support". */
    title: 'Submit a ticket',
    type: 'Type',
    selectType: 'Select a type',
    subject: 'Subject',
    message: 'Message',
    messageHelp: (characters: string) => `What happened, since when, and which numbers are affected. Up to ${characters} characters.`,
    submit: 'Submit',
  },
  sent: 'Your ticket number:',
  copyNumber: 'Copy ticket number',
  list: {
    title: (organisation: string) => `Tickets of ${organisation}`,
    lead: 'Tickets of your organisation, newest first. “Waiting” means we need your reply.',
    news: 'New answers:',
    name: 'Tickets',
    none: 'No tickets yet',
    noMatches: 'No matches found',
  },
  ticket: {
    back: 'Back to the tickets',
    title: 'Write a message',
    message: 'Message',
    closed: 'This ticket is closed. A message reopens it.',
    submit: 'Send message',
    inSupportView: (email: string) => `You see the portal as ${email}. Support view is read-only: you cannot write messages.`,
  },
});

export const adminTicketsText = catalogue('adminTicketsText', {
  title: 'Tickets',
  organisation: 'Organisation',
  everyOrganisation: 'All organisations',
  organisationHelp: 'All organisations: tickets that are not closed. One organisation: all tickets.',
  state: 'Status',
  anyState: 'Any status',
  stateHelp: 'Shows only tickets with this status.',
  none: 'No tickets',
  noMatches: 'No matches found',
  ticket: {
    back: 'Back to the tickets',
    answer: 'Answer',
    answerHelp: (characters: string) => `E-mailed to everyone in the organisation who wrote here. Up to ${characters} characters.`,
    stateAfter: 'Status after the answer',
    send: 'Send answer',
    state: 'Status without an answer',
    stateHelp: 'We e-mail the person who opened the ticket when the status changes.',
    saveState: 'Save status',
  },
});
