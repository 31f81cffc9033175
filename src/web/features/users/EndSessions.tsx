import { endUserSessions, type UserRow } from '../../../shared/api/users.ts';
import { useSend } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast/Toasts.tsx';
import { usersText } from './users.text.tsx';

interface EndSessionsProps {
  readonly person: UserRow;
  /** The id of the text that says why it cannot be done. */
  readonly fixedBy: string | undefined;
}

/** Signs somebody out wherever they are signed in, such as on a device that was lost. They may sign in again. */
export function EndSessions({ person, fixedBy }: EndSessionsProps) {
  const { mutate, isPending } = useSend(endUserSessions, {
    onSuccess: ({ message }) => showToast({ content: message, operationType: endUserSessions.operation }),
  });
  return (
    <Button
      variant="secondary"
      isLoading={isPending}
      disabled={fixedBy !== undefined}
      aria-describedby={fixedBy}
      onClick={() => mutate({ body: { portalId: person.portalId } })}
    >
      {usersText.endSessions}
    </Button>
  );
}
