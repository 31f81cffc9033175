import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { listTickets, type TicketRow } from '../../shared/tickets/tickets.ts';
import { tablePageSize } from '../../shared/base/limits.ts';
import { useReply } from '../api/queries.ts';
import { useSession } from '../session/session.ts';
import { ticketColumns, ticketFilter } from './ticket-columns.tsx';
import { formatCount } from '../locale/current-locale.ts';
import { Loaded } from '../api/Loaded.tsx';
import { useSavedTable } from '../account/saved-views/use-saved-table.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { Alert } from '../ui/Alert.tsx';
import { supportText } from './tickets.text.ts';

const { list: text } = supportText;
const columns = ticketColumns('/support/ticket/$id');
/** More than a glance takes in. */
const mostNews = 5;

/** The organisation's own tickets, each to be read again. `sent` says which one was sent just now. */
export function TicketList({ sent }: { sent: ReactNode }) {
  const { userInfo } = useSession();
  const reply = useReply(listTickets, {});
  const { data } = reply;
  const table = useSavedTable({ name: 'tickets', pageSize: tablePageSize });
  return (
    // As tall as the window where a ticket was sent: it can then be scrolled to the top, where no toast stands.
    <section aria-labelledby="tickets" className={`flex min-w-0 scroll-mt-4 flex-col gap-4 ${sent ? 'min-h-[calc(100dvh-4rem)]' : ''}`}>
      <div>
        <h2 id="tickets" className="text-h2 font-semibold wrap-anywhere">
          {text.title(userInfo?.organisation ?? '')}
        </h2>
        <p className="text-text-2">{text.lead}</p>
      </div>
      {sent}
      {data && <News tickets={data.message} />}
      <Loaded reply={reply}>
        {(data) => (
          <DataTable
            {...table}
            contents={['tickets', userInfo?.organisation]}
            name={text.name}
            columns={columns}
            rows={data.message}
            rowId={({ ticketId }) => ticketId}
            filter={ticketFilter}
            empty={{ title: text.none, about: text.noneAbout }}
          />
        )}
      </Loaded>
    </section>
  );
}

/** Answers that were not seen yet: they may be to old tickets, on another page of the list. */
function News({ tickets }: { tickets: readonly TicketRow[] }) {
  const news = tickets.filter(({ isUnread }) => isUnread);
  if (news.length === 0) return null;
  return (
    <Alert tone="info">
      <span className="flex flex-wrap gap-x-3">
        <span className="font-semibold">{text.news}</span>
        {news.slice(0, mostNews).map(({ ticketId }) => (
          <Link key={ticketId} to="/support/ticket/$id" params={{ id: ticketId }} className="link mono">
            {ticketId}
          </Link>
        ))}
        {news.length > mostNews && <span>… {formatCount(news.length)}</span>}
      </span>
    </Alert>
  );
}
