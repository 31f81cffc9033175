import type { RangeBranch } from '../../shared/range-search/range-tree.ts';
import { greyColour, operatorColours } from './operator-colours.ts';

/** Shows the operators' shares of a branch as one bar; screen readers find them in the item's name. */
export function ShareBar({ operators, others, numbers }: Pick<RangeBranch, 'operators' | 'others' | 'numbers'>) {
  const colours = operatorColours(operators.map(({ spName }) => spName));
  const parts = [
    ...operators.map(({ numbers: held }, index) => ({ held, colour: colours[index] ?? greyColour })),
    { held: others.numbers, colour: greyColour },
  ];
  let start = 0;
  return (
    <svg aria-hidden="true" viewBox="0 0 1000 10" preserveAspectRatio="none" className="block h-3 w-full rounded-control">
      {parts.map(({ held, colour }, index) => {
        const width = numbers === 0 ? 0 : (held / numbers) * 1000;
        const x = start;
        start += width;
        // A sliver of background separates two parts.
        return <rect key={index} x={x} y="0" width={Math.max(0, width - 3)} height="10" fill={colour} />;
      })}
    </svg>
  );
}
