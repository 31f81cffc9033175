import { listSavedAnswers } from '../../shared/tickets/saved-answers.ts';
import { useReply } from '../api/queries.ts';
import { Button } from '../ui/Button.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { adminTicketsText } from './tickets.text.ts';

const { saved: text } = adminTicketsText;

interface InsertAnswerProps {
  onInsert: (words: string) => void;
  onManage: () => void;
}

/** The choice of a saved answer to insert. Without any, only the button that leads to them. */
export function InsertAnswer({ onInsert, onManage }: InsertAnswerProps) {
  const answers = useReply(listSavedAnswers, {}, { isHelp: true }).data?.message ?? [];
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      {answers.length > 0 && (
        <div className="w-full max-w-90">
          <SelectField
            label={text.insert}
            name="saved-answer"
            value=""
            placeholder={text.choose}
            options={answers.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={(chosen) => onInsert(answers.find(({ id }) => id === chosen)?.text ?? '')}
          />
        </div>
      )}
      <Button variant="quiet" size="small" className={answers.length > 0 ? 'mb-1.5' : '-ms-4'} onClick={onManage}>
        {text.manage}
      </Button>
    </div>
  );
}
