import { useState, type FormEvent } from 'react';
import {
  listTickets,
  listTicketsByAccount,
  readTicket,
  setTicketState,
  ticketStates,
  type TicketRow,
} from '../../../shared/api/support.ts';
import { queryClient, useSend } from '../../api/queries.ts';
import { failureContent } from '../../api/report-failure.ts';
import { formatTicketState } from '../../features/tickets/TicketState.tsx';
import { showToast } from '../../ui/toast/Toasts.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import { SelectField } from '../../ui/SelectField.tsx';

/** Sets the state of a ticket. A choice alone changes nothing, since each change mails who opened the ticket. */
export function TicketStateForm({ ticket: { ticketId, state: before }, onDone }: { ticket: TicketRow; onDone: () => void }) {
  const [state, setState] = useState(before);
  const [errors, setErrors] = useState<string | Record<string, string>>('');
  const { mutate, isPending } = useSend(setTicketState, {
    onSuccess: ({ message }) => {
      showToast({ content: message, operationType: setTicketState.operation });
      for (const { path } of [listTicketsByAccount, listTickets, readTicket]) void queryClient.invalidateQueries({ queryKey: [path] });
      onDone();
    },
    onError: (failure) => setErrors(failureContent(failure)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setErrors('');
    mutate({ body: { ticketId, state } });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 border-t border-border pt-4">
      <ErrorList errors={errors} />
      <SelectField
        label="State"
        name="state"
        helper="Who opened the ticket gets a mail when the state changes."
        options={ticketStates.map((value) => ({ value, label: formatTicketState(value) }))}
        value={state}
        onChange={(value) => setState(ticketStates.find((known) => known === value) ?? before)}
      />
      <Button type="submit" className="self-start" isLoading={isPending} disabled={state === before}>
        Save state
      </Button>
    </form>
  );
}
