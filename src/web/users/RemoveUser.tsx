import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { codeChunk } from '../browser/code-chunk.ts';
import { Button } from '../ui/Button.tsx';
import { removeUserText as texts } from './users.text.tsx';
import type { Person } from './RemoveUserDialog.tsx';

/** Loaded on demand, since few open it. */
const warning = codeChunk(() => import('./RemoveUserDialog.tsx').then(({ RemoveUserDialog }) => RemoveUserDialog));

interface RemoveUserProps {
  person: Person;
  disabled: boolean;
  /** The id of the text about it, which stands next to the form. */
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

/** Answers `ask`, which opens the warning about a person, and `dialog`, which the caller renders. */
export function useRemoveUser(onRemoved?: () => void): { ask: (person: Person) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ person: Person; time: number } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ask = useCallback((person: Person) => {
    setAsked((before) => ({ person, time: (before?.time ?? 0) + 1 }));
    setOpen(true);
  }, []);
  const dialog = asked && (
    <Suspense fallback={null}>
      <warning.Component key={asked.time} person={asked.person} isOpen={isOpen} onClose={() => setOpen(false)} onRemoved={onRemoved} />
    </Suspense>
  );
  return { ask, dialog };
}
