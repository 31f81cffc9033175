import { DownloadsUnderWay } from '../documents/DownloadsUnderWay.tsx';
import { failureContent } from '../api/report-failure.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { RangeForm } from './RangeForm.tsx';
import { RangeResults } from './RangeResults.tsx';
import { useRangeForm } from './use-range-form.ts';
import { useRangeSearch } from './use-range-search.ts';
import { gnrSearchText } from './range-search.text.tsx';

export function RangeSearchTab() {
  const form = useRangeForm();
  const { found, search, isPending, failure } = useRangeSearch(form.show);
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <h2 className="sr-only">{gnrSearchText.rangeSearch}</h2>
      <RangeForm control={form.control} isSearching={isPending} onSubmit={form.handleSubmit(search)} />
      {failure !== null && <ErrorList errors={failureContent(failure)} />}
      {isPending && !found && <Skeleton />}
      {found && (
        <RangeResults
          found={found}
          isStale={isPending}
          onSearch={(asked) => {
            form.show(asked);
            search(asked);
          }}
        />
      )}
      <DownloadsUnderWay />
    </div>
  );
}
