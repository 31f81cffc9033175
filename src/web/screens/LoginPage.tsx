import { Suspense, useState } from 'react';
import * as z from 'zod/mini';
import { login } from '../../shared/sign-in/sign-in.ts';
import { emailAddress } from '../../shared/base/email.ts';
import { SignInPassword } from '../../shared/base/password.ts';
import { forgotPasswordPath } from '../../shared/base/mailed-links.ts';
import { fieldErrors } from '../api/field-errors.ts';
import { codeChunk } from '../browser/code-chunk.ts';
import { goTo, here } from '../browser/history.ts';
import { carryAddress, useCarriedAddress } from '../session/carried-address.ts';
import { redirectTarget, withRedirect } from '../session/redirect.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { PortalLink } from '../ui/PortalLink.tsx';
import { TextField } from '../ui/TextField.tsx';
import { refusalOf } from '../sign-in/refusal.ts';
import { prepareSignIn, signIn } from '../sign-in/sign-in.ts';
import { useOneRequest } from '../sign-in/use-one-request.ts';
import { signInText } from '../sign-in/sign-in.text.ts';

/** Loaded separately, since everyone loads this page first. */
const otherSignIns = codeChunk(() => import('../sign-in/OtherSignIns.tsx').then((part) => part.OtherSignIns));

const LoginForm = z.object({ email: emailAddress(), password: SignInPassword });

export function LoginPage() {
  const [email, setEmail, sentence] = useCarriedAddress();
  const address = email.trim();
  const [password, setPassword] = useState('');
  const [left, setLeft] = useState({ email: '', isAlone: false });
  // The field also loses the focus when the form reports an empty password: `isAlone` then stays.
  const leave = (isAlone: boolean) => setLeft((before) => (before.email === address && !isAlone ? before : { email: address, isAlone }));
  const { errors, fieldError, isSending, send } = useOneRequest(
    login.operation,
    () => {
      leave(password === '');
      return signInWith({ email: address, password });
    },
    // A refusal keeps the address and takes the password back.
    (failure) => {
      setPassword('');
      return refusalOf(failure);
    },
  );
  const typeEmail = (typed: string) => {
    prepareSignIn();
    setEmail(typed);
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5">
      <h1 className="text-h1 font-semibold">{signInText.login.title}</h1>
      {sentence && <p>{sentence}</p>}
      <ErrorList errors={errors} />
      <TextField
        label={signInText.login.email}
        name="email"
        type="email"
        autoComplete="username"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens the screen wants to sign in, and the title is read with it
        autoFocus
        required
        value={email}
        onChange={typeEmail}
        onBlur={() => leave(false)}
        error={fieldError('email')}
      />
      <TextField
        label={signInText.login.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
        error={fieldError('password')}
      />
      <Button type="submit" isLoading={isSending}>
        {signInText.login.submit}
      </Button>
      <PortalLink to={forgotPasswordPath} onFollow={() => carryAddress(address)} className="link self-start">
        {signInText.login.forgotten}
      </PortalLink>
      <Suspense fallback={null}>
        <otherSignIns.Component left={left} />
      </Suspense>
    </form>
  );
}

function signInWith(values: z.input<typeof LoginForm>) {
  const form = LoginForm.safeParse(values);
  if (!form.success) return fieldErrors(form);
  return async () => {
    await signIn(form.data.email, form.data.password);
    goTo(withRedirect('/auth/authenticate', redirectTarget(here())));
  };
}
