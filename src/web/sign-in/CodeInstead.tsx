import { type FormEvent, useState } from 'react';
import { signInWanted } from '../../shared/sign-in/wanted.ts';
import { confirmAuthenticator, confirmRecoveryCode } from '../../shared/factors/authenticator-app.ts';
import { call } from '../api/call.ts';
import { replaceWith } from '../browser/history.ts';
import { authenticatorText } from '../factors/factors.text.ts';
import { pathAfterSignIn } from '../navigation/after-sign-in.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { TextField } from '../ui/TextField.tsx';
import { codeIn } from './one-time-code.ts';
import { enterWith } from './sign-in.ts';
import { usePress } from './use-press.ts';

const texts = authenticatorText.signIn;

/** The differences between a code of the app and a recovery code. */
const kinds = {
  app: {
    open: texts.useApp,
    label: texts.appCode,
    name: 'app-code',
    inputMode: 'numeric',
    send: async (typed: string) => call(confirmAuthenticator, { body: { otp: codeIn(typed) ?? typed } }),
  },
  recovery: {
    open: texts.useRecoveryCode,
    label: texts.recoveryCode,
    name: 'recovery-code',
    inputMode: 'text',
    send: async (typed: string) => call(confirmRecoveryCode, { body: { code: typed } }),
  },
} as const;

/** A button that opens a field for another kind of code. */
export function CodeInstead({ kind }: { kind: keyof typeof kinds }) {
  const { open, label, name, inputMode, send } = kinds[kind];
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { errors, isSending, press } = usePress(confirmAuthenticator.operation, async () => {
    const { auth_token } = await send(typed.trim());
    await enterWith(auth_token);
    replaceWith(pathAfterSignIn());
  });
  if (!isOpen)
    return (
      <Button variant="secondary" className="self-start" onClick={() => setOpen(true)}>
        {open}
      </Button>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending) press();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3" aria-label={open}>
      <ErrorList errors={typeof errors === 'string' ? errors : wrongFieldOf(errors)} />
      <TextField
        label={label}
        name={name}
        mono
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever pressed the button wants to type here
        autoFocus
        required
        inputMode={inputMode}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit" className="self-start" isLoading={isSending}>
        {texts.submit}
      </Button>
    </form>
  );
}

/** The error of the form's only field. */
function wrongFieldOf(errors: Record<string, string>): string {
  return Object.values(errors)[0] ?? signInWanted.rightCode.text;
}
