import { zodResolver } from '@hookform/resolvers/zod';
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
import { useContractForm, useField } from '../../api/use-contract-form.ts';
import { formatTicketState } from '../../features/tickets/TicketState.tsx';
import { showToast } from '../../ui/toast/Toasts.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import { SelectField } from '../../ui/SelectField.tsx';

const resolver = zodResolver(setTicketState.body);
const stateOptions = ticketStates.map((value) => ({ value, label: formatTicketState(value) }));

/** Sets the state of a ticket. A choice alone changes nothing, since each change mails who opened the ticket. */
export function TicketStateForm({ ticket: { ticketId, state: before }, onDone }: { ticket: TicketRow; onDone: () => void }) {
  const { control, errors, refuse, handleSubmit } = useContractForm({ resolver, defaultValues: { ticketId, state: before } });
  const state = useField(control, 'state');
  const { mutate, isPending } = useSend(setTicketState, {
    onSuccess: ({ message }) => {
      showToast({ content: message, operationType: setTicketState.operation });
      for (const { path } of [listTicketsByAccount, listTickets, readTicket]) void queryClient.invalidateQueries({ queryKey: [path] });
      onDone();
    },
    onError: (failure) => refuse(failureContent(failure)),
  });
  const submit = handleSubmit((body) => isPending || mutate({ body }));
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 border-t border-border pt-4">
      <ErrorList errors={errors} />
      <SelectField
        {...state}
        label="State"
        helper="Who opened the ticket gets a mail when the state changes."
        options={stateOptions}
        onChange={(value) => state.onChange(ticketStates.find((known) => known === value) ?? before)}
      />
      <Button type="submit" className="self-start" isLoading={isPending} disabled={state.value === before}>
        Save state
      </Button>
    </form>
  );
}
