import type { MadeUp } from '../../shared/single-query/made-up.ts';
import { singleQueryText } from './single-query.text.ts';

/** Marks an answer made up by the simulated network or for the demo. Shows nothing for a real one. */
export function MadeUpMark({ madeUp }: { madeUp: MadeUp | undefined }) {
  if (madeUp === undefined) return null;
  return (
    <>
      {' '}
      <span className="ms-1 inline-flex items-center gap-1.5 rounded-tag border border-warning bg-warning-bg px-1.5 text-small font-medium whitespace-nowrap text-warning">
        <span aria-hidden="true">◇</span>
        {singleQueryText.madeUp}
      </span>
    </>
  );
}
