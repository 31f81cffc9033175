import { zodResolver } from '@hookform/resolvers/zod';
import { addTicketNote, ticketWork } from '../../shared/tickets/staff-tickets.ts';
import { ticketMessageMaxLength } from '../../shared/tickets/tickets.ts';
import { useCallForm } from '../api/use-call-form.ts';
import { useField } from '../api/use-contract-form.ts';
import { formatCount } from '../locale/current-locale.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { sendByKeys } from '../ui/send-by-keys.ts';
import { TextArea } from '../ui/TextArea.tsx';
import { adminTicketsText } from './tickets.text.ts';
import { useMessageDraft } from './use-message-draft.ts';

const { note: text } = adminTicketsText;
const resolver = zodResolver(addTicketNote.body);

/** Adds an internal note. It looks like one, so that nobody writes to the customer in it, or to colleagues in the answer. */
export function TicketNoteForm({ ticketId }: { ticketId: string }) {
  const draft = useMessageDraft(ticketId, 'note');
  const form = useCallForm(addTicketNote, {
    resolver,
    defaultValues: { ticketId, text: draft.initial },
    input: (body) => ({ body }),
    isDoneOnce: true,
    refreshes: [ticketWork],
    onDone: () => {
      draft.drop();
      form.reset({ ticketId, text: '' });
    },
  });
  const note = useField(form.control, 'text');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut for what the button does
    <form
      noValidate
      onSubmit={form.submit}
      onKeyDown={sendByKeys}
      aria-labelledby="internal-note"
      className="card flex flex-col gap-4 border-dashed! border-warning! bg-warning-bg!"
    >
      <h2 id="internal-note" className="text-h2 font-semibold">
        {text.title}
      </h2>
      <ErrorList errors={form.errors} />
      <TextArea
        {...note}
        label={text.field}
        rows={3}
        growsTo={16}
        required
        helper={text.help(formatCount(ticketMessageMaxLength))}
        onChange={(value) => {
          draft.keep(value);
          note.onChange(value);
        }}
      />
      <Button type="submit" variant="secondary" className="self-start" isLoading={form.isPending}>
        {text.add}
      </Button>
    </form>
  );
}
