import { useState } from 'react';
import { closeOrganisation, type OrganisationDetail } from '../../shared/organisations/organisations.ts';
import { useSend } from '../api/queries.ts';
import { failureContent } from '../api/report-failure.ts';
import { refreshUserLists } from '../users/user-lists.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { showToast } from '../ui/toast/Toasts.tsx';
import { organisationText } from './organisation.text.tsx';
import { refreshOrganisations } from './use-organisations.ts';

const texts = organisationText.close;

/** The button that closes an organisation, with what ends by that. */
export function CloseOrganisation({ organisation }: { organisation: OrganisationDetail }) {
  const { userId, name, signedIn, invitations, openBatches } = organisation;
  const [isOpen, setOpen] = useState(false);
  const sending = useSend(closeOrganisation, {
    onSuccess: ({ message }) => {
      showToast({ content: message, operationType: closeOrganisation.operation });
      setOpen(false);
      refreshOrganisations();
      refreshUserLists();
    },
  });
  const open = () => {
    sending.reset();
    // Who is signed in and which batches run may be others than when the page came.
    refreshOrganisations();
    setOpen(true);
  };
  return (
    <>
      <Button variant="danger" onClick={open}>
        {texts.button}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={texts.title(name)}
        answers={{ back: texts.back, confirm: texts.confirm }}
        isDanger
        isSending={sending.isPending}
        errors={failureContent(sending.error)}
        onConfirm={() => sending.mutate({ body: { userId } })}
      >
        <p>{texts.lead(<strong className="font-semibold">{name}</strong>)}</p>
        <ul className="list-disc ps-5">
          <li>{signedIn === 0 ? texts.nobodySignedIn : texts.signedIn(signedIn)}</li>
          {openBatches > 0 && <li>{texts.batches(openBatches)}</li>}
          {invitations.length > 0 && <li>{texts.invitations(invitations.length)}</li>}
          <li>{texts.keys}</li>
          <li>{texts.links}</li>
          <li>{texts.mails}</li>
        </ul>
        <p>{texts.stays}</p>
      </ConfirmDialog>
    </>
  );
}
