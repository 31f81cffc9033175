/** How long the session goes on, as the server says: other tabs and other clocks know nothing of this page's own. */
import { useEffect, useState } from 'react';
import { status } from '../../shared/sign-in/sign-in.ts';
import { call } from '../api/call.ts';
import { reportFailure } from '../api/report-failure.ts';
import { askAfterMs, askAgainMs, endOf, type SecondsLeft, type SessionEnd } from './session-time.ts';

/** What the portal said last, and which questions had no answer since. */
interface Known {
  left: SecondsLeft;
  isAnswered: boolean;
  stayFailed: boolean;
}

/**
 * The end of this session from `first` on, what was known when the page was drawn; `stay` prolongs it. `stayFailed` says that it could not,
 * until the portal answers again.
 */
export function useSessionEnd(first: SecondsLeft): { end: SessionEnd; stay: () => void; stayFailed: boolean } {
  const [known, setKnown] = useState(() => answered(first));
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      // A session that is over by now ends here, by the refusal; without a connection the next time will tell.
      const reply = await call(status, {}, { background: true }).catch(() => null);
      if (!isOver) setKnown(reply ? answered(reply.data.sessionSecondsLeft) : { ...known, isAnswered: false });
    };
    const timer = setTimeout(() => void ask(), known.isAnswered ? askAfterMs(endOf(known.left)) : askAgainMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
    // A new object after each question, also after one without an answer: it starts the next timer.
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
