import { useState } from 'react';
import { userRemoval } from '../../../shared/api/users.ts';
import { useSend } from '../../api/queries.ts';
import { failureContent } from '../../api/report-failure.ts';
import { showToast } from '../../ui/toast/Toasts.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { refreshUserLists } from './user-lists.ts';

interface RemoveUserProps {
  person: { display: string; emailAddress: string };
  disabled: boolean;
  /** What is said of it stands next to the form. */
  'aria-describedby'?: string | undefined;
  onRemoved: () => void;
}

/** The button that deletes a user, with its warning. */
export function RemoveUser({ person, disabled, onRemoved, ...described }: RemoveUserProps) {
  const [isOpen, setOpen] = useState(false);
  const sending = useSend(userRemoval, {
    onSuccess: ({ message }) => {
      showToast({ content: message, operationType: userRemoval.operation });
      refreshUserLists();
      onRemoved();
    },
  });
  return (
    <>
      <Button
        {...described}
        variant="secondary"
        disabled={disabled}
        onClick={() => {
          sending.reset();
          setOpen(true);
        }}
      >
        Delete user
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={`Delete ${person.display}?`}
        answers={{ back: 'No, go back', confirm: 'Yes, delete user' }}
        isDanger
        isSending={sending.isPending}
        errors={failureContent(sending.error)}
        onConfirm={() => sending.mutate({ body: { deletableUserEmail: person.emailAddress } })}
      >
        <p>
          <strong className="font-semibold">{person.display}</strong> ({person.emailAddress}) will no longer be able to sign in. Every
          session that is open now ends at once, and a link to set a password stops working.
        </p>
        <p>This cannot be undone.</p>
      </ConfirmDialog>
    </>
  );
}
