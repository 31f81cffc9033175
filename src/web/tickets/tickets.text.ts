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
    /** The author of a message, and the side that they wrote for. */
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

export const supportText = catalogue('supportText', {
  /** Specification, "Support". */
  title: 'Portal Support',
  back: 'Back to the result',
  inSupportView: (email: string) => `You see the portal as ${email}. A support view looks only, so it opens no tickets.`,
  form: {
    /** Specification, "Support". */
    title: 'Submit a ticket',
    type: 'Type',
    selectType: 'Select a type',
    subject: 'Subject',
    message: 'Message',
    messageHelp: (characters: string) => `What happened, since when, and for which numbers. Up to ${characters} characters.`,
    submit: 'Submit',
  },
  sent: 'Your ticket has the number',
  copyNumber: 'Copy ticket number',
  list: {
    title: (organisation: string) => `Tickets of ${organisation}`,
    lead: 'What your organisation submitted, newest first. Waiting means that we wait for your answer.',
    news: 'New answers:',
    name: 'Tickets',
    none: 'No tickets yet',
    noMatches: 'No matches found',
  },
  ticket: {
    back: 'Back to the tickets',
    title: 'Write a message',
    message: 'Message',
    closed: 'This ticket is closed. A message opens it again.',
    submit: 'Send message',
    inSupportView: (email: string) => `You see the portal as ${email}. A support view looks only, so it writes nothing.`,
  },
});

export const adminTicketsText = catalogue('adminTicketsText', {
  title: 'Tickets',
  organisation: 'Organisation',
  everyOrganisation: 'Every organisation',
  organisationHelp: 'Of every organisation: what is not closed. Of one: all.',
  state: 'State',
  anyState: 'Any state',
  stateHelp: 'Shows the tickets in this state alone.',
  none: 'No tickets here',
  noMatches: 'No matches found',
  ticket: {
    back: 'Back to the tickets',
    answer: 'Answer',
    answerHelp: (characters: string) => `Mailed to whoever of the organisation wrote in the ticket. Up to ${characters} characters.`,
    stateAfter: 'State after the answer',
    send: 'Send answer',
    state: 'State without an answer',
    stateHelp: 'Who opened the ticket gets a mail when the state changes.',
    saveState: 'Save state',
  },
});
