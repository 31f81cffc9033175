import { useState } from 'react';
import { removeUserFactors, type UserRow } from '../../shared/users/users.ts';
import { useSend } from '../api/queries.ts';
import { failureContent } from '../api/report-failure.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { showToast } from '../ui/toast/Toasts.tsx';
import { AlsoKeys } from '../ui/AlsoKeys.tsx';
import { usersText } from './users.text.tsx';

interface RemoveFactorsProps {
  readonly person: UserRow;
  /** The id of the text that says why it cannot be done. */
  readonly fixedBy: string | undefined;
}

const texts = usersText.removeFactors;

/** For somebody who lost what they sign in with: password and mailed code do again. */
export function RemoveFactors({ person: { portalId, display, keys: count }, fixedBy }: RemoveFactorsProps) {
  const [isOpen, setOpen] = useState(false);
  const [keys, setKeys] = useState(false);
  const sending = useSend(removeUserFactors, {
    onSuccess: ({ message }) => {
      showToast({ content: message, operationType: removeUserFactors.operation });
      setOpen(false);
    },
  });
  const open = () => {
    sending.reset();
    setOpen(true);
  };
  return (
    <>
      <Button variant="secondary" disabled={fixedBy !== undefined} aria-describedby={fixedBy} onClick={open}>
        {texts.button}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={texts.title(display)}
        answers={{ back: texts.back, confirm: texts.confirm }}
        isDanger
        isSending={sending.isPending}
        errors={failureContent(sending.error)}
        onConfirm={() => sending.mutate({ body: { portalId, keys } })}
      >
        <p>{texts.lead}</p>
        <AlsoKeys count={count} checked={keys} onChange={setKeys} />
      </ConfirmDialog>
    </>
  );
}
