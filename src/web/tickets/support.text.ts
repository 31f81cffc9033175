import { catalogue } from '../locale/catalogue.ts';

export const supportText = catalogue('tickets/support', {
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
