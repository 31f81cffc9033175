import { useState, type FormEvent } from 'react';
import { listViews, saveView, type SavedTableView } from '../../../shared/account/saved-views.ts';
import { fieldErrors } from '../../api/field-errors.ts';
import { readAnew, useSend } from '../../api/queries.ts';
import { failureContent } from '../../api/report-failure.ts';
import { useSession } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { showToast } from '../../ui/toast/Toasts.tsx';
import { sentence } from '../../locale/catalogue.ts';
import { viewsText } from './views.text.ts';

const { save: text } = viewsText;

/** Saves what the table shows now. One's own view of the same name is replaced. */
export function SaveViewForm({ table, view }: { table: string; view: SavedTableView }) {
  const { isSupportView, userInfo } = useSession();
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [error, setError] = useState<string>();
  const { isPending, mutate } = useSend(saveView, {
    onSuccess: ({ message }) => {
      showToast({ content: message });
      setName('');
      readAnew(listViews);
    },
    onError: (failure) => setError(Object.values(wordsOf(failureContent(failure))).join('. ')),
  });
  if (isSupportView) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const body = { table, name, view, isShared };
    const errors = Object.values(fieldErrors(saveView.body.safeParse(body))).map(sentence);
    setError(errors.length > 0 ? errors.join('. ') : undefined);
    if (errors.length === 0) mutate({ body });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <div className="w-full max-w-80 sm:w-64">
        <TextField label={text.name} name="viewName" value={name} onChange={setName} error={error} autoComplete="off" />
      </div>
      <div className="sm:pt-6.5">
        <Checkbox label={text.shared(userInfo?.organisation ?? text.theOrganisation)} checked={isShared} onChange={setShared} />
      </div>
      <div className="sm:pt-5.5">
        <Button type="submit" variant="secondary" isLoading={isPending}>
          {text.submit}
        </Button>
      </div>
    </form>
  );
}

function wordsOf(content: string | Record<string, string>): Record<string, string> {
  return typeof content === 'string' ? { content } : content;
}
