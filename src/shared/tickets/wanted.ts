/** Refusals of the fields of tickets. */
import { sayings } from '../base/sayings.ts';
import { ticketStates } from './ticket-states.ts';

export const ticketsWanted = sayings('ticketsWanted', {
  type: 'Please select an option',
  subject: 'Please enter subject of ticket',
  shorterSubject: (most: number) => `The subject can have at most ${most} characters`,
  plainSubject: 'Remove line breaks and invisible characters from the subject',
  details: 'Please provide more details about the issue',
  message: 'Enter a message',
  answer: 'Enter an answer',
  shorterMessage: (most: number) => `The message can have at most ${most.toLocaleString('en')} characters`,
  plainMessage: 'Remove control characters from the message',
  number: 'This is not a ticket number',
  note: 'Enter a note',
  owner: 'Choose a person who answers tickets',
  answerTitle: 'Enter a title',
  shorterTitle: (most: number) => `The title can have at most ${most} characters`,
  plainTitle: 'Remove line breaks and invisible characters from the title',
  noSuchAnswer: 'Saved answer not found',
  evidence: 'This is not an answer of the portal',
  shorterEvidence: (most: number) => `A reported answer can have at most ${most.toLocaleString('en')} characters`,
  fewerEvidence: (most: number) => `A ticket can report at most ${most} answers`,
  state: `Choose a status: ${ticketStates.join(', ')}`,
});
