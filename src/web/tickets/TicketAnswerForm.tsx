import { useRef, useState } from 'react';
import { answerTicket, ticketMessageMaxLength } from '../../shared/tickets/tickets.ts';
import { ticketStates, type TicketState } from '../../shared/tickets/ticket-states.ts';
import { bodyResolver } from '../api/contract-resolver.ts';
import { useCallForm } from '../api/use-call-form.ts';
import { useField } from '../api/use-contract-form.ts';
import { useTitleMarks } from '../browser/title.ts';
import { InsertAnswer } from './InsertAnswer.tsx';
import { SavedAnswersDialog } from './SavedAnswersDialog.tsx';
import { ticketReads } from './ticket-reads.ts';
import { ticketsText, adminTicketsText } from './tickets.text.ts';
import { formatTicketState } from './TicketState.tsx';
import { useMessageDraft } from './use-message-draft.ts';
import { formatCount } from '../locale/current-locale.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { sendByKeys } from '../ui/send-by-keys.ts';
import { TextArea } from '../ui/TextArea.tsx';

const { ticket: text } = adminTicketsText;
const stateOptions = ticketStates.map((value) => ({ value, label: formatTicketState(value) }));

interface Answer {
  ticketId: string;
  text: string;
  stateAfter: TicketState;
}

const resolver = bodyResolver(answerTicket.body, ({ ticketId, text: words, stateAfter }: Answer) => ({
  ticketId,
  text: words,
  state: stateAfter,
}));

/** Answers a ticket and sets its next state. The text stays in this tab until it is sent. */
export function TicketAnswerForm({ ticketId }: { ticketId: string }) {
  const draft = useMessageDraft(ticketId);
  const empty: Answer = { ticketId, text: '', stateAfter: 'waiting' };
  const form = useCallForm(answerTicket, {
    resolver,
    defaultValues: { ...empty, text: draft.initial },
    input: (body) => ({ body }),
    isDoneOnce: true,
    refreshes: ticketReads,
    onDone: () => {
      draft.drop();
      form.reset(empty);
    },
  });
  const answer = useField(form.control, 'text');
  const state = useField(form.control, 'stateAfter');
  useTitleMarks({ hasError: form.hasError });
  const box = useRef<HTMLFormElement>(null);
  const [isManaging, setManaging] = useState(false);
  const write = (words: string) => {
    draft.keep(words);
    answer.onChange(words);
  };
  const insert = (words: string) => {
    const area = box.current?.elements.namedItem('text');
    if (!(area instanceof HTMLTextAreaElement)) return;
    area.focus();
    area.setRangeText(words, area.selectionStart, area.selectionEnd, 'end');
    write(area.value);
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut for what the button does */}
      <form
        ref={box}
        noValidate
        onSubmit={form.submit}
        onKeyDown={sendByKeys}
        aria-label={text.answer}
        className="card flex flex-col gap-4"
      >
        <ErrorList errors={form.errors} />
        <TextArea
          {...answer}
          label={text.answer}
          rows={6}
          growsTo={16}
          required
          helper={text.answerHelp(formatCount(ticketMessageMaxLength))}
          onChange={write}
        />
        <InsertAnswer onInsert={insert} onManage={() => setManaging(true)} />
        <div className="max-w-90">
          <SelectField
            {...state}
            label={text.stateAfter}
            options={stateOptions}
            onChange={(value) => state.onChange(ticketStates.find((known) => known === value) ?? 'waiting')}
          />
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" isLoading={form.isPending}>
            {text.send}
          </Button>
          <span className="text-small text-text-2 max-md:hidden">{ticketsText.form.keys}</span>
        </div>
      </form>
      <SavedAnswersDialog isOpen={isManaging} onClose={() => setManaging(false)} />
    </>
  );
}
