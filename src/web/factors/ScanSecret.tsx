import { Suspense } from 'react';
import * as z from 'zod/mini';
import { addAuthenticator } from '../../shared/factors/authenticator-app.ts';
import { OneTimeCode } from '../../shared/sign-in/sign-in.ts';
import { bodyResolver } from '../api/contract-resolver.ts';
import { useSend } from '../api/queries.ts';
import { failureContent } from '../api/report-failure.ts';
import { useContractForm, useField } from '../api/use-contract-form.ts';
import { codeChunk } from '../browser/code-chunk.ts';
import { authenticatorText } from './authenticator-app.text.ts';
import { Button } from '../ui/Button.tsx';
import { Code } from '../ui/Code.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { DelayedSpinner } from '../ui/DelayedSpinner.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { Modal } from '../ui/Modal.tsx';
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
  const { control, errors, refuse, handleSubmit } = useContractForm({ resolver, defaultValues: { otp: '' } });
  const { isPending, mutate } = useSend(addAuthenticator, {
    onSuccess: ({ recoveryCodes }) => onAdded(recoveryCodes),
    onError: (failure) => refuse(failureContent(failure)),
  });
  return (
    <Modal isOpen onClose={onClose} title={authenticatorText.setUp}>
      <form noValidate className="flex flex-col gap-5" onSubmit={handleSubmit((body) => isPending || mutate({ body }))}>
        <ErrorList errors={errors} />
        <p>{texts.lead}</p>
        <Suspense fallback={<DelayedSpinner room="part" />}>
          <qrCode.Component text={uri} label={texts.picture} />
        </Suspense>
        <p className="break-all">
          {texts.key}: <Code>{secret}</Code>
        </p>
        <CopyButton text={secret} label={texts.copyKey} isWordy />
        <TextField {...useField(control, 'otp')} label={texts.code} mono inputMode="numeric" autoComplete="one-time-code" required />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" type="button" onClick={onClose}>
            {authenticatorText.back}
          </Button>
          <Button type="submit" isLoading={isPending}>
            {texts.submit}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
