import { useState, type FormEvent } from 'react';
import { listTickets, NewTicket, openTicket } from '../../../shared/api/support.ts';
import { fieldErrors } from '../../api/field-errors.ts';
import { queryClient, useSend } from '../../api/queries.ts';
import { failureContent } from '../../api/report-failure.ts';
import { useSession } from '../../session/session.ts';
import { dropTicketDraft, emptyTicket, keepTicketDraft, readTicketDraft, type TicketDraft } from '../../features/tickets/ticket-draft.ts';
import { showToast } from '../../ui/toast/Toasts.tsx';

/** The form at work. `sentId` is the number of the ticket that was just opened. */
export function useTicketForm() {
  const portalId = useSession().userInfo?.portalId ?? '';
  const [values, setValues] = useState(() => readTicketDraft(portalId));
  const [errors, setErrors] = useState<string | Record<string, string>>('');
  const [sentId, setSentId] = useState<string | null>(null);
  const { mutate, isPending } = useSend(openTicket, {
    isDoneOnce: true,
    onSuccess: ({ message, ticketId }) => {
      dropTicketDraft(portalId);
      setValues(emptyTicket);
      setSentId(ticketId);
      showToast({ content: message, operationType: openTicket.operation });
      void queryClient.invalidateQueries({ queryKey: [listTickets.path] });
    },
    onError: (failure) => setErrors(failureContent(failure)),
  });
  const set = (part: Partial<TicketDraft>) => {
    const next = { ...values, ...part, isTyped: true };
    setValues(next);
    keepTicketDraft(portalId, next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const { isTyped: _, ...ticket } = values;
    const checked = NewTicket.safeParse(ticket);
    setSentId(null);
    setErrors(checked.success ? '' : fieldErrors(checked));
    if (checked.success) mutate({ body: checked.data });
  };
  return { values, set, errors, isPending, sentId, submit };
}
