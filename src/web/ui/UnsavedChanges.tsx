import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { createStore } from '../browser/store.ts';
import { storedToken } from '../browser/stored-session.ts';
import { noteUnsaved } from '../browser/unsaved-text.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useToldToPlaces } from './Places.tsx';
import { partsText } from './parts.text.ts';

/** Going to another tab or page of a table leaves no form. */
const leavesScreen = ({ current, next }: { current: { pathname: string }; next: { pathname: string } }) =>
  current.pathname !== next.pathname;

/** Warns before unsaved changes are lost: with a dialog inside the portal, by the browser on leaving it. After a save, navigate with `ignoreBlocker`. */
export function UnsavedChanges({ isUnsaved }: { isUnsaved: boolean }) {
  const isAskedAbove = useToldToPlaces(isUnsaved ? Question : null);
  return isAskedAbove ? null : <Question isUnsaved={isUnsaved} />;
}

function Question({ isUnsaved }: { isUnsaved: boolean }) {
  const [token] = useState(storedToken);
  const asks = useAsks(isUnsaved);
  const { status, proceed, reset } = useBlocker({
    disabled: !asks,
    shouldBlockFn: leavesScreen,
    // Under another session the form has no owner: the page of that session must load.
    enableBeforeUnload: () => storedToken() === token,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      isOpen={status === 'blocked'}
      onClose={() => reset?.()}
      title={partsText.leave.title}
      answers={{ back: partsText.leave.stay, confirm: partsText.leave.leave }}
      isDanger
      isSending={false}
      errors=""
      onConfirm={() => proceed?.()}
    >
      <p>{partsText.leave.loss}</p>
    </ConfirmDialog>
  );
}

/** Unsaved forms on the screen: the first of them asks for all. */
const unsavedForms = createStore<readonly symbol[]>([]);

function useAsks(isUnsaved: boolean): boolean {
  const [form] = useState(() => Symbol('form'));
  useEffect(() => {
    if (!isUnsaved) return undefined;
    unsavedForms.set([...unsavedForms.get(), form]);
    noteUnsaved(form, true);
    return () => {
      unsavedForms.set(unsavedForms.get().filter((other) => other !== form));
      noteUnsaved(form, false);
    };
  }, [isUnsaved, form]);
  return unsavedForms.useValue()[0] === form;
}
