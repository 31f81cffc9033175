import { useParams } from '@tanstack/react-router';
import { TicketView } from '../tickets/TicketView.tsx';
import { useSession } from '../session/session.ts';
import { Alert } from '../ui/Alert.tsx';
import { BackLink } from '../ui/BackLink.tsx';
import { supportText } from '../tickets/tickets.text.ts';
import { TicketMessageForm } from '../tickets/TicketMessageForm.tsx';

/** A ticket of one's own organisation: its conversation, and what one adds to it. */
export function TicketPage() {
  const { id } = useParams({ from: '/support/ticket/$id' });
  const { isSupportView, userInfo } = useSession();
  return (
    <TicketView key={id} ticketId={id} back={<BackLink to="/support">{supportText.ticket.back}</BackLink>}>
      {(ticket) =>
        isSupportView ? (
          <Alert tone="info">{supportText.ticket.inSupportView(userInfo?.email ?? '')}</Alert>
        ) : (
          <TicketMessageForm ticketId={id} isClosed={ticket.state === 'closed'} />
        )
      }
    </TicketView>
  );
}
