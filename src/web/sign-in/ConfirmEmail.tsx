import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { confirmEmail } from '../../shared/account/account.ts';
import { SignInPassword } from '../../shared/base/password.ts';
import { call } from '../api/call.ts';
import { useField } from '../api/use-contract-form.ts';
import { replaceWith } from '../browser/history.ts';
import { passwordDigest } from '../factors/password-digest.ts';
import { signOut } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { PortalLink } from '../ui/PortalLink.tsx';
import { TextField } from '../ui/TextField.tsx';
import { showToastAfterNavigation } from '../ui/toast/toast-after-navigation.ts';
import { OtherSession } from './OtherSession.tsx';
import { linkErrorOf, linkRefusalOf } from './link-refusal.ts';
import { useAuthForm } from './use-auth-form.ts';
import { mailedLinksText } from './mailed-links.text.ts';

const Typed = z.object({ password: SignInPassword });
const resolver = zodResolver(Typed);
const defaultValues = { password: '' };

/** Confirms another e-mail address of an account. It ends every session of that account, so the present user is signed out. */
export function ConfirmEmail({ token }: { token: string }) {
  const id = useId();
  const { control, errors, isDead, isSending, send } = useConfirmation(token);
  const password = useField(control, 'password');
  return (
    <form noValidate onSubmit={send} aria-labelledby={`${id}-title`} aria-describedby={`${id}-meaning`} className="flex flex-col gap-5">
      <h1 id={`${id}-title`} className="text-h1 font-semibold">
        {mailedLinksText.confirmEmail.title}
      </h1>
      <OtherSession sentence={mailedLinksText.otherSession.confirming} />
      <ErrorList errors={errors} />
      <p id={`${id}-meaning`}>{mailedLinksText.confirmEmail.meaning}</p>
      <TextField
        label={mailedLinksText.confirmEmail.password}
        type="password"
        autoComplete="current-password"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- nothing else is to be done here, and what it means is read as the form's description
        autoFocus
        required
        {...password}
      />
      <Button type="submit" isLoading={isSending}>
        {mailedLinksText.confirmEmail.submit}
      </Button>
      {isDead && (
        <PortalLink to="/account" className="link self-start">
          {mailedLinksText.confirmEmail.otherLink}
        </PortalLink>
      )}
    </form>
  );
}

function useConfirmation(token: string) {
  const [isDead, setDead] = useState(false);
  const form = useAuthForm({
    resolver,
    defaultValues,
    operation: confirmEmail.operation,
    request: async ({ password }) => {
      const { message } = await call(confirmEmail, { body: { token, password: passwordDigest(password) } });
      await signOut();
      showToastAfterNavigation({ content: message, operationType: confirmEmail.operation });
      replaceWith('/auth/login');
    },
    onRefusal: (failure) => {
      setDead(linkErrorOf(failure) !== undefined);
      return linkRefusalOf(failure);
    },
  });
  return { ...form, isDead };
}
