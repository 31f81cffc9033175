import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Modal } from '../ui/Modal.tsx';
import { useSession } from '../session/session.ts';
import { useSessionEnd } from './session-end.ts';
import type { SessionEnd } from './session-time.ts';
import { portalText } from './portal.text.ts';

/** Five minutes before a session ends: a word, and a way to stay. A support view has its own clock in its bar. */
export function SessionWarning() {
  const { isSupportView, userInfo } = useSession();
  return isSupportView || userInfo === null ? null : <Warning left={userInfo.sessionSecondsLeft} />;
}

function Warning({ left }: { left: { unused: number; atMost: number } }) {
  const { end, stay, stayFailed } = useSessionEnd(left);
  const [dismissed, setDismissed] = useState<SessionEnd['kind'] | null>(null);
  const navigate = useNavigate();
  const dismiss = () => setDismissed(end.kind);
  const mayStay = end.kind === 'unused';
  return (
    <Modal
      // Without a connection nothing in it helps, and it would lie over everything.
      isOpen={end.isNear && dismissed !== end.kind && !(mayStay && stayFailed)}
      onClose={mayStay ? stay : dismiss}
      title={portalText.session.title}
      actions={
        <>
          <Button variant="secondary" onClick={() => void navigate({ to: '/auth/logout' })}>
            {portalText.session.signOut}
          </Button>
          {mayStay ? (
            <Button data-safe="" onClick={stay}>
              {portalText.session.stay}
            </Button>
          ) : (
            <Button data-safe="" onClick={dismiss}>
              {portalText.session.ok}
            </Button>
          )}
        </>
      }
    >
      <p>{portalText.session[end.kind](Math.max(1, Math.ceil(end.secondsLeft / 60)))}</p>
    </Modal>
  );
}
