import { useNavigate } from '@tanstack/react-router';
import { bits } from '../../shared/base/permissions.ts';
import { MissingPermission } from '../account/MissingPermission.tsx';
import { here } from '../browser/history.ts';
import { usePermission, useSession } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as screenDrawings from '../ui/screen-drawings.ts';
import type { Evidence } from './evidence.ts';
import { ticketsText } from './tickets.text.ts';
import { draftWith, keepTicketDraft, readTicketDraft } from './ticket-draft.ts';

const { report: text } = ticketsText;
const needed = ['contact'] as const;

/** True if the user can open tickets, which a support view cannot. */
export function useMayReport(): boolean {
  const mayOpenTickets = usePermission(bits.contact);
  return !useSession().isSupportView && mayOpenTickets;
}

interface ReportAnswerProps {
  evidence: () => Evidence;
  /** True in a table, with a button a row: the icon of Support, named by its service. */
  isIcon?: boolean;
}

/** Begins a ticket with an answer in it. It passes on the answer in the ticket's draft, never in the address, which would be logged. */
export function ReportAnswer({ evidence, isIcon = false }: ReportAnswerProps) {
  const navigate = useNavigate();
  const { isSupportView, userInfo } = useSession();
  const portalId = userInfo?.portalId;
  if (!useMayReport() || portalId === undefined)
    return isIcon || isSupportView ? null : <MissingPermission needs={needed} purpose="report" />;
  const report = () => {
    const { pathname, search, hash } = here();
    keepTicketDraft(portalId, draftWith(readTicketDraft(portalId), evidence(), pathname + search + hash));
    void navigate({ to: '/support' });
  };
  if (isIcon) {
    const ofService = text.ofService(evidence().service);
    return (
      <button type="button" className="icon-button text-link" aria-label={ofService} title={ofService} onClick={report}>
        <Icon drawing={screenDrawings.support} />
      </button>
    );
  }
  return (
    <Button variant="secondary" size="small" onClick={report}>
      {text.button}
    </Button>
  );
}
