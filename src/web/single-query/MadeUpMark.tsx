import type { MadeUp } from '../../shared/single-query/made-up.ts';
import { demo } from '../ui/state-drawings.ts';
import { StateTag } from '../ui/StateTag.tsx';
import { singleQueryText } from './single-query.text.ts';

/** Marks an answer made up by the simulated network or for the demo. Shows nothing for a real one. */
export function MadeUpMark({ madeUp }: { madeUp: MadeUp | undefined }) {
  if (madeUp === undefined) return null;
  return (
    <>
      {' '}
      <StateTag drawing={demo} word={singleQueryText.madeUp} look="ms-1 border-warning bg-warning-bg text-small text-warning" />
    </>
  );
}
