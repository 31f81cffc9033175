import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { listSessions } from '../../shared/account/account.ts';
import { listKeys } from '../../shared/keys/keys.ts';
import { changePassword } from '../../shared/sign-in/passwords.ts';
import { useCallForm } from '../api/use-call-form.ts';
import { useField } from '../api/use-contract-form.ts';
import { useTitleMarks } from '../browser/title.ts';
import { AlsoKeys } from '../ui/AlsoKeys.tsx';
import { useOwnKeys } from './own-keys.ts';
import { passwordDigest } from '../factors/password-digest.ts';
import { passwordsText } from '../session/passwords.text.ts';
import { ChangedPassword } from '../session/typed-passwords.ts';
import { useSession } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { Setting } from '../ui/Setting.tsx';
import { TextField } from '../ui/TextField.tsx';
import { UnsavedChanges } from '../ui/UnsavedChanges.tsx';
import { accountText } from './account.text.ts';

const resolver = zodResolver(ChangedPassword);
const defaultValues: ChangedPassword = { actualPassword: '', newPassword: '', confirmPassword: '' };
const password = { type: 'password', required: true } as const;

/** The form of the specification. Its button waits for no change: empty fields have their own words. */
export function ChangePasswordForm() {
  const ownKeys = useOwnKeys();
  const [keys, setKeys] = useState(false);
  const form = useCallForm(changePassword, {
    resolver,
    defaultValues,
    input: (typed) => ({ body: { ...digestsOf(typed), keys } }),
    // A changed password ends the other sessions.
    refreshes: [listSessions, ...(keys ? [listKeys] : [])],
    onDone: () => {
      form.reset();
    },
  });
  const { control, formState } = form;
  const { userInfo } = useSession();
  const fields = {
    actual: useField(control, 'actualPassword'),
    new: useField(control, 'newPassword'),
    confirm: useField(control, 'confirmPassword'),
  };
  useTitleMarks(form);
  return (
    <form noValidate onSubmit={form.submit} aria-labelledby="change-password">
      <Setting
        id="change-password"
        title={accountText.password.title}
        control={
          <div className="flex w-full flex-col gap-5 sm:w-80">
            <ErrorList errors={form.errors} />
            {/* Tells password managers whose password this is. */}
            <input type="email" name="username" autoComplete="username" value={userInfo?.email ?? ''} readOnly hidden />
            <TextField label={accountText.password.current} autoComplete="current-password" {...password} {...fields.actual} />
            <TextField
              label={accountText.password.new}
              autoComplete="new-password"
              helper={passwordsText.rules}
              {...password}
              {...fields.new}
            />
            <TextField label={accountText.password.confirm} autoComplete="new-password" {...password} {...fields.confirm} />
            <AlsoKeys count={ownKeys} checked={keys} onChange={setKeys} />
            <Button type="submit" variant={formState.isDirty ? 'primary' : 'secondary'} className="self-start" isLoading={form.isPending}>
              {accountText.password.submit}
            </Button>
          </div>
        }
      />
      {/* Not by the current password, which a password manager may have filled in. */}
      <UnsavedChanges isUnsaved={Boolean(formState.dirtyFields.newPassword)} />
    </form>
  );
}

function digestsOf({ actualPassword, newPassword, confirmPassword }: ChangedPassword) {
  return {
    actualPassword: passwordDigest(actualPassword),
    newPassword: passwordDigest(newPassword),
    confirmPassword: passwordDigest(confirmPassword),
  };
}
