import { useEffect, useState } from 'react';
import { useReducedMotion } from '../browser/reduced-motion.ts';
import { CountedSeconds } from './Spinner.tsx';
import { controlsText } from './controls.text.tsx';

const skeletonDelayMs = 300;
const wordDelayMs = 10_000;

/** Space that a wait reserves, so that the content below does not move when the answer comes, and the lines that are drawn in it. */
const rooms = {
  /** A value in a list of facts. */
  line: { size: 'h-lh w-24', lines: 1 },
  button: { size: 'h-10 w-24', lines: 1 },
  /** A table that may be short. */
  table: { size: 'min-h-72', lines: 6 },
  part: { size: 'min-h-40', lines: 3 },
  /** The rest of the screen: the content below starts out of sight. */
  screen: { size: 'min-h-dvh pt-3', lines: 8 },
};

/** Shows a wait in three stages: nothing, then lines in the shape of what comes, then a word. */
export function Skeleton({ room = 'screen' }: { room?: keyof typeof rooms }) {
  const [stage, setStage] = useState<'quiet' | 'drawn' | 'long'>('quiet');
  const isStill = useReducedMotion();
  useEffect(() => {
    const drawn = setTimeout(() => setStage('drawn'), skeletonDelayMs);
    const long = setTimeout(() => setStage('long'), wordDelayMs);
    return () => {
      clearTimeout(drawn);
      clearTimeout(long);
    };
  }, []);
  const { size, lines } = rooms[room];
  return (
    <div className={size}>
      {stage !== 'quiet' && (
        <>
          <div aria-hidden="true" className="skeleton grid gap-5 py-1">
            {Array.from({ length: lines }, (_, line) => (
              <span key={line} />
            ))}
          </div>
          {isStill ? <CountedSeconds /> : <span className="sr-only">{controlsText.wait.loading}</span>}
        </>
      )}
      <output className="text-text-2">{stage === 'long' ? controlsText.wait.long : ''}</output>
    </div>
  );
}
