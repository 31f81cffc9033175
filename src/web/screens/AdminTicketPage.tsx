import { useParams } from '@tanstack/react-router';
import { TicketView } from '../tickets/TicketView.tsx';
import { BackLink } from '../ui/BackLink.tsx';
import { adminTicketsText } from '../tickets/tickets.text.ts';
import { TicketAnswerForm } from '../tickets/TicketAnswerForm.tsx';
import { TicketStateForm } from '../tickets/TicketStateForm.tsx';

/** A ticket of any organisation, which staff answer. */
export function AdminTicketPage() {
  const { id } = useParams({ from: '/admin/ticket/$id' });
  return (
    <TicketView
      key={id}
      ticketId={id}
      back={
        <BackLink to="/admin" search={{ tab: 'tickets' }}>
          {adminTicketsText.ticket.back}
        </BackLink>
      }
    >
      {(ticket) => (
        <>
          <TicketAnswerForm ticketId={id} />
          <TicketStateForm ticket={ticket} />
        </>
      )}
    </TicketView>
  );
}
