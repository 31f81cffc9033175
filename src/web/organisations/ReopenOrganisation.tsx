import { useState } from 'react';
import { reopenOrganisation, type OrganisationDetail } from '../../shared/organisations/organisations.ts';
import { useSend } from '../api/queries.ts';
import { failureContent } from '../api/report-failure.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { showToast } from '../ui/toast/Toasts.tsx';
import { organisationText } from './organisation.text.tsx';
import { refreshOrganisations } from './use-organisations.ts';

const texts = organisationText.reopen;

/** The button that lets the users of a closed organisation sign in again. */
export function ReopenOrganisation({ organisation: { userId, name } }: { organisation: OrganisationDetail }) {
  const [isOpen, setOpen] = useState(false);
  const sending = useSend(reopenOrganisation, {
    onSuccess: ({ message }) => {
      showToast({ content: message, operationType: reopenOrganisation.operation });
      setOpen(false);
      refreshOrganisations();
    },
  });
  const open = () => {
    sending.reset();
    setOpen(true);
  };
  return (
    <>
      <Button variant="secondary" onClick={open}>
        {texts.button}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={texts.title(name)}
        answers={{ back: texts.back, confirm: texts.confirm }}
        isSending={sending.isPending}
        errors={failureContent(sending.error)}
        onConfirm={() => sending.mutate({ body: { userId } })}
      >
        <p>{texts.consequence}</p>
        <p>{texts.gone}</p>
      </ConfirmDialog>
    </>
  );
}
