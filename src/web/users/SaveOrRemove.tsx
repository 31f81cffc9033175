import { useId, useState } from 'react';
import { endUserSessions, type UserRow } from '../../shared/users/users.ts';
import { Button } from '../ui/Button.tsx';
import { RemoveFactors } from './RemoveFactors.tsx';
import { RemoveUser } from './RemoveUser.tsx';
import { usersText } from './users.text.tsx';
import { useSend } from '../api/queries.ts';
import { failureContent } from '../api/report-failure.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { showToast } from '../ui/toast/Toasts.tsx';
import { AlsoKeys } from '../ui/AlsoKeys.tsx';

const { save: text } = usersText;

interface SaveOrRemoveProps {
  user: UserRow;
  /** The changes that saving would make, in words; without any, there is nothing to save. */
  changes: readonly string[];
  isSaving: boolean;
  /** The ids of the texts that say why one or the other is not possible. */
  fixedBy: { save: string | undefined; remove: string | undefined };
  onRemoved: () => void;
}

/** The end of the forms that edit a user: the changes that saving would make, and the buttons. */
export function SaveOrRemove({ user, changes, isSaving, fixedBy, onRemoved }: SaveOrRemoveProps) {
  const id = useId();
  return (
    <>
      <p id={id}>{text.saving(<output className="font-medium">{changes.length === 0 ? text.nothing : changes.join('; ')}</output>)}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          isLoading={isSaving}
          disabled={fixedBy.save !== undefined || changes.length === 0}
          aria-describedby={fixedBy.save ?? id}
        >
          {text.submit}
        </Button>
        {user.active && <EndSessions person={user} fixedBy={fixedBy.remove} />}
        {user.active && <RemoveFactors person={user} fixedBy={fixedBy.remove} />}
        <RemoveUser person={user} disabled={fixedBy.remove !== undefined} aria-describedby={fixedBy.remove} onRemoved={onRemoved} />
      </div>
    </>
  );
}

interface EndSessionsProps {
  readonly person: UserRow;
  /** The id of the text that says why it cannot be done. */
  readonly fixedBy: string | undefined;
}

const texts = usersText.endSessions;

/** Signs a user out everywhere, such as on a lost device. They can sign in again. The dialog offers to end more. */
function EndSessions({ person: { portalId, display, keys: count }, fixedBy }: EndSessionsProps) {
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
