import { useEffect, useState, type ReactNode } from 'react';
import { Spinner } from './Spinner.tsx';
import { controlsText } from './controls.text.tsx';

const spinnerDelayMs = 300;
const wordDelayMs = 10_000;

/** A wait in three stages: nothing at first, then a spinner, at last a word. `children` may offer a way out with the word. */
export function DelayedSpinner({ children }: { children?: ReactNode }) {
  const [stage, setStage] = useState<'quiet' | 'turning' | 'long'>('quiet');
  useEffect(() => {
    const turning = setTimeout(() => setStage('turning'), spinnerDelayMs);
    const long = setTimeout(() => setStage('long'), wordDelayMs);
    return () => {
      clearTimeout(turning);
      clearTimeout(long);
    };
  }, []);
  return (
    <div className="flex min-h-40 flex-col items-center justify-center gap-4">
      {stage !== 'quiet' && <Spinner />}
      <output className="text-text-2">{stage === 'long' ? controlsText.wait.long : ''}</output>
      {stage === 'long' && children}
    </div>
  );
}
