import { zodResolver } from '@hookform/resolvers/zod';
import { setTicketState, type TicketRow } from '../../shared/tickets/tickets.ts';
import { ticketStates } from '../../shared/tickets/ticket-states.ts';
import { useSend } from '../api/queries.ts';
import { failureContent } from '../api/report-failure.ts';
import { edited, settleForm } from '../api/edited-form.ts';
import { useContractForm, useField } from '../api/use-contract-form.ts';
import { refreshTickets } from './refresh-tickets.ts';
import { formatTicketState } from './TicketState.tsx';
import { showToast } from '../ui/toast/Toasts.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { adminTicketsText } from './admin-tickets.text.ts';

const { ticket: text } = adminTicketsText;
const resolver = zodResolver(setTicketState.body);
const stateOptions = ticketStates.map((value) => ({ value, label: formatTicketState(value) }));

/** Sets the state of a ticket. A choice alone changes nothing, since each change mails who opened the ticket. */
export function TicketStateForm({ ticket: { ticketId, state: before } }: { ticket: Pick<TicketRow, 'ticketId' | 'state'> }) {
  const { control, errors, refuse, reset, setFocus, handleSubmit } = useContractForm({ resolver, ...edited({ ticketId, state: before }) });
  const state = useField(control, 'state');
  const { mutate, isPending } = useSend(setTicketState, {
    onSuccess: ({ message }, { body }) => {
      showToast({ content: message, operationType: setTicketState.operation });
      // The button cannot be pressed until another state is chosen. An emptied form knows no fields until it is drawn.
      setFocus('state');
      settleForm(reset, body);
      refreshTickets();
    },
    onError: (failure) => refuse(failureContent(failure)),
  });
  const submit = handleSubmit((body) => isPending || mutate({ body }));
  return (
    <form noValidate onSubmit={submit} aria-label={text.state} className="card flex flex-col gap-4">
      <ErrorList errors={errors} />
      <div className="max-w-90">
        <SelectField
          {...state}
          label={text.state}
          helper={text.stateHelp}
          options={stateOptions}
          onChange={(value) => state.onChange(ticketStates.find((known) => known === value) ?? before)}
        />
      </div>
      <Button type="submit" variant="secondary" className="self-start" isLoading={isPending} disabled={state.value === before}>
        {text.saveState}
      </Button>
    </form>
  );
}
