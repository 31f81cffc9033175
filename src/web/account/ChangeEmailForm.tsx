import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { changeEmail } from '../../shared/account/account.ts';
import { emailAddress } from '../../shared/base/email.ts';
import { useField } from '../api/use-contract-form.ts';
import { useTitleMarks } from '../browser/title.ts';
import { useProvedForm } from '../factors/use-proved-form.ts';
import { useSession } from '../session/session.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { TextField } from '../ui/TextField.tsx';
import { UnsavedChanges } from '../ui/UnsavedChanges.tsx';
import { accountText } from './account.text.ts';

const Typed = z.object({ newEmail: emailAddress() });
const resolver = zodResolver(Typed);
const defaultValues: z.input<typeof Typed> = { newEmail: '' };

/** Requests another address, which takes effect once its mailbox confirms it; until then everything stays. */
export function ChangeEmailForm() {
  const form = useProvedForm(changeEmail, {
    resolver,
    defaultValues,
    input: async ({ newEmail }, prove) => ({ body: { newEmail, ...(await prove()) } }),
    refreshes: [],
    onDone: () => {
      form.reset();
    },
  });
  const { userInfo } = useSession();
  const newEmail = useField(form.control, 'newEmail');
  useTitleMarks(form);
  return (
    <form noValidate onSubmit={form.submit} aria-labelledby="change-email" className="card flex max-w-120 flex-col gap-5">
      <div className="flex flex-col gap-2">
        <h2 id="change-email" className="text-h2 font-semibold">
          {accountText.email.title}
        </h2>
        <p className="wrap-anywhere text-text-2">{accountText.email.lead(userInfo?.email ?? '')}</p>
      </div>
      <ErrorList errors={form.errors} />
      {form.reply && (
        <Alert tone="success" isLive>
          {form.reply.message}
        </Alert>
      )}
      <TextField label={accountText.email.new} type="email" autoComplete="email" required {...newEmail} />
      {form.proofFields}
      <Button type="submit" className="self-start" isLoading={form.isPending}>
        {accountText.email.submit}
      </Button>
      <UnsavedChanges isUnsaved={Boolean(form.formState.dirtyFields.newEmail)} />
    </form>
  );
}
