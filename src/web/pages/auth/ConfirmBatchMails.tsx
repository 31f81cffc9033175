import { useState } from 'react';
import { confirmBatchAddress } from '../../../shared/api/batches.ts';
import { call } from '../../api/call.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import { linkRefusalOf } from './refusal.ts';
import { useOneRequest } from './use-one-request.ts';

/** Somebody outside an organisation agrees to the mails about its batches. They need no account, and whoever is signed in here stays so. */
export function ConfirmBatchMails({ token }: { token: string }) {
  const [answer, setAnswer] = useState<string | null>(null);
  const confirm = async () => setAnswer((await call(confirmBatchAddress, { body: { token } })).message);
  const { errors, isSending, send } = useOneRequest(confirmBatchAddress.operation, () => confirm, linkRefusalOf);
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5">
      <h1 className="text-h1 font-semibold">Mails about batches</h1>
      <ErrorList errors={errors} />
      <p>
        The organisation that is named in the mail wants to tell this mailbox when its batches are finished: the names of their files, and
        where to sign in for them, never the data.
      </p>
      {answer === null ? (
        <Button type="submit" isLoading={isSending}>
          I agree
        </Button>
      ) : (
        <Alert tone="success" isLive ref={(element) => element?.focus()}>
          {answer}
        </Alert>
      )}
    </form>
  );
}
