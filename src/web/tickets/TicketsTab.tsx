import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { listTicketsByAccount } from '../../shared/tickets/tickets.ts';
import { ticketStates, type TicketState } from '../../shared/tickets/ticket-states.ts';
import { adminUserPageSize } from '../../shared/base/limits.ts';
import { useReply } from '../api/queries.ts';
import { ticketColumns, ticketFilter } from './ticket-columns.tsx';
import { formatTicketState } from './TicketState.tsx';
import { Combobox } from '../ui/Combobox.tsx';
import { FailureOf, Loaded } from '../api/Loaded.tsx';
import { useChangeSearch } from '../ui/search.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { useSavedTable } from '../account/saved-views/use-saved-table.tsx';
import { useOrganisations } from '../api/organisations.ts';
import { adminTicketsText as text } from './tickets.text.ts';

const columns = ticketColumns('/admin/ticket/$id');
const stateOptions = ticketStates.map((state) => ({ value: state, label: formatTicketState(state) }));

/** The tickets of every organisation that are not closed, or all of one. Organisation and state are in the address. */
export function TicketsTab() {
  const { 'tickets-account': account, 'tickets-state': state } = useSearch({ from: '/admin' });
  const change = useChangeSearch();
  const chooseAccount = (next: string | undefined) => change((now) => ({ ...now, 'tickets-account': next }), { push: true });
  const chooseState = (next: TicketState | undefined) => change((now) => ({ ...now, 'tickets-state': next }));
  const organisations = useOrganisations();
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <h2 className="sr-only">{text.title}</h2>
      <div className="grid max-w-180 gap-4 md:grid-cols-2">
        <Combobox
          label={text.organisation}
          name="tickets-account"
          placeholder={text.everyOrganisation}
          helper={text.organisationHelp}
          options={organisations.data ?? []}
          value={account ?? null}
          onChange={(value) => chooseAccount(value ?? undefined)}
        />
        <SelectField
          label={text.state}
          name="tickets-state"
          placeholder={text.anyState}
          helper={text.stateHelp}
          options={stateOptions}
          value={state ?? ''}
          onChange={(value) => chooseState(ticketStates.find((known) => known === value))}
        />
      </div>
      <FailureOf reply={organisations} />
      <Tickets account={account} state={state} />
    </div>
  );
}

function Tickets({ account, state }: { account: string | undefined; state: TicketState | undefined }) {
  const reply = useReply(listTicketsByAccount, { query: account === undefined ? {} : { account } });
  const { data } = reply;
  const rows = useMemo(() => data?.message.filter((row) => state === undefined || row.state === state), [data, state]);
  const table = useSavedTable({ name: 'tickets', pageSize: adminUserPageSize, savedAs: 'admin-tickets' });
  return (
    <Loaded reply={{ ...reply, data: rows }}>
      {(tickets) => (
        <DataTable
          {...table}
          contents={['tickets', account ?? 'every-organisation', state]}
          name={text.title}
          columns={columns}
          rows={tickets}
          rowId={({ ticketId }) => ticketId}
          filter={ticketFilter}
          emptyText={tickets.length === 0 ? text.none : text.noMatches}
        />
      )}
    </Loaded>
  );
}
