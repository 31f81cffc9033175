import { useState } from 'react';
import { readTicketDraft } from '../../features/tickets/ticket-draft.ts';
import { useSession } from '../../session/session.ts';
import { Alert } from '../../ui/Alert.tsx';
import { PortalLink } from '../../ui/PortalLink.tsx';
import { SentTicket } from './SentTicket.tsx';
import { TicketForm } from './TicketForm.tsx';
import { TicketList } from './TicketList.tsx';

/** Specification, "Support". A support view reads tickets, and opens none in the customer's name. */
export function SupportPage() {
  const { isSupportView, userInfo } = useSession();
  const [sentId, setSentId] = useState<string | null>(null);
  // It stays when the draft goes, because the ticket was sent.
  const [result] = useState(() => readTicketDraft(userInfo?.portalId ?? '').result);
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {result !== null && <BackToResult to={result} />}
      <h1 className="text-h1 font-semibold">Portal Support</h1>
      {isSupportView ? (
        <Alert tone="info">You see the portal as {userInfo?.email}. A support view looks only, so it opens no tickets.</Alert>
      ) : (
        <TicketForm onSent={setSentId} />
      )}
      <TicketList
        sent={sentId !== null && <SentTicket key={sentId} ticketId={sentId} back={result !== null && <BackToResult to={result} />} />}
      />
    </div>
  );
}

function BackToResult({ to }: { to: string }) {
  return (
    <PortalLink to={to} className="link inline-flex min-h-6 items-center gap-1 self-start">
      <span aria-hidden="true">‹</span> Back to the result
    </PortalLink>
  );
}
