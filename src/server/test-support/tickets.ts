/** Tickets through the calls, and users to open them. */
import {
  answerTicket,
  listTickets,
  openTicket,
  readTicket,
  seeTicket,
  setTicketState,
  type TicketRow,
  writeTicketMessage,
} from '../../shared/tickets/tickets.ts';
import { addTicketNote, setTicketOwner, ticketWork } from '../../shared/tickets/staff-tickets.ts';
import { type TicketState } from '../../shared/tickets/ticket-states.ts';
import { everyPermission } from '../../shared/base/permissions.ts';
import { makeUser, signedInToken, type TestUser } from './factories.ts';
import type { Reply, TestPortal } from './test-portal.ts';

export const completeTicket = {
  ticketSeverity: 'Numbering or Response Issue',
  ticketSubject: 'Wrong carrier',
  ticketMessage: 'It moved in May.\n\nPlease look.',
} as const;

/** Returns the ticket operations of a test on one portal. */
export function ticketCalls(portal: () => TestPortal) {
  return {
    customer: async (permissions = everyPermission): Promise<{ user: TestUser; token: string }> => {
      const user = await makeUser(portal().deps, { permissions });
      return { user, token: await signedInToken(portal().deps, user) };
    },
    /** Posts any body, also one that the schema would refuse, since a program may post anything. */
    send: (token: string, part: Record<string, unknown> = {}): Promise<Reply> =>
      portal().call(openTicket, { body: { ...completeTicket, ...part } } as never, token),
    read: (token: string, ticketId: string) => portal().call(readTicket, { query: { ticketId } }, token),
    own: async (token: string) => (await portal().call(listTickets, {}, token)).body.message as TicketRow[],
    setState: (token: string, ticketId: string, state: string) =>
      portal().call(setTicketState, { body: { ticketId, state: state as TicketState } }, token),
    /** Adds the customer's message. */
    write: (token: string, ticketId: string, text: string) => portal().call(writeTicketMessage, { body: { ticketId, text } }, token),
    /** Adds the provider's message. */
    answer: (token: string, ticketId: string, { text = 'We looked into it.', state }: { text?: string; state?: TicketState } = {}) =>
      portal().call(answerTicket, { body: { ticketId, text, ...(state && { state }) } }, token),
    note: (token: string, ticketId: string, text: string) => portal().call(addTicketNote, { body: { ticketId, text } }, token),
    give: (token: string, ticketId: string, owner: string | null) => portal().call(setTicketOwner, { body: { ticketId, owner } }, token),
    work: (token: string, ticketId: string) => portal().call(ticketWork, { query: { ticketId } }, token),
    see: (token: string, ticketId: string, messages: number) => portal().call(seeTicket, { body: { ticketId, messages } }, token),
    /** Returns the number of mails ever queued. */
    mailsQueued: async () => {
      const { count } = await portal()
        .deps.db.selectFrom('mail_outbox')
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}
