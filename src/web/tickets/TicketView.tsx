import { useEffect, type ReactNode } from 'react';
import type { TicketNote } from '../../shared/tickets/staff-tickets.ts';
import { listTickets, listTicketsByAccount, readTicket, seeTicket } from '../../shared/tickets/tickets.ts';
import { shownTime } from '../ui/shown-time.ts';
import { call } from '../api/call.ts';
import { readAnew, useReply } from '../api/queries.ts';
import { useSession } from '../session/session.ts';
import { Facts } from '../ui/Facts.tsx';
import { Code } from '../ui/Code.tsx';
import { Loaded } from '../api/Loaded.tsx';
import { Conversation } from './Conversation.tsx';
import { stateSince, type Ticket } from './conversation-entries.ts';
import { TicketState } from './TicketState.tsx';
import { ticketsText } from './tickets.text.ts';
import { Page } from '../ui/Page.tsx';

export const ticketRefreshMs = 60_000;

interface TicketViewProps {
  ticketId: string;
  back: ReactNode;
  /** Internal notes, for staff alone. */
  notes?: readonly TicketNote[] | undefined;
  children: (ticket: Ticket) => ReactNode;
}

/** A ticket with its whole conversation, and below it what can be done with it. */
export function TicketView({ ticketId, back, notes, children }: TicketViewProps) {
  const { isSupportView } = useSession();
  const reply = useReply(
    readTicket,
    { query: { ticketId } },
    // The audit log records each look of a support view.
    { background: true, select: ({ response }) => response, refetchInterval: isSupportView ? false : ticketRefreshMs },
  );
  useSeen(reply.data);
  return (
    <Page back={back} title={ticketsText.title(ticketId)}>
      <Loaded reply={reply} missing={<p className="card">{ticketsText.unknown}</p>}>
        {(ticket) => (
          <>
            <TicketFacts ticket={ticket} />
            <Conversation ticket={ticket} notes={notes} />
            {children(ticket)}
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** Marks the shown ticket as seen. If that fails, it only stays marked as new. */
function useSeen(ticket: Ticket | undefined) {
  const { isSupportView } = useSession();
  const isNews = ticket?.isUnread === true && !isSupportView;
  const { ticketId = '', messages = [] } = ticket ?? {};
  const count = messages.length;
  useEffect(() => {
    if (!isNews) return;
    call(seeTicket, { body: { ticketId, messages: count } }, { background: true })
      .then(() => {
        readAnew(listTickets, listTicketsByAccount);
      })
      .catch(() => undefined);
  }, [isNews, ticketId, count]);
}

function TicketFacts({ ticket }: { ticket: Ticket }) {
  const { facts: text } = ticketsText;
  const since = stateSince(ticket);
  const facts: [string, ReactNode][] = [
    [text.subject, <bdi key="subject">{ticket.ticketSubject}</bdi>],
    [
      text.state,
      <span key="state" className="inline-flex flex-wrap items-baseline gap-x-2">
        <TicketState state={ticket.state} />
        {since !== null && <time dateTime={since}>{text.since(shownTime(since))}</time>}
      </span>,
    ],
    [text.type, ticketsText.types[ticket.ticketSeverity]],
    [text.organisation, <bdi key="organisation">{ticket.organisation}</bdi>],
    [
      text.openedBy,
      <span key="openedBy">
        <bdi>{ticket.openedBy}</bdi>
        {` (${ticket.openedByEmail})`}
      </span>,
    ],
    [text.opened, <Code key="opened">{shownTime(ticket.openedAt)}</Code>],
  ];
  return (
    <section aria-label={text.name} className="card">
      <Facts facts={facts} />
    </section>
  );
}
