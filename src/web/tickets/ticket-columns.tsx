/** The columns of every list of tickets. */
import { Link } from '@tanstack/react-router';
import type { TicketRow } from '../../shared/tickets/tickets.ts';
import type { Column } from '../ui/table/columns.ts';
import { shownTime } from '../ui/shown-time.ts';
import { formatTicketState, TicketState, UnreadMark } from './TicketState.tsx';
import { ticketsText } from './tickets.text.ts';

const { columns: text, facts, types, unread } = ticketsText;

export const ticketFilter = { column: 'ticketSubject', label: text.filter } as const;

/** Where a ticket of the list is read. Staff read tickets of every organisation, so each line says of which. */
export type TicketPath = '/support/ticket/$id' | '/admin/ticket/$id';

export function ticketColumns(path: TicketPath): Column<TicketRow>[] {
  const isStaff = path === '/admin/ticket/$id';
  const otherSide = isStaff ? 'customer' : 'support';
  const organisation: Column<TicketRow> = { id: 'organisation', title: facts.organisation };
  return [
    {
      id: 'ticketId',
      title: text.ticket,
      content: ({ ticketId }) => (
        <Link to={path} params={{ id: ticketId }} className="link mono inline-block min-h-6 min-w-6">
          <span className="sr-only">{text.read} </span>
          {ticketId}
        </Link>
      ),
      isMono: true,
    },
    {
      id: 'state',
      title: facts.state,
      value: ({ state, isUnread }) => formatTicketState(state) + (isUnread ? `, ${unread[otherSide]}` : ''),
      content: ({ state, isUnread }) => (
        <span className="inline-flex flex-wrap gap-1 py-1">
          <TicketState state={state} />
          {isUnread && <UnreadMark from={otherSide} />}
        </span>
      ),
    },
    ...(isStaff ? [organisation] : []),
    {
      id: 'ticketSubject',
      title: facts.subject,
      content: (row) => <span className="inline-block max-w-90 min-w-40 py-1 wrap-anywhere whitespace-normal">{row.ticketSubject}</span>,
    },
    { id: 'ticketSeverity', title: facts.type, value: (row) => types[row.ticketSeverity] },
    {
      id: 'openedAt',
      title: facts.opened,
      value: (row) => shownTime(row.openedAt),
      content: (row) => <time dateTime={row.openedAt}>{shownTime(row.openedAt)}</time>,
      order: 'digits',
      isMono: true,
    },
    { id: 'openedBy', title: facts.openedBy },
  ];
}
