import { useEffect, useState } from 'react';
import { listTickets, NewTicket, openTicket } from '../../shared/tickets/tickets.ts';
import { bodyResolver } from '../api/contract-resolver.ts';
import { useCallForm } from '../api/use-call-form.ts';
import { useSession } from '../session/session.ts';
import { dropTicketDraft, emptyTicket, keepTicketDraft, readTicketDraft, type TicketDraft } from './ticket-draft.ts';

const resolver = bodyResolver(NewTicket, ({ ticketSeverity, ticketSubject, ticketMessage }: TicketDraft) => ({
  ticketSeverity,
  ticketSubject,
  ticketMessage,
}));

/** The state of the form. `onSent` gets the number of each opened ticket, and null when the next one is sent. */
export function useTicketForm(onSent: (ticketId: string | null) => void) {
  const userId = useSession().userInfo?.portalId ?? '';
  const [defaultValues] = useState(() => readTicketDraft(userId));
  const form = useCallForm(openTicket, {
    resolver,
    defaultValues,
    input: (body) => ({ body }),
    isDoneOnce: true,
    refreshes: [listTickets],
    onDone: ({ ticketId }) => {
      dropTicketDraft(userId);
      form.reset(emptyTicket);
      onSent(ticketId);
    },
  });
  const { isPending, subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // Emptying the form is no typing: nothing of it is kept.
        callback: ({ values, type }) => type === 'change' && keepTicketDraft(userId, { ...values, isTyped: true, writeAt: null }),
      }),
    [subscribe, userId],
  );
  const submit: typeof form.submit = (event) => {
    if (!isPending) onSent(null);
    return form.submit(event);
  };
  return { ...form, submit, writeAt: defaultValues.writeAt };
}
