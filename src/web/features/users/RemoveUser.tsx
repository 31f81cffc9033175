import { useCallback, useState, type ReactNode } from 'react';
import { userRemoval } from '../../../shared/api/users.ts';
import { useSend } from '../../api/queries.ts';
import { failureContent } from '../../api/report-failure.ts';
import { showToast } from '../../ui/toast/Toasts.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { removeUserText as texts } from './remove-user.text.tsx';
import { refreshUserLists } from './user-lists.ts';

interface Person {
  display: string;
  emailAddress: string;
}

interface RemoveUserProps {
  person: Person;
  disabled: boolean;
  /** What is said of it stands next to the form. */
  'aria-describedby'?: string | undefined;
  onRemoved: () => void;
}

/** The button that deletes a user, with its warning. */
export function RemoveUser({ person, disabled, onRemoved, ...described }: RemoveUserProps) {
  const { ask, dialog } = useRemoveUser(onRemoved);
  return (
    <>
      <Button {...described} variant="secondary" disabled={disabled} onClick={() => ask(person)}>
        {texts.button}
      </Button>
      {dialog}
    </>
  );
}

/** `ask` opens the warning about a person; `dialog` is to be drawn. */
export function useRemoveUser(onRemoved?: () => void): { ask: (person: Person) => void; dialog: ReactNode } {
  const [person, setPerson] = useState<Person | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { mutate, reset, error, isPending } = useSend(userRemoval, {
    onSuccess: ({ message }) => {
      showToast({ content: message, operationType: userRemoval.operation });
      setOpen(false);
      refreshUserLists();
      onRemoved?.();
    },
  });
  const ask = useCallback(
    (asked: Person) => {
      reset();
      setPerson(asked);
      setOpen(true);
    },
    [reset],
  );
  const dialog = person && (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      title={texts.question(person.display)}
      answers={{ back: texts.back, confirm: texts.confirm }}
      isDanger
      isSending={isPending}
      errors={failureContent(error)}
      onConfirm={() => mutate({ body: { deletableUserEmail: person.emailAddress } })}
    >
      <p>{texts.consequence(<strong className="font-semibold">{person.display}</strong>, person.emailAddress)}</p>
      <p>{texts.forGood}</p>
    </ConfirmDialog>
  );
  return { ask, dialog };
}
