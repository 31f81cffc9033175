/** The columns of every list of tickets. */
import type { TicketRow } from '../../../shared/api/support.ts';
import type { Column } from '../../ui/table/columns.ts';
import { utcTime } from '../../../shared/utc-time.ts';
import { formatTicketState, TicketState } from './TicketState.tsx';

export const ticketFilter = { column: 'ticketSubject', label: 'Search Subject' } as const;

/** Staff read tickets of every organisation, so each line says of which. */
export function ticketColumns(onRead: (ticketId: string) => void, { hasOrganisation = false } = {}): Column<TicketRow>[] {
  const organisation: Column<TicketRow> = { id: 'organisation', title: 'Organisation' };
  return [
    {
      id: 'ticketId',
      title: 'Ticket',
      content: ({ ticketId }) => (
        <button type="button" className="link mono inline-block min-h-6 min-w-6" onClick={() => onRead(ticketId)}>
          <span className="sr-only">Read </span>
          {ticketId}
        </button>
      ),
      isMono: true,
    },
    { id: 'state', title: 'State', value: (row) => formatTicketState(row.state), content: (row) => <TicketState state={row.state} /> },
    ...(hasOrganisation ? [organisation] : []),
    {
      id: 'ticketSubject',
      title: 'Subject',
      content: (row) => <span className="inline-block max-w-90 min-w-40 py-1 wrap-anywhere whitespace-normal">{row.ticketSubject}</span>,
    },
    { id: 'ticketSeverity', title: 'Type' },
    {
      id: 'openedAt',
      title: 'Opened',
      value: (row) => utcTime(row.openedAt),
      content: (row) => <time dateTime={row.openedAt}>{utcTime(row.openedAt)}</time>,
      order: 'digits',
      isMono: true,
    },
    { id: 'openedBy', title: 'Opened by' },
  ];
}
