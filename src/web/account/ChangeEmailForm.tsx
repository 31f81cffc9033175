import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { changeEmail } from '../../shared/account/account.ts';
import { emailAddress } from '../../shared/base/email.ts';
import { call } from '../api/call.ts';
import { useAction } from '../api/queries.ts';
import { failureContent } from '../api/report-failure.ts';
import { useContractForm, useField } from '../api/use-contract-form.ts';
import { useTitleMarks } from '../browser/title.ts';
import { refusalBeside, useProof, withProof } from '../factors/use-proof.tsx';
import { useSession } from '../session/session.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { TextField } from '../ui/TextField.tsx';
import { UnsavedChanges } from '../ui/UnsavedChanges.tsx';
import { showToast } from '../ui/toast/Toasts.tsx';
import { accountText } from './account.text.ts';

const Typed = z.object({ newEmail: emailAddress() });
const resolver = zodResolver(Typed);
const defaultValues: z.input<typeof Typed> = { newEmail: '' };

/** The address changes in the mailbox that is asked for; until then everything stays as it is. */
export function ChangeEmailForm() {
  const { control, dirtyFields, errors, hasError, isSending, answer, send, proofFields } = useChange();
  const { userInfo } = useSession();
  const newEmail = useField(control, 'newEmail');
  useTitleMarks({ hasError });
  return (
    <form noValidate onSubmit={send} aria-labelledby="change-email" className="card flex max-w-120 flex-col gap-5">
      <div className="flex flex-col gap-2">
        <h2 id="change-email" className="text-h2 font-semibold">
          {accountText.email.title}
        </h2>
        <p className="wrap-anywhere text-text-2">{accountText.email.lead(userInfo?.email ?? '')}</p>
      </div>
      <ErrorList errors={errors} />
      {answer !== null && (
        <Alert tone="success" isLive>
          {answer}
        </Alert>
      )}
      <TextField label={accountText.email.new} type="email" autoComplete="email" required {...newEmail} />
      {proofFields}
      <Button type="submit" className="self-start" isLoading={isSending}>
        {accountText.email.submit}
      </Button>
      <UnsavedChanges isUnsaved={Boolean(dirtyFields.newEmail)} />
    </form>
  );
}

function useChange() {
  const { control, formState, errors, hasError, refuse, reset, handleSubmit } = useContractForm({ resolver, defaultValues });
  const [answer, setAnswer] = useState<string | null>(null);
  const {
    mutate,
    isPending,
    error: failure,
  } = useAction(changeEmail.operation, {
    send: async (newEmail: string) => call(changeEmail, { body: { newEmail, ...(await proof.give()) } }),
    onSuccess: ({ message }) => {
      reset();
      proof.clear();
      setAnswer(message);
      showToast({ content: message, operationType: changeEmail.operation });
    },
    onError: (refused) => refuse(refusalBeside(failureContent(refused))),
  });
  const proof = useProof(failureContent(failure));
  const send = handleSubmit(({ newEmail }) => {
    if (isPending || !proof.isComplete()) return;
    setAnswer(null);
    mutate(newEmail);
  });
  return {
    control,
    dirtyFields: formState.dirtyFields,
    errors: proof.errorsWith(errors),
    hasError,
    isSending: isPending,
    answer,
    send: withProof(proof, send),
    proofFields: proof.fields,
  };
}
