import { useState } from 'react';
import { readTicketDraft } from '../tickets/ticket-draft.ts';
import { useSession } from '../session/session.ts';
import { Alert } from '../ui/Alert.tsx';
import { BackTo } from '../ui/BackTo.tsx';
import { supportText } from '../tickets/tickets.text.ts';
import { SentTicket } from '../tickets/SentTicket.tsx';
import { TicketForm } from '../tickets/TicketForm.tsx';
import { TicketList } from '../tickets/TicketList.tsx';
import { Page } from '../ui/Page.tsx';

/** Specification, "Support". A support view reads tickets, and opens none in the customer's name. */
export function SupportPage() {
  const { isSupportView, userInfo } = useSession();
  const [sentId, setSentId] = useState<string | null>(null);
  // It stays when the draft goes, because the ticket was sent.
  const [result] = useState(() => readTicketDraft(userInfo?.portalId ?? '').result);
  return (
    <Page back={result !== null && <BackTo to={result}>{supportText.back}</BackTo>} title={supportText.title}>
      {isSupportView ? <Alert tone="info">{supportText.inSupportView(userInfo?.email ?? '')}</Alert> : <TicketForm onSent={setSentId} />}
      <TicketList
        sent={
          sentId !== null && (
            <SentTicket key={sentId} ticketId={sentId} back={result !== null && <BackTo to={result}>{supportText.back}</BackTo>} />
          )
        }
      />
    </Page>
  );
}
