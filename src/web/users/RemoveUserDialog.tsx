import { userRemoval } from '../../shared/users/users.ts';
import { useSend } from '../api/queries.ts';
import { failureContent } from '../api/report-failure.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { showToast } from '../ui/toast/Toasts.tsx';
import { removeUserText as texts } from './remove-user.text.tsx';
import { refreshUserLists } from './user-lists.ts';

export interface Person {
  display: string;
  emailAddress: string;
  /** How many API keys of theirs work. */
  keys: number;
}

interface RemoveUserDialogProps {
  person: Person;
  isOpen: boolean;
  onClose: () => void;
  onRemoved: (() => void) | undefined;
}

/** The warning before a user is deleted, and its refusal. */
export function RemoveUserDialog({ person, isOpen, onClose, onRemoved }: RemoveUserDialogProps) {
  const { mutate, error, isPending } = useSend(userRemoval, {
    onSuccess: ({ message }) => {
      showToast({ content: message, operationType: userRemoval.operation });
      onClose();
      refreshUserLists();
      onRemoved?.();
    },
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.question(person.display)}
      answers={{ back: texts.back, confirm: texts.confirm }}
      isDanger
      isSending={isPending}
      errors={failureContent(error)}
      onConfirm={() => mutate({ body: { deletableUserEmail: person.emailAddress } })}
    >
      <p>{texts.consequence(<strong className="font-semibold">{person.display}</strong>, person.emailAddress)}</p>
      {person.keys > 0 && <p>{texts.keys(person.keys)}</p>}
      <p>{texts.forGood}</p>
    </ConfirmDialog>
  );
}
