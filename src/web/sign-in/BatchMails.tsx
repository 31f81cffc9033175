import { useState } from 'react';
import { confirmBatchAddress, withdrawBatchAddress } from '../../shared/batches/batch-addresses.ts';
import { call } from '../api/call.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { linkRefusalOf } from './link-refusal.ts';
import { useOneRequest } from './use-one-request.ts';
import { mailedLinksText } from './mailed-links.text.ts';

/** Lets a person outside an organisation agree to the mails about its batches. They need no account, and a signed-in user stays signed in. */
export function AgreeToBatchMails({ token }: { token: string }) {
  return <OneAnswer texts={mailedLinksText.batchMails} endpoint={confirmBatchAddress} token={token} />;
}

/** They agree no more. */
export function StopBatchMails({ token }: { token: string }) {
  return <OneAnswer texts={mailedLinksText.stopBatchMails} endpoint={withdrawBatchAddress} token={token} />;
}

interface OneAnswerProps {
  texts: { title: string; meaning: string; submit: string };
  endpoint: typeof confirmBatchAddress | typeof withdrawBatchAddress;
  token: string;
}

function OneAnswer({ texts, endpoint, token }: OneAnswerProps) {
  const [answer, setAnswer] = useState<string | null>(null);
  const press = async () => setAnswer((await call(endpoint, { body: { token } })).message);
  const { errors, isSending, send } = useOneRequest(endpoint.operation, () => press, linkRefusalOf);
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5">
      <h1 className="text-h1 font-semibold">{texts.title}</h1>
      <ErrorList errors={errors} />
      <p>{texts.meaning}</p>
      {answer === null ? (
        <Button type="submit" isLoading={isSending}>
          {texts.submit}
        </Button>
      ) : (
        <Alert tone="success" isLive ref={(element) => element?.focus()}>
          {answer}
        </Alert>
      )}
    </form>
  );
}
