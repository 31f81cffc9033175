import { keepPreviousData } from '@tanstack/react-query';
import { rangeChanges, type RangeVersion } from '../../shared/range-search/range-changes.ts';
import { type RangeChangeKind, rangeChangeKinds } from '../../shared/range-search/range-row.ts';
import { useReply } from '../api/queries.ts';
import { Loaded } from '../api/Loaded.tsx';
import { type ParameterName, textOf, useChangeSearch, useScreenSearch } from '../ui/search.ts';
import { ChangesFound } from './ChangesFound.tsx';
import { ChangesForm } from './ChangesForm.tsx';
import { gnrSearchText, rangeChangesText } from './range-search.text.tsx';
import { Code } from '../ui/Code.tsx';
import { versionSource } from './range-differences.ts';

const compared = ['from', 'to', 'range', 'change'] as const satisfies readonly ParameterName[];

/** Compares two versions of the ranges. The address holds the comparison. */
export function ChangesTab() {
  const [from, to, range, kind] = useScreenSearch((search) => compared.map((name) => textOf(search[name])));
  const changeSearch = useChangeSearch();
  const change = rangeChangeKinds.find((known) => known === kind);
  const query = {
    ...(from && { from }),
    ...(to && { to }),
    ...(range && /^\d{1,15}$/.test(range) && { range }),
    ...(change && { change }),
  };
  const reply = useReply(rangeChanges, { query }, { placeholderData: keepPreviousData, select: ({ response }) => response });
  const choose = (next: RangeChangeKind | undefined) => changeSearch((now) => ({ ...now, change: next }), { push: true });
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <h2 className="sr-only">{gnrSearchText.whatChanged}</h2>
      <Loaded reply={reply}>
        {(found) =>
          found.versions.length === 1 ? (
            <OnlyVersion versions={found.versions} />
          ) : (
            <>
              <ChangesForm
                key={`${from} ${to} ${range}`}
                versions={found.versions}
                shown={{ from: from ?? found.from ?? '', to: to ?? found.to, range: range ?? '' }}
                onCompare={(next) => changeSearch((now) => ({ ...now, ...next, range: next.range || undefined }), { push: true })}
              />
              {reply.error === null && (
                <ChangesFound found={found} range={range ?? ''} change={change} isStale={reply.isPlaceholderData} onChange={choose} />
              )}
            </>
          )
        }
      </Loaded>
    </div>
  );
}

/** Shown if there is no second version to compare with. */
function OnlyVersion({ versions: [only] }: { versions: readonly RangeVersion[] }) {
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
