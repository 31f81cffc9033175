import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { status, type Status } from '../../shared/sign-in/sign-in.ts';
import { stopSupport } from '../../shared/support-view/support-view.ts';
import { announce } from '../ui/Announcer.tsx';
import { call } from '../api/call.ts';
import { useSession } from '../session/session.ts';
import { read } from '../browser/stored-session.ts';
import { stopSupportView, takeEndOfView } from '../session/support-view.ts';
import { Code } from '../ui/Code.tsx';
import { showToast } from '../ui/toast/Toasts.tsx';
import { isAnnounced, minutesLeft, formatTimeLeft } from './support-time.ts';
import './support-bar.css';
import { portalText } from './portal.text.ts';

const tickMs = 1_000;
/** Milliseconds after the end until it is checked: the server's clock decides, and a late check spares a second one. */
const overdueMs = 2_000;

/** Says at the bottom of every screen that this is a support view: whose, for how long, and how to stop it. Nothing covers it. */
export function SupportBar() {
  const { isSupportView, userInfo } = useSession();
  useEffect(() => {
    if (takeEndOfView()) showToast({ content: portalText.supportView.over, type: 'info', operationType: stopSupport.operation });
  }, []);
  return isSupportView && userInfo ? <Bar view={userInfo} /> : null;
}

function Bar({ view }: { view: Status }) {
  const bar = useRef<HTMLElement>(null);
  useReservedSpace(bar);
  useEndOfView(view.supportViewEndsAt);
  const minutes = useMinutesLeft(view.supportViewEndsAt);
  const email = read('mainUser') ?? view.email;
  return (
    <aside
      ref={bar}
      aria-label={portalText.supportView.name}
      className="support-bar chrome fixed inset-x-0 bottom-0 z-60 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-accent-edge bg-accent px-4 py-2 text-h3 text-on-accent"
    >
      <p className="min-w-0 flex-1 wrap-anywhere max-sm:basis-full max-sm:truncate" title={`${email}, ${view.organisation}`}>
        <strong className="max-sm:sr-only">{portalText.supportView.of} </strong>
        <Code>{email}</Code>, {view.organisation}
      </p>
      {minutes !== null && <p className="max-sm:flex-1">{formatTimeLeft(minutes)}</p>}
      <button
        type="button"
        className="button min-h-8 rounded-control border border-on-accent bg-on-accent px-4 font-semibold text-accent"
        onClick={() => void stopSupportView()}
      >
        {portalText.supportView.stop}
      </button>
    </aside>
  );
}

/** Ends the page, the toasts and the dialogs above the bar, however many lines it takes. */
function useReservedSpace(bar: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const root = document.documentElement.style;
    const measure = () => root.setProperty('--bottom-bar', `${bar.current?.offsetHeight ?? 0}px`);
    const resized = new ResizeObserver(measure);
    if (bar.current) resized.observe(bar.current);
    measure();
    return () => {
      resized.disconnect();
      root.removeProperty('--bottom-bar');
    };
  }, [bar]);
}

function useMinutesLeft(endsAt: string | null): number | null {
  const [minutes, setMinutes] = useState(() => (endsAt === null ? null : minutesLeft(endsAt, Date.now())));
  useEffect(() => {
    if (endsAt === null) return;
    let before = minutesLeft(endsAt, Date.now());
    const timer = setInterval(() => {
      const now = minutesLeft(endsAt, Date.now());
      if (isAnnounced(before, now)) announce(portalText.supportView.announced(formatTimeLeft(now)));
      before = now;
      setMinutes(now);
    }, tickMs);
    return () => clearInterval(timer);
  }, [endsAt]);
  return minutes;
}

/** Notices the end of the view at once, not at the next call: the refusal leads back to the staff member's own session. */
function useEndOfView(endsAt: string | null) {
  useEffect(() => {
    if (endsAt === null) return;
    const ask = () => void call(status, {}, { background: true }).catch(() => undefined);
    const timer = setTimeout(ask, Math.max(0, Date.parse(endsAt) - Date.now()) + overdueMs);
    return () => clearTimeout(timer);
  }, [endsAt]);
}
