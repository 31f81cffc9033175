import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { readPasswordLink, resetPassword } from '../../shared/sign-in/passwords.ts';
import { call } from '../api/call.ts';
import { showToastAfterNavigation } from '../ui/toast/toast-after-navigation.ts';
import { replaceWith } from '../browser/history.ts';
import { passwordDigest } from '../factors/password-digest.ts';
import { passwordsText } from '../session/passwords.text.ts';
import { NewPassword } from '../session/typed-passwords.ts';
import { useField } from '../api/use-contract-form.ts';
import { dropMailedLink } from '../session/mailed-link.ts';
import { signOut, useSession } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { TextField } from '../ui/TextField.tsx';
import { OtherSession } from './OtherSession.tsx';
import { linkErrorOf, linkRefusalOf } from './link-refusal.ts';
import { useAuthForm } from './use-auth-form.ts';
import { mailedLinksText } from './mailed-links.text.ts';

const resolver = zodResolver(NewPassword);
const defaultValues: NewPassword = { newPassword: '', confirmPassword: '' };
const password = { type: 'password', autoComplete: 'new-password', required: true } as const;

/** The mailed link's form: the new password, twice. It signs out the present user; the next sign-in needs a code. */
export function SetPassword({ token }: { token: string }) {
  const { control, errors, isDead, isSending, send } = useReset(token);
  const newPassword = useField(control, 'newPassword');
  const confirmPassword = useField(control, 'confirmPassword');
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5">
      <h1 className="text-h1 font-semibold">{mailedLinksText.setPassword.title}</h1>
      <OtherSession sentence={mailedLinksText.otherSession.settingPassword} />
      <ErrorList errors={errors} />
      <EndedKeys token={token} />
      {isDead && <NewLink />}
      <TextField
        label={mailedLinksText.setPassword.newPassword}
        helper={passwordsText.rules}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens the link wants to set a password, and the title is read with it
        autoFocus
        {...password}
        {...newPassword}
      />
      <TextField label={mailedLinksText.setPassword.confirmPassword} {...password} {...confirmPassword} />
      <Button type="submit" isLoading={isSending}>
        {mailedLinksText.setPassword.submit}
      </Button>
    </form>
  );
}

/** Names the keys that stop with the new password, before it is set. A dead link says so when it is used. */
function EndedKeys({ token }: { token: string }) {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    const asked = new AbortController();
    call(readPasswordLink, { body: { token } }, { signal: asked.signal }).then(
      ({ message: { keys } }) => setNames(keys.map(({ name, prefix }) => `${name} (${prefix}…)`)),
      () => undefined,
    );
    return () => asked.abort();
  }, [token]);
  return names.length > 0 && <p>{mailedLinksText.setPassword.endedKeys(names.join(', '))}</p>;
}

/** Offers a new link for a dead one: used, replaced or too old. Only signed-out visitors can request one. */
function NewLink() {
  const { isUserLoggedIn } = useSession();
  const ask = async () => {
    if (isUserLoggedIn) await signOut();
    dropMailedLink();
  };
  return (
    <Button variant="secondary" className="self-start" onClick={ask}>
      {isUserLoggedIn ? mailedLinksText.setPassword.signOutForNewLink : mailedLinksText.setPassword.newLink}
    </Button>
  );
}

function useReset(token: string) {
  const [isDead, setDead] = useState(false);
  const form = useAuthForm({
    resolver,
    defaultValues,
    operation: resetPassword.operation,
    request: async ({ newPassword, confirmPassword }) => {
      const digests = { newPassword: passwordDigest(newPassword), confirmPassword: passwordDigest(confirmPassword) };
      const { message } = await call(resetPassword, { body: { token, ...digests } });
      await signOut();
      showToastAfterNavigation({ content: message, operationType: resetPassword.operation });
      replaceWith('/auth/login');
    },
    onRefusal: (failure) => {
      setDead(linkErrorOf(failure) !== undefined);
      return linkRefusalOf(failure);
    },
  });
  return { ...form, isDead };
}
