/** The provider's own part of a ticket: owner and internal notes. Only calls of staff have it. */
import * as z from 'zod/mini';
import { get, post, staffWith } from '../base/endpoint.ts';
import { Message } from '../base/message.ts';
import { bits } from '../base/permissions.ts';
import { messageText, TicketId, TicketOwner } from './tickets.ts';
import { ticketsWanted } from './wanted.ts';

const access = staffWith(bits.user_management);

/** An internal note, with numbers from 1. */
const TicketNote = z.object({ number: z.int(), at: z.string(), author: z.string(), text: z.string() });
export type TicketNote = z.infer<typeof TicketNote>;

export const ticketWork = get('/api/support/ticketWork', {
  summary: 'Get the owner and the internal notes of a ticket, and the staff who may own it',
  refuses: ['not_found'],
  access,
  operation: 'Support',
  query: z.object({ ticketId: TicketId }),
  reply: z.object({
    response: z.object({ owner: z.nullable(TicketOwner), notes: z.array(TicketNote), staff: z.array(TicketOwner) }),
  }),
});

export const addTicketNote = post('/api/support/ticketNote', {
  summary: 'Add an internal note to a ticket, which only staff can read',
  refuses: ['not_found'],
  takesIdempotencyKey: true,
  access,
  operation: 'Support',
  body: z.strictObject({ ticketId: TicketId, text: messageText(ticketsWanted.note) }),
  reply: z.extend(Message, { number: z.int() }),
});

export const setTicketOwner = post('/api/support/ticketOwner', {
  summary: 'Give a ticket to a staff member, or to nobody with `owner` null',
  refuses: ['not_found'],
  access,
  operation: 'Support',
  body: z.strictObject({
    ticketId: TicketId,
    owner: z.nullable(z.uuid({ error: ticketsWanted.owner.text })),
  }),
  reply: Message,
});
