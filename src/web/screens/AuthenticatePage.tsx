import { useState, type ClipboardEvent } from 'react';
import * as z from 'zod/mini';
import { confirmOtp, OneTimeCode } from '../../shared/sign-in/sign-in.ts';
import { signInWanted } from '../../shared/sign-in/wanted.ts';
import { pathAfterSignIn } from '../navigation/after-sign-in.ts';
import { CallError } from '../api/call.ts';
import { bodyResolver } from '../api/contract-resolver.ts';
import { useField } from '../api/use-contract-form.ts';
import { here, replaceWith } from '../browser/history.ts';
import { redirectTarget, withRedirect } from '../session/redirect.ts';
import { savedMail } from '../session/session.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Code } from '../ui/Code.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { PortalLink } from '../ui/PortalLink.tsx';
import { TextField } from '../ui/TextField.tsx';
import { codeIn } from '../sign-in/one-time-code.ts';
import { OtherWays, useFactors } from '../sign-in/OtherWays.tsx';
import { ResendCode } from '../sign-in/ResendCode.tsx';
import { abandonSignIn, confirmCode } from '../sign-in/sign-in.ts';
import { useAuthForm } from '../sign-in/use-auth-form.ts';
import { formatWait } from '../sign-in/waiting-time.ts';
import { signInText } from '../sign-in/sign-in.text.ts';
import { codeText } from '../sign-in/code.text.tsx';
import { sentence } from '../locale/catalogue.ts';

const resolver = bodyResolver(z.object({ otp: OneTimeCode }), ({ otp }: { otp: string }) => ({ otp: codeIn(otp) ?? otp.trim() }));

export function AuthenticatePage() {
  const [email] = useState(savedMail);
  const has = useFactors(email !== null);
  const takesCode = has?.mailedCode !== false;
  const { control, setValue, errors, note, isSending, send } = useConfirmation();
  const code = useField(control, 'otp');
  const loginAgain = withRedirect('/auth/login', redirectTarget(here()));
  const paste = (event: ClipboardEvent) => {
    const pasted = codeIn(event.clipboardData.getData('text'));
    if (pasted === null) return;
    event.preventDefault();
    setValue('otp', pasted);
  };
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-h1 font-semibold">{codeText.code.title}</h1>
      <p>{takesCode ? codeText.code.sent : codeText.code.noMailedCode}</p>
      {email === null ? (
        <Alert tone="info">{codeText.code.noSignIn}</Alert>
      ) : (
        takesCode && <p className="text-small text-text-2">{codeText.code.signingInAs(<Code>{email}</Code>)}</p>
      )}
      {takesCode && (
        <form noValidate onSubmit={send} className="flex flex-col gap-5">
          <ErrorList errors={errors} />
          {errors === signInWanted.rightCode.text && note !== '' && <p>{note}</p>}
          <TextField
            label={codeText.code.label}
            {...code}
            mono
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the screen has this one field, and its text is read with the title
            autoFocus
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            onPaste={paste}
          />
          <Button type="submit" isLoading={isSending}>
            {codeText.code.submit}
          </Button>
        </form>
      )}
      {email !== null && takesCode && <ResendCode loginPath={loginAgain} />}
      {email !== null && <OtherWays has={has} />}
      <PortalLink to={loginAgain} className="link self-start" onFollow={abandonSignIn}>
        {codeText.code.otherAccount}
      </PortalLink>
    </div>
  );
}

function useConfirmation() {
  const [note, setNote] = useState('');
  const form = useAuthForm({
    resolver,
    defaultValues: { otp: '' },
    operation: confirmOtp.operation,
    request: async ({ otp }) => {
      await confirmCode(otp);
      replaceWith(pathAfterSignIn());
    },
    onRefusal: (failure) => {
      setNote(noteOf(failure));
      return signInWanted.rightCode.text;
    },
  });
  return { ...form, note };
}

/** The note beside the specification's sentence: tries left, the server's message, and when to retry. */
function noteOf(failure: unknown): string {
  if (!(failure instanceof CallError)) return '';
  const { triesLeft: left, retryAfterSeconds: seconds, message } = failure;
  return [
    ...(left === undefined ? [] : [codeText.code.triesLeft(left)]),
    ...(message === sentence(signInWanted.rightCode) ? [] : [message]),
    ...(seconds === null ? [] : [signInText.tryAgain(formatWait(seconds))]),
  ]
    .map((text) => text.replace(/(?<![.!?])$/, '.'))
    .join(' ');
}
