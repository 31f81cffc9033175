import { useState } from 'react';
import { confirmBatchAddress } from '../../../shared/api/batches.ts';
import { call } from '../../api/call.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import { linkRefusalOf } from './refusal.ts';
import { useOneRequest } from './use-one-request.ts';
import { mailedLinksText } from './mailed-links.text.ts';

/** Somebody outside an organisation agrees to the mails about its batches. They need no account, and whoever is signed in here stays so. */
export function ConfirmBatchMails({ token }: { token: string }) {
  const [answer, setAnswer] = useState<string | null>(null);
  const confirm = async () => setAnswer((await call(confirmBatchAddress, { body: { token } })).message);
  const { errors, isSending, send } = useOneRequest(confirmBatchAddress.operation, () => confirm, linkRefusalOf);
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5">
      <h1 className="text-h1 font-semibold">{mailedLinksText.batchMails.title}</h1>
      <ErrorList errors={errors} />
      <p>{mailedLinksText.batchMails.meaning}</p>
      {answer === null ? (
        <Button type="submit" isLoading={isSending}>
          {mailedLinksText.batchMails.submit}
        </Button>
      ) : (
        <Alert tone="success" isLive ref={(element) => element?.focus()}>
          {answer}
        </Alert>
      )}
    </form>
  );
}
