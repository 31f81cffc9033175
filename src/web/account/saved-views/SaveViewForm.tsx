import { listViews, saveView, type SavedTableView } from '../../../shared/account/saved-views.ts';
import { bodyResolver } from '../../api/contract-resolver.ts';
import { useCallForm } from '../../api/use-call-form.ts';
import { inOne, useField } from '../../api/use-contract-form.ts';
import { useSession } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { viewsText } from '../account.text.ts';

const { save: text } = viewsText;

const defaultValues = { name: '', isShared: false };

/** Saves the table's present view. A view of the user's own with the same name is replaced. */
export function SaveViewForm({ table, view }: { table: string; view: SavedTableView }) {
  const { isSupportView, userInfo } = useSession();
  const resolver = bodyResolver(saveView.body, (typed: typeof defaultValues) => ({ table, view, ...typed }));
  const form = useCallForm(saveView, {
    resolver,
    defaultValues,
    input: (body) => ({ body }),
    refreshes: [listViews],
    onDone: () => {
      form.reset();
    },
  });
  const name = useField(form.control, 'name');
  const isShared = useField(form.control, 'isShared');
  if (isSupportView) return null;
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <div className="w-full max-w-80 sm:w-64">
        <TextField {...name} label={text.name} error={inOne(form.errors)} autoComplete="off" />
      </div>
      <div className="sm:pt-6.5">
        <Checkbox
          label={text.shared(userInfo?.organisation ?? text.theOrganisation)}
          checked={isShared.value}
          onChange={isShared.onChange}
        />
      </div>
      <div className="sm:pt-5.5">
        <Button type="submit" variant="secondary" isLoading={form.isPending}>
          {text.submit}
        </Button>
      </div>
    </form>
  );
}
