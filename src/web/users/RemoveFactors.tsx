import { useState } from 'react';
import { removeUserFactors, type UserRow } from '../../shared/users/users.ts';
import { Question } from '../api/Question.tsx';
import { Button } from '../ui/Button.tsx';
import { AlsoKeys } from '../ui/AlsoKeys.tsx';
import { usersText } from './users.text.tsx';

interface RemoveFactorsProps {
  readonly person: UserRow;
  /** The id of the text that says why it cannot be done. */
  readonly fixedBy: string | undefined;
}

const texts = usersText.removeFactors;

/** Removes the factors of a person who lost them: password and mailed code suffice again. */
export function RemoveFactors({ person: { portalId, display, keys: count }, fixedBy }: RemoveFactorsProps) {
  const [isOpen, setOpen] = useState(false);
  const [keys, setKeys] = useState(false);
  return (
    <>
      <Button variant="secondary" disabled={fixedBy !== undefined} aria-describedby={fixedBy} onClick={() => setOpen(true)}>
        {texts.button}
      </Button>
      <Question
        call={removeUserFactors}
        input={{ body: { portalId, keys } }}
        texts={{ ...texts, title: texts.title(display) }}
        isDanger
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <p>{texts.lead}</p>
        <AlsoKeys count={count} checked={keys} onChange={setKeys} />
      </Question>
    </>
  );
}
