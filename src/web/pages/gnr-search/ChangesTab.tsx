import { keepPreviousData } from '@tanstack/react-query';
import { rangeChanges } from '../../../shared/api/range-changes.ts';
import { rangeChangeKinds, type RangeChangeKind } from '../../../shared/range-row.ts';
import { useReply } from '../../api/queries.ts';
import { failureContent } from '../../api/report-failure.ts';
import { useQueryParameter } from '../../browser/history.ts';
import { DelayedSpinner } from '../../ui/DelayedSpinner.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { ChangesFound } from './ChangesFound.tsx';
import { ChangesForm } from './ChangesForm.tsx';
import { OnlyVersion } from './OnlyVersion.tsx';
import { gnrSearchText } from './gnr-search.text.ts';

/** Two versions of the ranges side by side. What is compared stands in the address. */
export function ChangesTab() {
  const [from, setFrom] = useQueryParameter('from');
  const [to, setTo] = useQueryParameter('to');
  const [range, setRange] = useQueryParameter('range');
  const [kind, setKind] = useQueryParameter('change');
  const change = rangeChangeKinds.find((known) => known === kind);
  const query = {
    ...(from && { from }),
    ...(to && { to }),
    ...(range && /^\d{1,15}$/.test(range) && { range }),
    ...(change && { change }),
  };
  const { data, error, refetch, isPlaceholderData } = useReply(rangeChanges, { query }, { placeholderData: keepPreviousData });
  const choose = (next: RangeChangeKind | undefined) => setKind(next ?? null, { push: true });
  const found = data?.response;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <h2 className="sr-only">{gnrSearchText.whatChanged}</h2>
      {error !== null && <LoadFailure errors={failureContent(error)} onRetry={() => void refetch()} />}
      {!found && error === null && <DelayedSpinner />}
      {found?.versions.length === 1 && <OnlyVersion versions={found.versions} />}
      {found && found.versions.length > 1 && (
        <>
          <ChangesForm
            key={`${from} ${to} ${range}`}
            versions={found.versions}
            shown={{ from: from ?? found.from ?? '', to: to ?? found.to, range: range ?? '' }}
            onCompare={(next) => {
              setFrom(next.from, { push: true });
              setTo(next.to);
              setRange(next.range || null);
            }}
          />
          {error === null && (
            <ChangesFound found={found} range={range ?? ''} change={change} isStale={isPlaceholderData} onChange={choose} />
          )}
        </>
      )}
    </div>
  );
}
