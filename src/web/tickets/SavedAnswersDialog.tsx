import { useState } from 'react';
import { listSavedAnswers, removeSavedAnswer, saveAnswer, type SavedAnswer } from '../../shared/tickets/saved-answers.ts';
import { Loaded } from '../api/Loaded.tsx';
import { Question } from '../api/Question.tsx';
import { bodyResolver } from '../api/contract-resolver.ts';
import { useReply } from '../api/queries.ts';
import { useCallForm } from '../api/use-call-form.ts';
import { useField } from '../api/use-contract-form.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { Modal } from '../ui/Modal.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { adminTicketsText } from './tickets.text.ts';

const { saved: text } = adminTicketsText;
/** Without an id it is a new one. */
const empty: SavedAnswer = { id: '', title: '', text: '' };
const resolver = bodyResolver(saveAnswer.body, ({ id, ...typed }: SavedAnswer) => ({ ...typed, ...(id !== '' && { id }) }));

/** The saved answers of all staff: to add, change and delete. */
export function SavedAnswersDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const reply = useReply(listSavedAnswers, {}, { enabled: isOpen });
  const [changed, setChanged] = useState<SavedAnswer | null>(null);
  const [deleted, setDeleted] = useState<SavedAnswer | null>(null);
  const stop = () => setChanged(null);
  return (
    <>
      <Modal
        isOpen={isOpen}
        onClose={onClose}
        title={text.title}
        isList
        actions={
          <Button variant="secondary" onClick={onClose}>
            {text.close}
          </Button>
        }
      >
        <div className="flex flex-col gap-5">
          <p className="text-text-2">{text.lead}</p>
          <Loaded reply={reply} room="part">
            {({ message }) => <AnswerList answers={message} onChange={setChanged} onDelete={setDeleted} />}
          </Loaded>
          <AnswerForm key={changed?.id ?? 'new'} answer={changed} onDone={stop} />
        </div>
      </Modal>
      <Question
        call={removeSavedAnswer}
        input={{ body: { id: deleted?.id ?? '' } }}
        texts={{ title: text.question(deleted?.title ?? ''), back: text.cancel, confirm: text.delete }}
        isDanger
        isOpen={deleted !== null}
        onClose={() => setDeleted(null)}
        refreshes={[listSavedAnswers]}
        onDone={stop}
      >
        <p>{text.gone}</p>
      </Question>
    </>
  );
}

interface AnswerListProps {
  answers: readonly SavedAnswer[];
  onChange: (answer: SavedAnswer) => void;
  onDelete: (answer: SavedAnswer) => void;
}

function AnswerList({ answers, onChange, onDelete }: AnswerListProps) {
  if (answers.length === 0) return <p className="text-text-2">{text.none}</p>;
  return (
    <ul aria-label={text.title} className="flex flex-col gap-1">
      {answers.map((answer) => (
        <li key={answer.id} className="flex flex-wrap items-center justify-between gap-x-3">
          <span className="min-w-0 font-medium wrap-anywhere">{answer.title}</span>
          <span className="flex">
            <Button variant="quiet" size="small" onClick={() => onChange(answer)}>
              {text.change}
              <span className="sr-only"> {answer.title}</span>
            </Button>
            <Button variant="quiet" size="small" onClick={() => onDelete(answer)}>
              {text.delete}
              <span className="sr-only"> {answer.title}</span>
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Adds an answer, or changes `answer`. */
function AnswerForm({ answer, onDone }: { answer: SavedAnswer | null; onDone: () => void }) {
  const form = useCallForm(saveAnswer, {
    resolver,
    defaultValues: answer ?? empty,
    input: (body) => ({ body }),
    refreshes: [listSavedAnswers],
    onDone: () => {
      form.reset(empty);
      onDone();
    },
  });
  const title = answer ? text.change : text.new;
  return (
    <form noValidate onSubmit={form.submit} aria-label={title} className="flex flex-col gap-4 border-t border-border pt-4">
      <h3 className="text-h3 font-semibold">{title}</h3>
      <ErrorList errors={form.errors} />
      <TextField {...useField(form.control, 'title')} label={text.name} autoComplete="off" required />
      <TextArea {...useField(form.control, 'text')} label={text.text} rows={4} growsTo={12} required />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" isLoading={form.isPending}>
          {answer ? text.save : text.add}
        </Button>
        {answer && (
          <Button variant="quiet" onClick={onDone}>
            {text.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
