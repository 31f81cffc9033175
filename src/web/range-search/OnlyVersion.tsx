import type { RangeVersion } from '../../shared/range-search/range-changes.ts';
import { Code } from '../ui/Code.tsx';
import { versionSource } from './range-differences.ts';
import { rangeChangesText } from './range-search.text.tsx';

/** Shown if there is no second version to compare with. */
export function OnlyVersion({ versions: [only] }: { versions: readonly RangeVersion[] }) {
  if (!only) return null;
  return (
    <div className="card flex flex-col gap-1">
      <p className="font-medium">{rangeChangesText.only.title}</p>
      <p className="text-text-2 wrap-anywhere">
        {rangeChangesText.only.which(<Code>{only.dataVersion}</Code>, only.asOf.slice(0, 10), versionSource(only))}
      </p>
    </div>
  );
}
