import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { addPasskey, PasskeyName, passkeyToAdd } from '../../shared/factors/passkeys.ts';
import { call } from '../api/call.ts';
import { queryClient } from '../api/queries.ts';
import { failureContent } from '../api/report-failure.ts';
import { useContractForm, useField } from '../api/use-contract-form.ts';
import { makePasskey } from './authenticator.ts';
import { passkeysText as texts } from './passkeys.text.ts';
import { refusalBeside, useProof, withProof } from './use-proof.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { Modal } from '../ui/Modal.tsx';
import { TextField } from '../ui/TextField.tsx';
import { showToast } from '../ui/toast/Toasts.tsx';

/** The button that opens the form of a passkey. */
export function NewPasskey({ onAdded }: { onAdded: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button className="self-start" onClick={() => setOpen(true)}>
        {texts.add}
      </Button>
      {isOpen && <PasskeyForm onClose={close} onAdded={onAdded} />}
    </>
  );
}

const Typed = z.object({ name: PasskeyName });
const resolver = zodResolver(Typed);
const defaultValues: z.input<typeof Typed> = { name: '' };

function PasskeyForm({ onClose, onAdded }: { onClose: () => void; onAdded: () => void }) {
  const { control, errors, refuse, handleSubmit } = useContractForm({ resolver, defaultValues });
  const {
    isPending,
    mutate,
    error: failure,
  } = useMutation(
    {
      mutationFn: async ({ name }: z.output<typeof Typed>) => {
        const { options } = await call(passkeyToAdd, { body: await proof.give() });
        return call(addPasskey, { body: { name, response: await makePasskey(options) } });
      },
      onSuccess: ({ message }) => {
        showToast({ content: message, operationType: texts.create.title });
        onClose();
        onAdded();
      },
      onError: (refused) => refuse(refusalBeside(failureContent(refused))),
    },
    queryClient,
  );
  const proof = useProof(failureContent(failure));
  return (
    <Modal isOpen onClose={onClose} title={texts.create.title}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={withProof(
          proof,
          handleSubmit((typed) => isPending || !proof.isComplete() || mutate(typed)),
        )}
      >
        <ErrorList errors={proof.errorsWith(errors)} />
        <p>{texts.create.lead}</p>
        <TextField {...useField(control, 'name')} label={texts.create.name} helper={texts.create.nameHelp} autoComplete="off" required />
        {proof.fields}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" type="button" onClick={onClose}>
            {texts.back}
          </Button>
          <Button type="submit" isLoading={isPending}>
            {texts.create.submit}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
