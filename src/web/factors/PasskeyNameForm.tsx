import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { type Passkey, PasskeyName, renamePasskey } from '../../shared/factors/passkeys.ts';
import { useSend } from '../api/queries.ts';
import { failureContent } from '../api/report-failure.ts';
import { useContractForm, useField } from '../api/use-contract-form.ts';
import { passkeysText as texts } from './passkeys.text.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { Modal } from '../ui/Modal.tsx';
import { TextField } from '../ui/TextField.tsx';
import { showToast } from '../ui/toast/Toasts.tsx';

const resolver = zodResolver(z.object({ name: PasskeyName }));

/** Asks for another name of a passkey. */
export function PasskeyNameForm({ of, onClose, onRenamed }: { of: Passkey; onClose: () => void; onRenamed: () => void }) {
  const { control, errors, refuse, handleSubmit } = useContractForm({ resolver, defaultValues: { name: of.name } });
  const { isPending, mutate } = useSend(renamePasskey, {
    onSuccess: ({ message }) => {
      showToast({ content: message, operationType: texts.rename.title });
      onClose();
      onRenamed();
    },
    onError: (failure) => refuse(failureContent(failure)),
  });
  return (
    <Modal isOpen onClose={onClose} title={texts.rename.title}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={handleSubmit(({ name }) => isPending || mutate({ body: { id: of.id, name } }))}
      >
        <ErrorList errors={errors} />
        <TextField {...useField(control, 'name')} label={texts.name} helper={texts.create.nameHelp} autoComplete="off" required />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" type="button" onClick={onClose}>
            {texts.back}
          </Button>
          <Button type="submit" isLoading={isPending}>
            {texts.rename.submit}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
