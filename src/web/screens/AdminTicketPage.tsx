import { useParams } from '@tanstack/react-router';
import { ticketWork } from '../../shared/tickets/staff-tickets.ts';
import { useReply } from '../api/queries.ts';
import { TicketNoteForm } from '../tickets/TicketNoteForm.tsx';
import { TicketOwnerForm } from '../tickets/TicketOwnerForm.tsx';
import { TicketView, ticketRefreshMs } from '../tickets/TicketView.tsx';
import { BackLink } from '../ui/BackLink.tsx';
import { adminTicketsText } from '../tickets/tickets.text.ts';
import { TicketAnswerForm } from '../tickets/TicketAnswerForm.tsx';
import { TicketStateForm } from '../tickets/TicketStateForm.tsx';

/** A ticket of any organisation, which staff answer. */
export function AdminTicketPage() {
  const { id } = useParams({ from: '/admin/ticket/$id' });
  const { data: work } = useReply(
    ticketWork,
    { query: { ticketId: id } },
    { background: true, select: ({ response }) => response, refetchInterval: ticketRefreshMs },
  );
  return (
    <TicketView
      key={id}
      ticketId={id}
      notes={work?.notes}
      back={
        <BackLink to="/admin" search={{ tab: 'tickets' }}>
          {adminTicketsText.ticket.back}
        </BackLink>
      }
    >
      {(ticket) => (
        <>
          <TicketAnswerForm ticketId={id} />
          <TicketNoteForm ticketId={id} />
          <div className="grid gap-4 md:grid-cols-2">
            {work && <TicketOwnerForm ticketId={id} work={work} />}
            <TicketStateForm ticket={ticket} />
          </div>
        </>
      )}
    </TicketView>
  );
}
