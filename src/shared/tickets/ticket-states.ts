/** `waiting` is for the customer to answer. */
export const ticketStates = ['open', 'in progress', 'waiting', 'closed'] as const;
export type TicketState = (typeof ticketStates)[number];
