import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { storedToken } from '../browser/stored-session.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { partsText } from './parts.text.ts';

/** Going to another tab or page of a table leaves no form. */
const leavesScreen = ({ current, next }: { current: { pathname: string }; next: { pathname: string } }) =>
  current.pathname !== next.pathname;

/**
 * Asks before a form is left whose changes would be lost: by a dialog where the way leads through the portal, by the browser where it
 * leads out of it. Whoever goes on because the form was saved navigates with `ignoreBlocker`.
 */
export function UnsavedChanges({ isUnsaved }: { isUnsaved: boolean }) {
  const [token] = useState(storedToken);
  const { status, proceed, reset } = useBlocker({
    disabled: !isUnsaved,
    shouldBlockFn: leavesScreen,
    // Under another session the form is nobody's: the page that belongs to that session must come.
    enableBeforeUnload: () => storedToken() === token,
    withResolver: true,
  });
  // At the body, because the form may stand in a tab that is hidden.
  return createPortal(
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
    </ConfirmDialog>,
    document.body,
  );
}
