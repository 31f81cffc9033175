import { useRef, useState, type FormEvent } from 'react';
import * as z from 'zod/mini';
import { login } from '../../../shared/api/authentication.ts';
import { emailAddress } from '../../../shared/email.ts';
import { SignInPassword } from '../../../shared/password.ts';
import { wishedPath } from '../../after-sign-in.ts';
import { fieldErrors } from '../../field-errors.ts';
import { goTo } from '../../history.ts';
import { withRedirect } from '../../redirect.ts';
import { reportFailure } from '../../report-failure.ts';
import { hasRoute } from '../../routes.tsx';
import { useTitleMarks } from '../../title.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import { PortalLink } from '../../ui/PortalLink.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { refusalOf } from './refusal.ts';
import { prepareSignIn, signIn } from './sign-in.ts';

const LoginForm = z.object({ email: emailAddress(), password: SignInPassword });
const forgotPasswordPath = '/auth/forgot-password';

export function LoginPage() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { errors, isSending, send } = useSignIn({ email, password }, () => setPassword(''));
  const fieldError = (name: string) => (typeof errors === 'string' ? undefined : errors[name]);
  const typeEmail = (typed: string) => {
    prepareSignIn();
    setEmail(typed);
  };
  useTitleMarks({ hasError: errors !== '' });
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5">
      <h1 className="text-h1 font-semibold">Portal Login</h1>
      <ErrorList errors={errors} />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={typeEmail}
        error={fieldError('email')}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
        error={fieldError('password')}
      />
      <Button type="submit" isLoading={isSending}>
        Login
      </Button>
      {hasRoute(forgotPasswordPath) && (
        <PortalLink to={forgotPasswordPath} className="link self-start">
          Forgotten password?
        </PortalLink>
      )}
    </form>
  );
}

/** One request however often the button is pressed. A refusal keeps the address and takes the password back. */
function useSignIn(values: { email: string; password: string }, takePasswordBack: () => void) {
  const [errors, setErrors] = useState<string | Record<string, string>>('');
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    const form = LoginForm.safeParse({ ...values, email: values.email.trim() });
    if (!form.success) return setErrors(fieldErrors(form));
    isUnderWay.current = true;
    setSending(true);
    setErrors('');
    try {
      await signIn(form.data.email, form.data.password);
      goTo(withRedirect('/auth/authenticate', wishedPath()));
    } catch (failure) {
      takePasswordBack();
      setErrors(refusalOf(failure));
      reportFailure(login.operation, failure);
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  };
  return { errors, isSending, send };
}
