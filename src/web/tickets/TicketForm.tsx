import { listTickets, NewTicket, openTicket, ticketMessageMaxLength, ticketTypes } from '../../shared/tickets/tickets.ts';
import { useField } from '../api/use-contract-form.ts';
import { useTitleMarks } from '../browser/title.ts';
import { supportText, ticketsText } from './tickets.text.ts';
import { formatCount } from '../locale/current-locale.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { sendByKeys } from '../ui/send-by-keys.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useEffect, useState } from 'react';
import { bodyResolver } from '../api/contract-resolver.ts';
import { useCallForm } from '../api/use-call-form.ts';
import { useSession } from '../session/session.ts';
import { ReportedAnswer } from './ReportedAnswer.tsx';
import { dropTicketDraft, emptyTicket, keepTicketDraft, readTicketDraft, type TicketDraft } from './ticket-draft.ts';

const { form: text } = supportText;
const typeOptions = ticketTypes.map((type) => ({ value: type, label: ticketsText.types[type] }));

/** Opens a ticket. The text stays in this tab until it is sent. */
export function TicketForm({ onSent }: { onSent: (ticketId: string | null) => void }) {
  const { control, errors, hasError, isPending, submit, writeAt } = useTicketForm(onSent);
  const severity = useField(control, 'ticketSeverity');
  const subject = useField(control, 'ticketSubject');
  const message = useField(control, 'ticketMessage');
  const evidence = useField(control, 'evidence');
  useTitleMarks({ hasError });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut for what the button does, from each of the fields
    <form noValidate onSubmit={submit} onKeyDown={sendByKeys} aria-labelledby="submit-a-ticket" className="card flex flex-col gap-5">
      <h2 id="submit-a-ticket" className="text-h2 font-semibold">
        {text.title}
      </h2>
      <ErrorList errors={errors} />
      <div className="flex max-w-180 flex-col gap-5">
        <div className="max-w-90">
          <SelectField label={text.type} placeholder={text.selectType} required options={typeOptions} {...severity} />
        </div>
        <TextField label={text.subject} autoComplete="off" required {...subject} />
        <TextArea
          label={text.message}
          rows={4}
          growsTo={16}
          writeAt={writeAt}
          required
          helper={text.messageHelp(formatCount(ticketMessageMaxLength))}
          {...message}
        />
        {evidence.value.map((one) => (
          <ReportedAnswer
            key={`${one.at} ${one.service} ${one.number}`}
            evidence={one}
            action={
              <Button
                variant="quiet"
                size="small"
                aria-label={`${ticketsText.evidence.remove}: ${ticketsText.evidence.name(one.service, one.number)}`}
                onClick={() => evidence.onChange(evidence.value.filter((other) => other !== one))}
              >
                {ticketsText.evidence.remove}
              </Button>
            }
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" isLoading={isPending}>
          {text.submit}
        </Button>
        <span className="text-small text-text-2 max-md:hidden">{ticketsText.form.keys}</span>
      </div>
    </form>
  );
}

const resolver = bodyResolver(NewTicket, ({ ticketSeverity, ticketSubject, ticketMessage, evidence }: TicketDraft) => ({
  ticketSeverity,
  ticketSubject,
  ticketMessage,
  evidence,
}));

/** The state of the form. `onSent` gets the number of each opened ticket, and null when the next one is sent. */
function useTicketForm(onSent: (ticketId: string | null) => void) {
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
