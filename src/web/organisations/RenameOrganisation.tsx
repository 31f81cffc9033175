import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { RenamedOrganisation, renameOrganisation, type OrganisationDetail } from '../../shared/organisations/organisations.ts';
import { useSend } from '../api/queries.ts';
import { failureContent } from '../api/report-failure.ts';
import { useContractForm, useField } from '../api/use-contract-form.ts';
import { refreshUserLists } from '../users/user-lists.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { Modal } from '../ui/Modal.tsx';
import { TextField } from '../ui/TextField.tsx';
import { showToast } from '../ui/toast/Toasts.tsx';
import { organisationText } from './organisation.text.tsx';
import { refreshOrganisations } from './use-organisations.ts';

const texts = organisationText.rename;
const resolver = zodResolver(RenamedOrganisation);

/** The button that opens the form for another name. */
export function RenameOrganisation({ organisation: { userId, name } }: { organisation: OrganisationDetail }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { control, errors, refuse, reset, handleSubmit } = useContractForm({ resolver, defaultValues: { userId, name } });
  const { mutate, isPending } = useSend(renameOrganisation, {
    onSuccess: ({ message }) => {
      showToast({ content: message, operationType: renameOrganisation.operation });
      setOpen(false);
      refreshOrganisations();
      refreshUserLists();
    },
    onError: (failure) => refuse(failureContent(failure)),
  });
  const open = () => {
    reset({ userId, name });
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={open}>
        {texts.button}
      </Button>
      <Modal
        isOpen={isOpen}
        onClose={close}
        title={texts.title(name)}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {texts.back}
            </Button>
            <Button type="submit" form={id} isLoading={isPending}>
              {texts.save}
            </Button>
          </>
        }
      >
        <form id={id} noValidate className="flex flex-col gap-3" onSubmit={handleSubmit((body) => isPending || mutate({ body }))}>
          <ErrorList errors={errors} />
          <TextField {...useField(control, 'name')} label={texts.name} autoComplete="off" required />
        </form>
      </Modal>
    </>
  );
}
