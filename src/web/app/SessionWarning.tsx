import { useState } from 'react';
import { goTo } from '../browser/history.ts';
import { Button } from '../ui/Button.tsx';
import { Modal } from '../ui/Modal.tsx';
import { useSession } from '../session/session.ts';
import { useSessionEnd } from './session-end.ts';
import type { SessionEnd } from './session-time.ts';

/** Five minutes before a session ends: a word, and a way to stay. A support view has its own clock in its bar. */
export function SessionWarning() {
  const { isSupportView, userInfo } = useSession();
  return isSupportView || userInfo === null ? null : <Warning left={userInfo.sessionSecondsLeft} />;
}

function Warning({ left }: { left: { unused: number; atMost: number } }) {
  const { end, stay, stayFailed } = useSessionEnd(left);
  const [dismissed, setDismissed] = useState<SessionEnd['kind'] | null>(null);
  const dismiss = () => setDismissed(end.kind);
  const mayStay = end.kind === 'unused';
  return (
    <Modal
      // Without a connection nothing in it helps, and it would lie over everything.
      isOpen={end.isNear && dismissed !== end.kind && !(mayStay && stayFailed)}
      onClose={mayStay ? stay : dismiss}
      title="Your session is about to end"
      actions={
        <>
          <Button variant="secondary" onClick={() => goTo('/auth/logout')}>
            Sign out
          </Button>
          {mayStay ? (
            <Button data-safe="" onClick={stay}>
              Stay signed in
            </Button>
          ) : (
            <Button data-safe="" onClick={dismiss}>
              OK
            </Button>
          )}
        </>
      }
    >
      <p>
        {mayStay
          ? `Nothing was asked of the portal for a while. You will be signed out in ${formatMinutes(end.secondsLeft)}.`
          : `A session lasts 12 hours at most. You will be signed out in ${formatMinutes(end.secondsLeft)}; save what you are doing, and sign in again.`}
      </p>
    </Modal>
  );
}

function formatMinutes(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}
