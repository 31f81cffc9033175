/** Refusals of the fields of tickets. */
import { sayings } from '../base/sayings.ts';
import { ticketStates } from './ticket-states.ts';

export const ticketsWanted = sayings('ticketsWanted', {
  type: 'Please select an option',
  subject: 'Please enter subject of ticket',
  shorterSubject: (most: number) => `A subject has at most ${most} characters`,
  plainSubject: 'A subject has no line breaks and no invisible characters',
  details: 'Please provide more details about the issue',
  message: 'Please write a message',
  answer: 'Please write an answer',
  shorterMessage: (most: number) => `A message has at most ${most.toLocaleString('en')} characters`,
  plainMessage: 'A message has no control characters',
  number: 'This is not a ticket number',
  state: `A state is one of ${ticketStates.join(', ')}`,
});
