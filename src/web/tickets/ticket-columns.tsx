/** The columns of every list of tickets. */
import { Link } from '@tanstack/react-router';
import type { StaffTicketRow, TicketRow } from '../../shared/tickets/tickets.ts';
import { columnsOf, type Column } from '../ui/table/columns.ts';
import { shownTime } from '../ui/shown-time.ts';
import { formatTicketState, TicketState, UnreadMark } from './TicketState.tsx';
import { ticketsText } from './tickets.text.ts';

const { columns: text, facts, types, unread } = ticketsText;

export const ticketFilter = { column: 'ticketSubject', label: text.filter } as const;

/** The page that opens a ticket of the list. Staff read tickets of every organisation, so each line names its own. */
export type TicketPath = '/support/ticket/$id' | '/admin/ticket/$id';

/** A row of either list: only that of staff has an owner. */
type ListedTicket = TicketRow & Partial<StaffTicketRow>;

const column = columnsOf<ListedTicket>();

export function ticketColumns(path: TicketPath): Column<ListedTicket>[] {
  const isStaff = path === '/admin/ticket/$id';
  const otherSide = isStaff ? 'customer' : 'support';
  return [
    column.accessor('ticketId', {
      header: () => text.ticket,
      cell: ({ row: { original } }) => (
        <Link to={path} params={{ id: original.ticketId }} className="link mono inline-block min-h-6 min-w-6">
          <span className="sr-only">{text.read} </span>
          {original.ticketId}
        </Link>
      ),
      meta: { isMono: true },
    }),
    column.accessor(({ state, isUnread }) => formatTicketState(state) + (isUnread ? `, ${unread[otherSide]}` : ''), {
      id: 'state',
      header: () => facts.state,
      cell: ({ row: { original } }) => (
        <span className="inline-flex gap-1">
          <TicketState state={original.state} />
          {original.isUnread && <UnreadMark from={otherSide} />}
        </span>
      ),
    }),
    ...(isStaff
      ? [
          column.accessor(({ owner }) => owner?.fullName ?? '', { id: 'owner', header: () => ticketsText.owner }),
          column.accessor('organisation', { header: () => facts.organisation }),
        ]
      : []),
    column.accessor('ticketSubject', {
      header: () => facts.subject,
      meta: { shrinks: true },
    }),
    column.accessor(({ ticketSeverity }) => types[ticketSeverity], { id: 'ticketSeverity', header: () => facts.type }),
    column.accessor(({ openedAt }) => shownTime(openedAt), {
      id: 'openedAt',
      header: () => facts.opened,
      meta: { order: 'digits', isMono: true, isTime: true },
    }),
    column.accessor('openedBy', { header: () => facts.openedBy }),
  ];
}
