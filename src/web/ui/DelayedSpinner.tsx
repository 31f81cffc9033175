import { useEffect, useState } from 'react';
import { Spinner } from './Spinner.tsx';
import { controlsText } from './controls.text.tsx';

const spinnerDelayMs = 300;
const wordDelayMs = 10_000;

/** Space that a wait reserves, so that the content below does not move when the answer comes. */
const rooms = {
  /** Space of a value in a list of facts. */
  line: 'h-lh',
  button: 'h-10',
  /** Space of a table that may be short. */
  table: 'min-h-72 flex-col justify-center',
  part: 'min-h-40 flex-col justify-center',
  /** Space of the rest of the screen: the content below starts out of sight. */
  screen: 'min-h-dvh flex-col pt-14',
};

/** Shows a wait in three stages: nothing, then a spinner, then a word. */
export function DelayedSpinner({ room = 'screen' }: { room?: keyof typeof rooms }) {
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
    <div className={`flex items-center gap-4 ${rooms[room]}`}>
      {stage !== 'quiet' && <Spinner {...((room === 'line' || room === 'button') && { size: 'small' })} />}
      <output className="text-text-2">{stage === 'long' ? controlsText.wait.long : ''}</output>
    </div>
  );
}
