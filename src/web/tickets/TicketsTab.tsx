import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { ownerChoices, type OwnerChoice } from '../../shared/tickets/owner-choices.ts';
import { listTicketsByAccount, type StaffTicketRow } from '../../shared/tickets/tickets.ts';
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
import { useSession } from '../session/session.ts';
import { useOrganisations } from '../api/organisations.ts';
import { adminTicketsText as text } from './tickets.text.ts';

const columns = ticketColumns('/admin/ticket/$id');
const ownerOptions = ownerChoices.map((value) => ({ value, label: text.owners[value] }));
const stateOptions = ticketStates.map((state) => ({ value: state, label: formatTicketState(state) }));

/** The tickets of every organisation that are not closed, or all of one. Organisation, state and owner are in the address. */
export function TicketsTab() {
  const { 'tickets-account': account, 'tickets-state': state, 'tickets-owner': owner } = useSearch({ from: '/admin' });
  const change = useChangeSearch();
  const chooseAccount = (next: string | undefined) => change((now) => ({ ...now, 'tickets-account': next }), { push: true });
  const chooseState = (next: TicketState | undefined) => change((now) => ({ ...now, 'tickets-state': next }));
  const chooseOwner = (next: OwnerChoice | undefined) => change((now) => ({ ...now, 'tickets-owner': next }));
  const organisations = useOrganisations();
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <h2 className="sr-only">{text.title}</h2>
      <div className="field-row max-w-270 gap-4 md:grid-cols-3">
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
        <SelectField
          label={text.owner}
          name="tickets-owner"
          placeholder={text.everyOwner}
          helper={text.ownerHelp}
          options={ownerOptions}
          value={owner ?? ''}
          onChange={(value) => chooseOwner(ownerChoices.find((known) => known === value))}
        />
      </div>
      <FailureOf reply={organisations} />
      <Tickets account={account} state={state} owner={owner} />
    </div>
  );
}

interface Choices {
  account: string | undefined;
  state: TicketState | undefined;
  owner: OwnerChoice | undefined;
}

function Tickets({ account, state, owner }: Choices) {
  const ownId = useSession().userInfo?.portalId;
  const reply = useReply(listTicketsByAccount, { query: account === undefined ? {} : { account } });
  const { data } = reply;
  const rows = useMemo(() => {
    const isOwned = (row: StaffTicketRow) => owner === undefined || row.owner?.portalId === (owner === 'mine' ? ownId : undefined);
    return data?.message.filter((row) => (state === undefined || row.state === state) && isOwned(row));
  }, [data, state, owner, ownId]);
  const table = useSavedTable({ name: 'tickets', pageSize: adminUserPageSize, savedAs: 'admin-tickets' });
  return (
    <Loaded reply={{ ...reply, data: rows }}>
      {(tickets) => (
        <DataTable
          {...table}
          contents={['tickets', account ?? 'every-organisation', state, owner]}
          name={text.title}
          columns={columns}
          rows={tickets}
          rowId={({ ticketId }) => ticketId}
          filter={ticketFilter}
          empty={data?.message.length === 0 ? { title: text.none } : undefined}
        />
      )}
    </Loaded>
  );
}
