import { useEffect, useState } from 'react';
import { sendOtp } from '../../shared/sign-in/sign-in.ts';
import { CallError } from '../api/call.ts';
import { useConfig } from '../api/public-config.ts';
import { reportFailure } from '../api/report-failure.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { PortalLink } from '../ui/PortalLink.tsx';
import { codeSentAt, mayResend, resendCode } from './sign-in.ts';
import { utcTime } from '../../shared/base/utc-time.ts';
import { codeText } from './code.text.tsx';

/** Another code needs the password's digest, which only the page that signed in still has in memory. */
export function ResendCode({ loginPath }: { loginPath: string }) {
  if (mayResend()) return <ResendButton />;
  return (
    <p className="text-small text-text-2">
      {codeText.resend.question}{' '}
      <PortalLink to={loginPath} className="link">
        {codeText.resend.signInAgain}
      </PortalLink>
    </p>
  );
}

function ResendButton() {
  const { codeResendSeconds } = useConfig();
  const [readyAt, setReadyAt] = useState(() => (codeSentAt()?.getTime() ?? 0) + codeResendSeconds * 1_000);
  const [resentAt, setResentAt] = useState<Date | null>(null);
  const [isSending, setSending] = useState(false);
  const secondsLeft = useSecondsUntil(readyAt);
  const resend = async () => {
    setSending(true);
    try {
      await resendCode();
      setResentAt(codeSentAt());
      setReadyAt(Date.now() + codeResendSeconds * 1_000);
    } catch (failure) {
      reportFailure(sendOtp.operation, failure);
      if (failure instanceof CallError && failure.retryAfterSeconds !== null) setReadyAt(Date.now() + failure.retryAfterSeconds * 1_000);
    } finally {
      setSending(false);
    }
  };
  return (
    <div className="flex flex-col items-start gap-3">
      {resentAt !== null && (
        <Alert tone="success" isLive>
          {codeText.resend.newest(utcTime(resentAt))}
        </Alert>
      )}
      <Button variant="secondary" disabled={secondsLeft > 0} isLoading={isSending} onClick={resend}>
        {codeText.resend.send}
      </Button>
      <Countdown secondsLeft={secondsLeft} />
    </div>
  );
}

/** Seen every second, heard only when it starts and when it is over. */
function Countdown({ secondsLeft }: { secondsLeft: number }) {
  const isWaiting = secondsLeft > 0;
  return (
    <>
      {isWaiting && (
        <p aria-hidden="true" className="text-small text-text-2">
          {codeText.resend.wait(<span className="mono">{secondsLeft}</span>)}
        </p>
      )}
      <output className="sr-only">{isWaiting ? codeText.resend.waiting : codeText.resend.ready}</output>
    </>
  );
}

function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(Date.now);
  const secondsLeft = Math.max(0, Math.ceil((time - now) / 1_000));
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const first = setTimeout(tick);
    const timer = setInterval(tick, 1_000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [time]);
  return secondsLeft;
}
