import { sharedDigits } from './range-query.ts';

/** Shows a range with the searched digits marked in yellow. */
export function MatchedRange({ range, digits }: { range: string; digits: string }) {
  const length = sharedDigits(range, digits);
  return (
    <bdi dir="ltr">
      <span className="border-b-2 border-accent">{range.slice(0, length)}</span>
      {range.slice(length)}
    </bdi>
  );
}
