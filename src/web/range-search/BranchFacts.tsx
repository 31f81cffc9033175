import { useNavigate } from '@tanstack/react-router';
import type { RangeBranch } from '../../shared/range-search/range-tree.ts';
import { Button } from '../ui/Button.tsx';
import { Code } from '../ui/Code.tsx';
import { greyColour, operatorColours } from './operator-colours.ts';
import { countriesText, rangesText } from './RangeTree.tsx';
import { gnrFragment } from './range-query.ts';
import { shareText } from './tree-walk.ts';
import { formatCount } from '../locale/current-locale.ts';
import { rangeTreeText } from './range-search.text.tsx';

/** The chosen branch in numbers, and the way to its ranges. */
export function BranchFacts({ branch, nameOf }: { branch: RangeBranch; nameOf: (country: string) => string }) {
  const { prefix, operators, operatorCount, others, numbers, ranges } = branch;
  const colours = operatorColours(operators.map(({ spName }) => spName));
  const left = operatorCount - operators.length;
  const navigate = useNavigate();
  const search = () => navigate({ to: '/gnr-search', search: { tab: 'range-search' }, hash: gnrFragment({ range: prefix }).slice(1) });
  return (
    <section aria-labelledby="branch-heading" className="card flex min-w-0 flex-col gap-3 lg:sticky lg:top-4">
      <div>
        <h3 id="branch-heading" className="text-h3 font-semibold">
          <Code>{prefix}</Code>
        </h3>
        <p className="text-small text-text-2">
          {rangeTreeText.facts.line(countriesText(branch, nameOf), rangesText(ranges), compactCount(numbers))}
        </p>
      </div>
      <table className="w-full text-small">
        <thead>
          <tr className="text-start text-text-2">
            <th scope="col" className="py-1 text-start font-medium">
              {rangeTreeText.facts.operator}
            </th>
            <th scope="col" className="py-1 text-end font-medium">
              {rangeTreeText.facts.ranges}
            </th>
            <th scope="col" className="py-1 text-end font-medium">
              {rangeTreeText.facts.numbers}
            </th>
          </tr>
        </thead>
        <tbody>
          {operators.map(({ spName, ranges: held, numbers: part }, index) => (
            <ShareRow
              key={spName}
              name={spName || rangeTreeText.facts.noName}
              colour={colours[index] ?? greyColour}
              ranges={held}
              share={shareText(part, numbers)}
            />
          ))}
          {left > 0 && (
            <ShareRow
              name={rangeTreeText.facts.others(left)}
              colour={greyColour}
              ranges={others.ranges}
              share={shareText(others.numbers, numbers)}
            />
          )}
        </tbody>
      </table>
      <div>
        <Button variant="secondary" size="small" onClick={() => void search()}>
          {rangeTreeText.facts.search(prefix)}
        </Button>
      </div>
    </section>
  );
}

const compactCount = (count: number) => formatCount(count, { notation: 'compact', maximumSignificantDigits: 3 });

function ShareRow({ name, colour, ranges, share }: { name: string; colour: string; ranges: number; share: string }) {
  return (
    <tr className="border-t border-border">
      <th scope="row" className="py-1 pe-2 text-start font-normal wrap-anywhere">
        <svg aria-hidden="true" viewBox="0 0 10 10" className="size-2.5 me-2 inline-block">
          <rect width="10" height="10" rx="2" fill={colour} />
        </svg>
        {name}
      </th>
      <td className="py-1 text-end tabular-nums">{formatCount(ranges)}</td>
      <td className="py-1 ps-3 text-end whitespace-nowrap tabular-nums">{share}</td>
    </tr>
  );
}
