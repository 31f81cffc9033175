import { useCallback, useState, type ReactNode } from 'react';
import type { ReplyOf } from '../../../shared/api/endpoint.ts';
import { readTicket } from '../../../shared/api/support.ts';
import { useReply } from '../../api/queries.ts';
import { failureContent } from '../../api/report-failure.ts';
import { Button } from '../../ui/Button.tsx';
import { Code } from '../../ui/Code.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { utcTime } from '../../../shared/utc-time.ts';
import { DelayedSpinner } from '../../ui/DelayedSpinner.tsx';
import { TicketState } from './TicketState.tsx';

type Ticket = ReplyOf<typeof readTicket>['response'];

/** Which ticket is being read. The number stays while the dialog closes. */
export function useReadTicket() {
  const [ticketId, setTicketId] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const read = useCallback((id: string) => {
    setTicketId(id);
    setOpen(true);
  }, []);
  return { read, modal: { ticketId, isOpen, onClose: () => setOpen(false) } };
}

interface TicketModalProps {
  ticketId: string | null;
  isOpen: boolean;
  onClose: () => void;
  /** What can be done with the ticket, below it. */
  children?: (ticket: Ticket) => ReactNode;
}

/** A ticket with its message. */
export function TicketModal({ ticketId, isOpen, onClose, children }: TicketModalProps) {
  if (ticketId === null) return null;
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={`Ticket ${ticketId}`}
      actions={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <LoadedTicket ticketId={ticketId}>{children}</LoadedTicket>
    </Modal>
  );
}

function LoadedTicket({ ticketId, children }: { ticketId: string; children: TicketModalProps['children'] }) {
  const { data, error, refetch } = useReply(readTicket, { query: { ticketId } });
  if (data) {
    return (
      <div className="flex flex-col gap-4">
        <TicketFacts ticket={data.response} />
        {children?.(data.response)}
      </div>
    );
  }
  return error === null ? <DelayedSpinner /> : <LoadFailure errors={failureContent(error)} onRetry={() => void refetch()} />;
}

function TicketFacts({ ticket }: { ticket: Ticket }) {
  const facts: [string, ReactNode][] = [
    ['State', <TicketState key="state" state={ticket.state} />],
    ['Type', ticket.ticketSeverity],
    ['Organisation', ticket.organisation],
    ['Opened by', `${ticket.openedBy} (${ticket.openedByEmail})`],
    ['Opened', <Code key="opened">{utcTime(ticket.openedAt)}</Code>],
    ['Subject', ticket.ticketSubject],
  ];
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {facts.map(([name, value]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-text-2">{name}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {/* Text only: whatever somebody wrote is shown, never run. */}
      <p className="rounded-control border border-border bg-sunken px-3 py-2.5 wrap-anywhere whitespace-pre-wrap">{ticket.ticketMessage}</p>
    </>
  );
}
