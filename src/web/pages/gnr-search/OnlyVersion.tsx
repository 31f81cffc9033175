import type { RangeVersion } from '../../../shared/api/range-changes.ts';
import { Code } from '../../ui/Code.tsx';
import { versionSource } from './range-differences.ts';

/** Where there is nothing to compare with. */
export function OnlyVersion({ versions: [only] }: { versions: readonly RangeVersion[] }) {
  if (!only) return null;
  return (
    <div className="card flex flex-col gap-1">
      <p className="font-medium">There is one version of the ranges, and so nothing to compare it with.</p>
      <p className="text-text-2 wrap-anywhere">
        <Code>{only.dataVersion}</Code>, as of {only.asOf.slice(0, 10)}, {versionSource(only)}. When another version is imported, what it
        changes stands here.
      </p>
    </div>
  );
}
