import { catalogue } from '../locale/catalogue.ts';

export const adminTicketsText = catalogue('tickets/admin-tickets', {
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
