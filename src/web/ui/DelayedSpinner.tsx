import { useEffect, useState } from 'react';
import { Spinner } from './Spinner.tsx';
import { controlsText } from './controls.text.tsx';

const spinnerDelayMs = 300;
const wordDelayMs = 10_000;

/** How much room a wait keeps, so that what is below it stays where it is when the answer comes. */
const rooms = {
  /** Of a value in a list of facts. */
  line: 'h-lh',
  button: 'h-10',
  /** Of a table that may be short. */
  table: 'min-h-72 flex-col justify-center',
  part: 'min-h-40 flex-col justify-center',
  /** The rest of the screen: what is below is out of sight from the start. */
  screen: 'min-h-dvh flex-col pt-14',
};

/** A wait in three stages: nothing at first, then a spinner, at last a word. */
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
