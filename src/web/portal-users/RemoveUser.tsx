import { useState } from 'react';
import { userRemoval } from '../../shared/api/users.ts';
import { useSend } from '../queries.ts';
import { failureContent } from '../report-failure.ts';
import { showToast } from '../toast.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { Modal } from '../ui/Modal.tsx';
import { refreshUserLists } from './user-lists.ts';

interface RemoveUserProps {
  person: { display: string; emailAddress: string };
  disabled: boolean;
  /** What is said of it stands next to the form. */
  'aria-describedby'?: string | undefined;
  onRemoved: () => void;
}

/** The button that deletes a user, with its warning. The focus starts on the way back. */
export function RemoveUser({ person, disabled, onRemoved, ...described }: RemoveUserProps) {
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error, reset } = useSend(userRemoval, {
    onSuccess: ({ message }) => {
      showToast({ content: message, operationType: userRemoval.operation });
      refreshUserLists();
      onRemoved();
    },
  });
  const close = () => setOpen(false);
  return (
    <>
      <Button
        {...described}
        color="secondary"
        disabled={disabled}
        onClick={() => {
          reset();
          setOpen(true);
        }}
      >
        Delete user
      </Button>
      <Modal
        isOpen={isOpen}
        onClose={close}
        title={`Delete ${person.display}?`}
        actions={
          <>
            <Button color="secondary" data-safe="" onClick={close}>
              No, go back
            </Button>
            <Button
              color="danger"
              isLoading={isPending}
              onClick={() => isPending || mutate({ body: { deletableUserEmail: person.emailAddress } })}
            >
              Yes, delete user
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-3">
          {error !== null && <ErrorList errors={failureContent(error)} />}
          <p>
            <strong className="font-semibold">{person.display}</strong> ({person.emailAddress}) will no longer be able to sign in. Every
            session that is open now ends at once, and a link to set a password stops working.
          </p>
          <p>This cannot be undone.</p>
        </div>
      </Modal>
    </>
  );
}
