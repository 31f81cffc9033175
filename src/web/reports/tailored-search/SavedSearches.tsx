import { useState } from 'react';
import { listSearches, removeSearch, saveSearch, type SavedSearch, type SearchParameters } from '../../../shared/reports/saved-searches.ts';
import { bodyResolver } from '../../api/contract-resolver.ts';
import { readAnew, useReply, useSend } from '../../api/queries.ts';
import { useCallForm } from '../../api/use-call-form.ts';
import { inOne, useField } from '../../api/use-contract-form.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { showToast } from '../../ui/toast/Toasts.tsx';
import { tailoredSearchText } from '../reports.text.tsx';

const { saved: text } = tailoredSearchText;

interface SavedSearchesProps {
  /** Returns the current search of the form. */
  present: () => SearchParameters;
  /** Shows a search that was saved. */
  onShow: (saved: SearchParameters) => void;
}

const none: readonly SavedSearch[] = [];

/** Lists the user's saved searches by name: to show, save and remove them. */
export function SavedSearches({ present, onShow }: SavedSearchesProps) {
  const list = useReply(listSearches, {}, { staleTime: Number.POSITIVE_INFINITY });
  const [chosen, setChosen] = useState('');
  const resolver = bodyResolver(saveSearch.body, ({ name }: { name: string }) => ({ name, parameters: present() }));
  const form = useCallForm(saveSearch, {
    resolver,
    defaultValues: { name: '' },
    input: (body) => ({ body }),
    refreshes: [listSearches],
    onDone: ({ id }) => {
      form.reset();
      setChosen(id);
    },
  });
  const remove = useSend(removeSearch, {
    onSuccess: ({ message }) => {
      showToast({ content: message, operationType: removeSearch.operation });
      readAnew(listSearches);
      form.clearErrors();
      setChosen('');
    },
  });
  const searches = list.data?.message ?? none;
  const choose = (id: string) => {
    setChosen(id);
    const search = searches.find((saved) => saved.id === id);
    if (search) onShow(search.parameters);
  };
  return (
    <div className="card flex flex-wrap items-start gap-x-6 gap-y-4">
      <div className="w-full max-w-80">
        <SelectField
          label={text.title}
          name="saved"
          placeholder={placeholderOf(list)}
          options={searches.map((saved) => ({ value: saved.id, label: saved.name }))}
          value={searches.some(({ id }) => id === chosen) ? chosen : ''}
          onChange={choose}
        />
      </div>
      {searches.some(({ id }) => id === chosen) && (
        <div className="beside-field">
          <Button
            variant="secondary"
            isLoading={remove.isPending}
            onClick={() => remove.isPending || remove.mutate({ body: { id: chosen } })}
          >
            {text.remove}
          </Button>
        </div>
      )}
      <form
        noValidate
        onSubmit={form.submit}
        className="flex w-full flex-wrap items-start gap-x-3 gap-y-2 sm:ms-auto sm:w-auto sm:flex-nowrap"
      >
        <div className="w-full max-w-80 sm:w-64">
          <TextField {...useField(form.control, 'name')} label={text.name} error={inOne(form.errors)} autoComplete="off" />
        </div>
        <div className="beside-field">
          <Button type="submit" variant="secondary" isLoading={form.isPending}>
            {text.save}
          </Button>
        </div>
      </form>
    </div>
  );
}

function placeholderOf({ error, data }: { error: Error | null; data: unknown }): string {
  if (error !== null) return text.notLoaded;
  return data === undefined ? text.loading : text.choose;
}
