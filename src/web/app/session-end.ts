/** How long the session goes on, as the server says: other tabs and other clocks know nothing of this page's own. */
import { useEffect, useState } from 'react';
import { status } from '../../shared/api/authentication.ts';
import { call } from '../api/call.ts';
import { reportFailure } from '../api/report-failure.ts';
import { askAfterMs, askAgainMs, endOf, type SecondsLeft, type SessionEnd } from './session-time.ts';

/** The end of this session from `first` on, what was known when the page was drawn; `stay` prolongs it. */
export function useSessionEnd(first: SecondsLeft): { end: SessionEnd; stay: () => void } {
  const [{ left, isAnswered }, setKnown] = useState({ left: first, isAnswered: true });
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      // A session that is over by now ends here, by the refusal; without a connection the next time will tell.
      const reply = await call(status, {}, { background: true }).catch(() => null);
      if (!isOver) setKnown({ left: reply?.data.sessionSecondsLeft ?? left, isAnswered: reply !== null });
    };
    const timer = setTimeout(() => void ask(), isAnswered ? askAfterMs(endOf(left)) : askAgainMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [left, isAnswered]);
  const stay = async () => {
    try {
      const { data } = await call(status, {});
      setKnown({ left: data.sessionSecondsLeft, isAnswered: true });
    } catch (failure) {
      reportFailure(status.operation, failure);
    }
  };
  return { end: endOf(left), stay: () => void stay() };
}
