import { useEffect, useState, type ReactNode } from 'react';
import { Spinner } from './Spinner.tsx';

const quietMs = 300;
const longMs = 10_000;

/** Waiting as people bear it: nothing at first, then a spinner, after ten seconds a word. `children` may offer a way out. */
export function Waiting({ children }: { children?: ReactNode }) {
  const [stage, setStage] = useState<'quiet' | 'turning' | 'long'>('quiet');
  useEffect(() => {
    const turning = setTimeout(() => setStage('turning'), quietMs);
    const long = setTimeout(() => setStage('long'), longMs);
    return () => {
      clearTimeout(turning);
      clearTimeout(long);
    };
  }, []);
  return (
    <div className="flex min-h-40 flex-col items-center justify-center gap-4">
      {stage !== 'quiet' && <Spinner />}
      <output className="text-text-2">{stage === 'long' ? 'Still working' : ''}</output>
      {stage === 'long' && children}
    </div>
  );
}
