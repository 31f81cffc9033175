import { zodResolver } from '@hookform/resolvers/zod';
import { setTicketState, type TicketRow } from '../../shared/tickets/tickets.ts';
import { ticketStates } from '../../shared/tickets/ticket-states.ts';
import { edited, settleForm } from '../api/edited-form.ts';
import { useCallForm } from '../api/use-call-form.ts';
import { useField } from '../api/use-contract-form.ts';
import { ticketReads } from './ticket-reads.ts';
import { formatTicketState } from './TicketState.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { adminTicketsText } from './tickets.text.ts';

const { ticket: text } = adminTicketsText;
const resolver = zodResolver(setTicketState.body);
const stateOptions = ticketStates.map((value) => ({ value, label: formatTicketState(value) }));

/** Sets the state of a ticket. A choice alone changes nothing, since each change mails who opened the ticket. */
export function TicketStateForm({ ticket: { ticketId, state: before } }: { ticket: Pick<TicketRow, 'ticketId' | 'state'> }) {
  const form = useCallForm(setTicketState, {
    resolver,
    ...edited({ ticketId, state: before }),
    input: (body) => ({ body }),
    refreshes: ticketReads,
    onDone: (_, body) => {
      // The button cannot be pressed until another state is chosen. An emptied form knows no fields until it is drawn.
      form.setFocus('state');
      settleForm(form.reset, body);
    },
  });
  const state = useField(form.control, 'state');
  return (
    <form noValidate onSubmit={form.submit} aria-label={text.state} className="card flex flex-col gap-4">
      <ErrorList errors={form.errors} />
      <div className="max-w-90">
        <SelectField
          {...state}
          label={text.state}
          helper={text.stateHelp}
          options={stateOptions}
          onChange={(value) => state.onChange(ticketStates.find((known) => known === value) ?? before)}
        />
      </div>
      <Button type="submit" variant="secondary" className="self-start" isLoading={form.isPending} disabled={state.value === before}>
        {text.saveState}
      </Button>
    </form>
  );
}
