import { useId } from 'react';
import type { UserRow } from '../../shared/users/users.ts';
import { Button } from '../ui/Button.tsx';
import { EndSessions } from './EndSessions.tsx';
import { RemoveFactors } from './RemoveFactors.tsx';
import { RemoveUser } from './RemoveUser.tsx';
import { usersText } from './users.text.tsx';

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
