import { useEffect, useRef, useState } from 'react';
import { humanCheck } from '../../../shared/sign-in/passwords.ts';
import { CallError } from '../../api/call.ts';
import { reportFailure } from '../../api/report-failure.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { CaptchaBox } from './CaptchaBox.tsx';
import { prove } from './proof-of-work.ts';
import type { BoundCaptcha } from './use-captcha.ts';
import { captchaText } from './captcha.text.ts';

interface ProofCheckProps {
  captcha: BoundCaptcha;
  getChallenge: () => Promise<unknown>;
  error: string | undefined;
}

/**
 * The portal's own human check: a box to tick, then half a second of work for the device and no puzzle for the person.
 * ALTCHA's solver without ALTCHA's element: that one is 29 kB more and writes its markup through a policy that admits any HTML.
 */
export function ProofCheck({ captcha, getChallenge, error }: ProofCheckProps) {
  const { state, dispatch } = captcha;
  const { isWorking, start } = useProof(captcha, getChallenge);
  const isTicked = isWorking || state.status === 'verified';
  return (
    <CaptchaBox state={state} activity={isWorking ? captchaText.checking : ''} error={error}>
      <div
        className={`flex min-h-12 items-center gap-3 rounded-control border bg-surface px-3 ${error ? 'border-danger' : 'border-border-strong'}`}
      >
        <Checkbox
          layout="line"
          label={captchaText.box}
          name="recaptcha"
          checked={isTicked}
          errorId={error ? 'captcha-error' : undefined}
          onChange={() => (isTicked ? dispatch({ kind: 'reset' }) : void start())}
        />
        {isWorking && (
          <span aria-hidden="true">
            <Spinner size="small" />
          </span>
        )}
      </div>
    </CaptchaBox>
  );
}

function useProof({ state: { status, round }, dispatch }: BoundCaptcha, getChallenge: () => Promise<unknown>) {
  const [isWorking, setWorking] = useState(false);
  const [validMs, setValidMs] = useState(0);
  const running = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
      setWorking(false);
    },
    [round],
  );
  useEffect(() => {
    if (status !== 'verified') return;
    const timer = setTimeout(() => dispatch({ kind: 'expired' }), validMs);
    return () => clearTimeout(timer);
  }, [status, validMs, dispatch]);

  const start = async () => {
    const own = new AbortController();
    running.current = own;
    setWorking(true);
    try {
      const proof = await getChallenge().then((challenge) => prove(challenge, own.signal));
      if (own.signal.aborted) return;
      setValidMs(proof.validMs);
      dispatch({ kind: 'solved', value: proof.value });
    } catch (failure) {
      if (own.signal.aborted) return;
      if (failure instanceof CallError) reportFailure(humanCheck.operation, failure);
      dispatch({ kind: 'failed', problem: problemOf() });
    } finally {
      if (running.current === own) setWorking(false);
    }
  };
  return { isWorking, start };
}

/** Browsers keep their cryptography from pages without https. */
function problemOf(): string {
  return isSecureContext ? captchaText.boxFailed : captchaText.notSecure;
}
