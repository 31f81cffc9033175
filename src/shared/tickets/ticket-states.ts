/** States of a ticket. `waiting`: the customer has to reply. */
export const ticketStates = ['open', 'in progress', 'waiting', 'closed'] as const;
export type TicketState = (typeof ticketStates)[number];
