import { userRemoval } from '../../shared/users/users.ts';
import { Question } from '../api/Question.tsx';
import { removeUserText as texts } from './users.text.tsx';
import { userReads } from './user-reads.ts';

export interface Person {
  display: string;
  emailAddress: string;
  /** Number of their API keys that work. */
  keys: number;
}

interface RemoveUserDialogProps {
  person: Person;
  isOpen: boolean;
  onClose: () => void;
  onRemoved: (() => void) | undefined;
}

/** The warning before a user is deleted, with the refusal if it fails. */
export function RemoveUserDialog({ person, isOpen, onClose, onRemoved }: RemoveUserDialogProps) {
  return (
    <Question
      call={userRemoval}
      input={{ body: { deletableUserEmail: person.emailAddress } }}
      texts={{ ...texts, title: texts.question(person.display) }}
      isDanger
      isOpen={isOpen}
      onClose={onClose}
      refreshes={userReads}
      onDone={onRemoved}
    >
      <p>{texts.consequence(<strong className="font-semibold">{person.display}</strong>, person.emailAddress)}</p>
      {person.keys > 0 && <p>{texts.keys(person.keys)}</p>}
      <p>{texts.forGood}</p>
    </Question>
  );
}
