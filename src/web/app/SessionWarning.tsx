import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Modal } from '../ui/Modal.tsx';
import { useSession } from '../session/session.ts';
import { askAfterMs, askAgainMs, endOf, type SecondsLeft, type SessionEnd } from './session-time.ts';
import { portalText } from './portal.text.ts';
import { status } from '../../shared/sign-in/sign-in.ts';
import { call } from '../api/call.ts';
import { reportFailure } from '../api/report-failure.ts';

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

// Time left in the session, read from the server: this page's clock knows nothing of other tabs and other clocks.

/** The server's last answer, and the calls that failed since. */
interface Known {
  left: SecondsLeft;
  isAnswered: boolean;
  stayFailed: boolean;
}

/**
 * Follows the end of this session from `first` on, its state when the page was drawn; `stay` prolongs it. `stayFailed` is true if that failed, until the
 * server answers again.
 */
function useSessionEnd(first: SecondsLeft): { end: SessionEnd; stay: () => void; stayFailed: boolean } {
  const [known, setKnown] = useState(() => answered(first));
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      // A refusal ends an expired session here; without a connection the next call decides.
      const reply = await call(status, {}, { background: true }).catch(() => null);
      if (!isOver) setKnown(reply ? answered(reply.data.sessionSecondsLeft) : { ...known, isAnswered: false });
    };
    const timer = setTimeout(() => void ask(), known.isAnswered ? askAfterMs(endOf(known.left)) : askAgainMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
    // Each call sets a new object, even without an answer: it starts the next timer.
  }, [known]);
  const stay = async () => {
    try {
      const { data } = await call(status, {});
      setKnown(answered(data.sessionSecondsLeft));
    } catch (failure) {
      reportFailure(status.operation, failure);
      setKnown((last) => ({ ...last, stayFailed: true }));
    }
  };
  return { end: endOf(known.left), stay: () => void stay(), stayFailed: known.stayFailed };
}

function answered(left: SecondsLeft): Known {
  return { left, isAnswered: true, stayFailed: false };
}
