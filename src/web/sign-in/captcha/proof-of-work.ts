/** The proof of work of ALTCHA, solved in a worker of its own so that the page stays quick. */
import solverUrl from 'altcha/workers/pbkdf2?worker&url';
import { startWorker } from '../../browser/start-worker.ts';
import { validityMs } from './validity.ts';

export interface Proof {
  value: string;
  validMs: number;
}

interface Challenge {
  parameters: { expiresAt?: number };
  signature: string;
}

/** Answers a proof for the server, and how long it is valid. */
export async function prove(challenge: unknown, signal: AbortSignal): Promise<Proof> {
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
