import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Modal } from '../ui/Modal.tsx';
import { useSession } from '../session/session.ts';
import { useSessionEnd } from './session-end.ts';
import type { SessionEnd } from './session-time.ts';
import { portalText } from './portal.text.ts';

/** Warns five minutes before a session ends, and offers to stay. A support view has its own clock in its bar. */
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
      // Without a connection none of its buttons helps, and it would cover everything.
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
