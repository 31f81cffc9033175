import { useEffect, useRef, useState } from 'react';
import { humanCheck } from '../../../shared/sign-in/passwords.ts';
import { CallError } from '../../api/call.ts';
import { reportFailure } from '../../api/report-failure.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { CaptchaBox } from './CaptchaBox.tsx';
import type { BoundCaptcha } from './use-captcha.ts';
import { captchaText } from './captcha.text.ts';
import solverUrl from 'altcha/workers/pbkdf2?worker&url';
import { startWorker } from '../../browser/start-worker.ts';
import { validityMs } from './validity.ts';

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

/** The proof of work of ALTCHA, solved in a worker of its own so that the page stays quick. */
interface Proof {
  value: string;
  validMs: number;
}

interface Challenge {
  parameters: { expiresAt?: number };
  signature: string;
}

/** Answers a proof for the server, and how long it is valid. */
async function prove(challenge: unknown, signal: AbortSignal): Promise<Proof> {
  // A parsing edge: the server signed it and checks the signature again when the proof comes back.
  const { parameters, signature } = challenge as Challenge;
  const solution = await solve({ parameters, signature }, signal);
  const payload = { challenge: { parameters, signature }, solution };
  return { value: btoa(JSON.stringify(payload)), validMs: validityMs(parameters.expiresAt, Date.now()) };
}

function solve(challenge: Challenge, signal: AbortSignal): Promise<unknown> {
  const worker = startWorker(solverUrl);
  const answered = new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.addEventListener('error', () => reject(new Error('The worker could not start')));
    // `null` means that the solver gave up, an object with `error` that it could not work at all.
    worker.addEventListener('message', ({ data }: MessageEvent<{ error?: unknown } | null>) =>
      data === null || data.error ? reject(new Error('The check could not be solved')) : resolve(data),
    );
    worker.postMessage({ type: 'work', challenge, counterStart: 0, counterStep: 1 });
  });
  return answered.finally(() => worker.terminate());
}
