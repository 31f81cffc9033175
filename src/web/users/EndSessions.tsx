import { useState } from 'react';
import { endUserSessions, type UserRow } from '../../shared/users/users.ts';
import { useSend } from '../api/queries.ts';
import { failureContent } from '../api/report-failure.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { showToast } from '../ui/toast/Toasts.tsx';
import { AlsoKeys } from '../ui/AlsoKeys.tsx';
import { usersText } from './users.text.tsx';

interface EndSessionsProps {
  readonly person: UserRow;
  /** The id of the text that says why it cannot be done. */
  readonly fixedBy: string | undefined;
}

const texts = usersText.endSessions;

/** Signs a user out everywhere, such as on a lost device. They can sign in again. The dialog offers to end more. */
export function EndSessions({ person: { portalId, display, keys: count }, fixedBy }: EndSessionsProps) {
  const [isOpen, setOpen] = useState(false);
  const [keys, setKeys] = useState(false);
  const { mutate, isPending, error, reset } = useSend(endUserSessions, {
    onSuccess: ({ message }) => {
      showToast({ content: message, operationType: endUserSessions.operation });
      setOpen(false);
    },
  });
  const begin = () => {
    if (count === 0) return mutate({ body: { portalId } });
    reset();
    setOpen(true);
  };
  return (
    <>
      <Button
        variant="secondary"
        isLoading={isPending && !isOpen}
        disabled={fixedBy !== undefined}
        aria-describedby={fixedBy}
        onClick={begin}
      >
        {texts.button}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={texts.title(display)}
        answers={{ back: texts.back, confirm: texts.confirm }}
        isSending={isPending}
        errors={failureContent(error)}
        onConfirm={() => mutate({ body: { portalId, keys } })}
      >
        <AlsoKeys count={count} checked={keys} onChange={setKeys} />
      </ConfirmDialog>
    </>
  );
}
