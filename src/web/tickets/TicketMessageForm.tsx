import { zodResolver } from '@hookform/resolvers/zod';
import { ticketMessageMaxLength, writeTicketMessage } from '../../shared/tickets/tickets.ts';
import { useCallForm } from '../api/use-call-form.ts';
import { useField } from '../api/use-contract-form.ts';
import { useTitleMarks } from '../browser/title.ts';
import { ticketReads } from './ticket-reads.ts';
import { ticketsText, supportText } from './tickets.text.ts';
import { useMessageDraft } from './use-message-draft.ts';
import { formatCount } from '../locale/current-locale.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { sendByKeys } from '../ui/send-by-keys.ts';
import { TextArea } from '../ui/TextArea.tsx';

const { ticket: text } = supportText;
const resolver = zodResolver(writeTicketMessage.body);

/** Adds a message to a ticket. The text stays in this tab until it is sent. */
export function TicketMessageForm({ ticketId, isClosed }: { ticketId: string; isClosed: boolean }) {
  const draft = useMessageDraft(ticketId);
  const form = useCallForm(writeTicketMessage, {
    resolver,
    defaultValues: { ticketId, text: draft.initial },
    input: (body) => ({ body }),
    isDoneOnce: true,
    refreshes: ticketReads,
    onDone: () => {
      draft.drop();
      form.reset({ ticketId, text: '' });
    },
  });
  const message = useField(form.control, 'text');
  useTitleMarks(form);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut for what the button does
    <form noValidate onSubmit={form.submit} onKeyDown={sendByKeys} aria-labelledby="write-a-message" className="card flex flex-col gap-4">
      <h2 id="write-a-message" className="text-h2 font-semibold">
        {text.title}
      </h2>
      <ErrorList errors={form.errors} />
      <TextArea
        {...message}
        label={text.message}
        rows={4}
        growsTo={16}
        required
        helper={[isClosed ? text.closed : '', ticketsText.form.upTo(formatCount(ticketMessageMaxLength))].join(' ').trim()}
        onChange={(value) => {
          draft.keep(value);
          message.onChange(value);
        }}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" isLoading={form.isPending}>
          {text.submit}
        </Button>
        <span className="text-small text-text-2 max-md:hidden">{ticketsText.form.keys}</span>
      </div>
    </form>
  );
}
