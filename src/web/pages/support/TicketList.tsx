import { useMemo, type ReactNode } from 'react';
import { listTickets } from '../../../shared/api/support.ts';
import { tablePageSize } from '../../../shared/limits.ts';
import { useReply } from '../../api/queries.ts';
import { failureContent } from '../../api/report-failure.ts';
import { useSession } from '../../session/session.ts';
import { ticketColumns, ticketFilter } from '../../features/tickets/ticket-columns.tsx';
import { TicketModal, useReadTicket } from '../../features/tickets/TicketModal.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { SavedViews } from '../../features/views/SavedViews.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useTableViewInAddress } from '../../ui/table/use-table-view.ts';
import { DelayedSpinner } from '../../ui/DelayedSpinner.tsx';

/** The organisation's own tickets, each to be read again. `sent` says which one was sent just now. */
export function TicketList({ sent }: { sent: ReactNode }) {
  const { userInfo } = useSession();
  const { data, error, refetch } = useReply(listTickets, {});
  const { read, modal } = useReadTicket();
  const columns = useMemo(() => ticketColumns(read), [read]);
  const tableView = useTableViewInAddress('tickets', tablePageSize);
  return (
    // As tall as the window where a ticket was sent: it can then be scrolled to the top, where no toast stands.
    <section aria-labelledby="tickets" className={`flex min-w-0 scroll-mt-4 flex-col gap-4 ${sent ? 'min-h-[calc(100dvh-4rem)]' : ''}`}>
      <div>
        <h2 id="tickets" className="text-h2 font-semibold">
          Tickets of {userInfo?.organisation}
        </h2>
        <p className="text-text-2">What your organisation submitted, newest first. Waiting means that we wait for your answer.</p>
      </div>
      {sent}
      {error !== null && <LoadFailure errors={failureContent(error)} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <DelayedSpinner />}
      {data && (
        <DataTable
          {...tableView}
          tools={<SavedViews view={tableView.view} table="tickets" pageSize={tablePageSize} />}
          name="Tickets"
          columns={columns}
          rows={data.message}
          rowId={({ ticketId }) => ticketId}
          pageSize={tablePageSize}
          filter={ticketFilter}
          emptyText={data.message.length === 0 ? 'No tickets yet' : 'No matches found'}
        />
      )}
      <TicketModal {...modal} />
    </section>
  );
}
