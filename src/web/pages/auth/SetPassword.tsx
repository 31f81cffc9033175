import { useState } from 'react';
import { resetPassword } from '../../../shared/api/passwords.ts';
import { call, CallError } from '../../api/call.ts';
import { showToastAfterNavigation } from '../../ui/toast/toast-after-navigation.ts';
import { replaceWith } from '../../browser/history.ts';
import { passwordDigest } from '../../features/passwords/password-digest.ts';
import { passwordErrors, passwordRules, type NewPassword } from '../../features/passwords/password-errors.ts';
import { dropPasswordLink } from '../../session/password-link.ts';
import { signOut, useSession } from '../../session/session.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { refusalOf } from './refusal.ts';
import { useOneRequest } from './use-one-request.ts';

const empty: NewPassword = { newPassword: '', confirmPassword: '' };

/** The mailed link's form: the new password, twice. Whoever is signed in here is signed out by it; the code is asked at the next sign-in. */
export function SetPassword({ token }: { token: string }) {
  const [values, setValues] = useState(empty);
  const { errors, fieldError, isDead, isSending, send } = useReset(token, values);
  const field = (name: keyof NewPassword) => ({
    name,
    type: 'password' as const,
    autoComplete: 'new-password',
    required: true,
    value: values[name],
    onChange: (value: string) => setValues({ ...values, [name]: value }),
    error: fieldError(name),
  });
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5">
      <h1 className="text-h1 font-semibold">Set your password</h1>
      <OtherSession />
      <ErrorList errors={errors} />
      {isDead && <NewLink />}
      <TextField label="New password" helper={passwordRules} {...field('newPassword')} />
      <TextField label="Confirm new password" {...field('confirmPassword')} />
      <Button type="submit" isLoading={isSending}>
        Set password
      </Button>
    </form>
  );
}

function OtherSession() {
  const { userInfo } = useSession();
  if (userInfo === null) return null;
  return <Alert tone="info">You are signed in as {userInfo.email} here. Setting the password signs you out.</Alert>;
}

/** A link is dead when it was used, replaced or too old. Asking for one is for signed-out visitors only. */
function NewLink() {
  const { isUserLoggedIn } = useSession();
  const ask = async () => {
    if (isUserLoggedIn) await signOut();
    dropPasswordLink();
  };
  return (
    <Button variant="secondary" className="self-start" onClick={ask}>
      {isUserLoggedIn ? 'Sign out and ask for a new link' : 'Ask for a new link'}
    </Button>
  );
}

function useReset(token: string, values: NewPassword) {
  const [isDead, setDead] = useState(false);
  const prepare = () => {
    const found = passwordErrors(values);
    if (Object.keys(found).length > 0) return found;
    return async () => {
      const { message } = await call(resetPassword, { body: digestsOf(token, values) });
      await signOut();
      showToastAfterNavigation({ content: message, operationType: resetPassword.operation });
      replaceWith('/auth/login');
    };
  };
  const request = useOneRequest(resetPassword.operation, prepare, (failure) => {
    const linkError = failure instanceof CallError ? failure.errors?.['token'] : undefined;
    setDead(linkError !== undefined);
    return linkError ?? refusalOf(failure);
  });
  return { ...request, isDead };
}

function digestsOf(token: string, { newPassword, confirmPassword }: NewPassword) {
  return { token, newPassword: passwordDigest(newPassword), confirmPassword: passwordDigest(confirmPassword) };
}
