import { Suspense } from 'react';
import * as z from 'zod/mini';
import { addAuthenticator } from '../../shared/factors/authenticator-app.ts';
import { OneTimeCode } from '../../shared/sign-in/sign-in.ts';
import { bodyResolver } from '../api/contract-resolver.ts';
import { FormDialog } from '../api/FormDialog.tsx';
import { useCallForm } from '../api/use-call-form.ts';
import { useField } from '../api/use-contract-form.ts';
import { codeChunk } from '../browser/code-chunk.ts';
import { authenticatorText } from './factors.text.ts';
import { Code } from '../ui/Code.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { TextField } from '../ui/TextField.tsx';

const texts = authenticatorText.scan;
const qrCode = codeChunk(() => import('./QrCode.tsx').then((part) => part.QrCode));
const resolver = bodyResolver(z.object({ otp: OneTimeCode }), ({ otp }: { otp: string }) => ({ otp: otp.replaceAll(/\s/g, '') }));

interface ScanSecretProps {
  secret: string;
  uri: string;
  onClose: () => void;
  onAdded: (recoveryCodes: readonly string[]) => void;
}

/** The secret for the app, and the code that shows that the app has it. */
export function ScanSecret({ secret, uri, onClose, onAdded }: ScanSecretProps) {
  const form = useCallForm(addAuthenticator, {
    resolver,
    defaultValues: { otp: '' },
    input: (body) => ({ body }),
    isSilent: true,
    // The opener reloads the state.
    refreshes: [],
    onDone: ({ recoveryCodes }) => onAdded(recoveryCodes),
  });
  return (
    <FormDialog
      form={form}
      title={authenticatorText.setUp}
      answers={{ back: authenticatorText.back, confirm: texts.submit }}
      onClose={onClose}
    >
      <p>{texts.lead}</p>
      <Suspense fallback={<Skeleton room="part" />}>
        <qrCode.Component text={uri} label={texts.picture} />
      </Suspense>
      <p className="break-all">
        {texts.key}: <Code>{secret}</Code>
      </p>
      <CopyButton text={secret} label={texts.copyKey} isWordy />
      <TextField {...useField(form.control, 'otp')} label={texts.code} mono inputMode="numeric" autoComplete="one-time-code" required />
    </FormDialog>
  );
}
