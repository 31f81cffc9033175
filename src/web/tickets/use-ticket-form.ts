import { useEffect, useState } from 'react';
import { listTickets, NewTicket, openTicket } from '../../shared/tickets/tickets.ts';
import { bodyResolver } from '../api/contract-resolver.ts';
import { readAnew, useSend } from '../api/queries.ts';
import { failureContent } from '../api/report-failure.ts';
import { useContractForm } from '../api/use-contract-form.ts';
import { useSession } from '../session/session.ts';
import { dropTicketDraft, emptyTicket, keepTicketDraft, readTicketDraft, type TicketDraft } from './ticket-draft.ts';
import { showToast } from '../ui/toast/Toasts.tsx';

const resolver = bodyResolver(NewTicket, ({ ticketSeverity, ticketSubject, ticketMessage }: TicketDraft) => ({
  ticketSeverity,
  ticketSubject,
  ticketMessage,
}));

/** The form at work. `onSent` is told the number of each ticket that was opened, and null when the next one is sent. */
export function useTicketForm(onSent: (ticketId: string | null) => void) {
  const userId = useSession().userInfo?.portalId ?? '';
  const [defaultValues] = useState(() => readTicketDraft(userId));
  const { control, errors, hasError, refuse, reset, subscribe, handleSubmit } = useContractForm({ resolver, defaultValues });
  const { mutate, isPending } = useSend(openTicket, {
    isDoneOnce: true,
    onSuccess: ({ message, ticketId }) => {
      dropTicketDraft(userId);
      reset(emptyTicket);
      onSent(ticketId);
      showToast({ content: message, operationType: openTicket.operation });
      readAnew(listTickets);
    },
    onError: (failure) => refuse(failureContent(failure)),
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // Emptying the form is no typing: nothing of it is kept.
        callback: ({ values, type }) => type === 'change' && keepTicketDraft(userId, { ...values, isTyped: true, writeAt: null }),
      }),
    [subscribe, userId],
  );
  const send = handleSubmit((body) => isPending || mutate({ body }));
  const submit: typeof send = (event) => {
    if (!isPending) onSent(null);
    return send(event);
  };
  return { control, errors, hasError, isPending, submit, writeAt: defaultValues.writeAt };
}
