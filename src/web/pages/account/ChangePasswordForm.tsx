import { useState, type FormEvent } from 'react';
import { listSessions } from '../../../shared/api/account.ts';
import { changePassword } from '../../../shared/api/passwords.ts';
import { passwordDigest } from '../../features/passwords/password-digest.ts';
import { passwordErrors, passwordRules } from '../../features/passwords/password-errors.ts';
import { queryClient, useSend } from '../../api/queries.ts';
import { failureContent } from '../../api/report-failure.ts';
import { useSession } from '../../session/session.ts';
import { useTitleMarks } from '../../browser/title.ts';
import { showToast } from '../../ui/toast/Toasts.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import { TextField } from '../../ui/TextField.tsx';

const empty = { actualPassword: '', newPassword: '', confirmPassword: '' };

export function ChangePasswordForm() {
  const [values, setValues] = useState(empty);
  const { errors, isSending, send } = useChange(values, () => setValues(empty));
  const { userInfo } = useSession();
  const field = (name: keyof typeof empty) => ({
    name,
    type: 'password' as const,
    required: true,
    value: values[name],
    onChange: (value: string) => setValues({ ...values, [name]: value }),
    error: typeof errors === 'string' ? undefined : errors[name],
  });
  useTitleMarks({ hasError: errors !== '' });
  return (
    <form noValidate onSubmit={send} aria-labelledby="change-password" className="card flex max-w-120 flex-col gap-5">
      <h2 id="change-password" className="text-h2 font-semibold">
        Change password
      </h2>
      <ErrorList errors={errors} />
      {/* Tells password managers whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={userInfo?.email ?? ''} readOnly hidden />
      <TextField label="Current password" autoComplete="current-password" {...field('actualPassword')} />
      <TextField label="New password" autoComplete="new-password" helper={passwordRules} {...field('newPassword')} />
      <TextField label="Confirm new password" autoComplete="new-password" {...field('confirmPassword')} />
      <Button type="submit" className="self-start" isLoading={isSending}>
        Change password
      </Button>
    </form>
  );
}

/** A changed password ends the other sessions, so their list is asked for again. */
function useChange(values: typeof empty, onChanged: () => void) {
  const [errors, setErrors] = useState<string | Record<string, string>>('');
  const change = useSend(changePassword, {
    onSuccess: ({ message }) => {
      onChanged();
      showToast({ content: message, operationType: changePassword.operation });
      void queryClient.invalidateQueries({ queryKey: [listSessions.path] });
    },
    onError: (failure) => setErrors(failureContent(failure)),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const found = passwordErrors(values);
    const isFine = Object.keys(found).length === 0;
    setErrors(isFine ? '' : found);
    if (isFine) change.mutate({ body: digestsOf(values) });
  };
  return { errors, isSending: change.isPending, send };
}

function digestsOf({ actualPassword, newPassword, confirmPassword }: typeof empty) {
  return {
    actualPassword: passwordDigest(actualPassword),
    newPassword: passwordDigest(newPassword),
    confirmPassword: passwordDigest(confirmPassword),
  };
}
