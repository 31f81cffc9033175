import { bits } from '../../shared/permissions.ts';
import { goTo } from '../history.ts';
import { usePermission, useSession } from '../session.tsx';
import { Button } from '../ui/Button.tsx';
import type { Evidence } from './evidence.ts';
import { draftWith, keepTicketDraft, readTicketDraft } from './ticket-draft.ts';

/** Whether the user may open tickets, which a support view does not. */
export function useMayReport(): boolean {
  const mayOpenTickets = usePermission(bits.contact);
  return !useSession().isSupportView && mayOpenTickets;
}

interface ReportAnswerProps {
  evidence: () => Evidence;
  /** In a table: the button says "Report", and the rest to screen readers alone. */
  isShort?: boolean;
}

/** Begins a ticket with an answer in it. It is handed over as the draft of the ticket, never in the address, which would be logged. */
export function ReportAnswer({ evidence, isShort = false }: ReportAnswerProps) {
  const portalId = useSession().userInfo?.portalId;
  if (!useMayReport() || portalId === undefined) return null;
  const report = () => {
    keepTicketDraft(portalId, draftWith(readTicketDraft(portalId), evidence()));
    goTo('/support');
  };
  return (
    <Button color="secondary" size="small" className={isShort ? 'px-2.5!' : ''} onClick={report}>
      {isShort ? (
        <span>
          Report<span className="sr-only"> this answer of {evidence().service}</span>
        </span>
      ) : (
        'Report this answer'
      )}
    </Button>
  );
}
