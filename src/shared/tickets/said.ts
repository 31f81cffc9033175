/** Answers to calls about tickets. */
import { sayings } from '../base/sayings.ts';
import type { TicketState } from './ticket-states.ts';

export const ticketsSaid = sayings('ticketsSaid', {
  sent: (ticket: string, email: string) => `Your ticket ${ticket} was sent. A copy goes to ${email}`,
  messageAdded: (ticket: string) => `Your message was added to ticket ${ticket}`,
  answerMailed: (ticket: string, people: number) =>
    `Your answer was added to ticket ${ticket} and e-mailed to ${people} ${people === 1 ? 'person' : 'people'}`,
  answerUnmailed: (ticket: string) =>
    `Your answer was added to ticket ${ticket} but not e-mailed: nobody who wrote in it can read tickets any more`,
  seen: (messages: number, all: number) => `${messages} of ${all} ${all === 1 ? 'message' : 'messages'} seen`,
  isIn: (ticket: string, state: TicketState) => `Ticket ${ticket} is ${state}`,
  noteAdded: (ticket: string) => `Your note was added to ticket ${ticket}`,
  owned: (ticket: string, name: string) => `Ticket ${ticket} belongs to ${name}`,
  unowned: (ticket: string) => `Ticket ${ticket} belongs to nobody`,
  answerSaved: (title: string) => `The answer “${title}” was saved`,
  answerRemoved: 'The saved answer was deleted',
  manyAnswers: (most: number) => `There are already ${most} saved answers. Delete one first`,
  noSuchTicket: 'Ticket not found',
  ticketsToday: (most: number) =>
    `Your organisation has opened ${most.toLocaleString('en')} tickets today. You can open more after midnight UTC`,
  messagesToTicketToday: (most: number) =>
    `Your organisation has added ${most.toLocaleString('en')} messages to this ticket today. You can add more after midnight UTC`,
  messagesToTicketsToday: (most: number) =>
    `Your organisation has added ${most.toLocaleString('en')} messages to its tickets today. You can add more after midnight UTC`,
  messagesOfSupportToday: (most: number) =>
    `Support has added ${most.toLocaleString('en')} messages to this ticket today. You can add more after midnight UTC`,
});
