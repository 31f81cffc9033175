/** Answers to calls about tickets. */
import { sayings } from '../base/sayings.ts';
import type { TicketState } from './ticket-states.ts';

export const ticketsSaid = sayings('ticketsSaid', {
  sent: (ticket: string, email: string) => `Your ticket ${ticket} was sent. A copy is on its way to ${email}`,
  messageAdded: (ticket: string) => `Your message was added to ticket ${ticket}`,
  answerMailed: (ticket: string, people: number) =>
    `Your answer was added to ticket ${ticket} and is mailed to ${people} ${people === 1 ? 'person' : 'people'}`,
  answerUnmailed: (ticket: string) =>
    `Your answer was added to ticket ${ticket} and mailed to nobody: who wrote in it may not read tickets any more`,
  seen: (messages: number, all: number) => `${messages} of ${all} ${all === 1 ? 'message' : 'messages'} seen`,
  isIn: (ticket: string, state: TicketState) => `Ticket ${ticket} is ${state}`,
  noSuchTicket: 'There is no such ticket',
  ticketsToday: (most: number) =>
    `Your organisation has opened ${most.toLocaleString('en')} tickets today, and no more are taken before midnight UTC`,
  messagesToTicketToday: (most: number) =>
    `Your organisation has added ${most.toLocaleString('en')} messages to this ticket today, and no more are taken before midnight UTC`,
  messagesToTicketsToday: (most: number) =>
    `Your organisation has added ${most.toLocaleString('en')} messages to its tickets today, and no more are taken before midnight UTC`,
  messagesOfSupportToday: (most: number) =>
    `Support has added ${most.toLocaleString('en')} messages to this ticket today, and no more are taken before midnight UTC`,
});
