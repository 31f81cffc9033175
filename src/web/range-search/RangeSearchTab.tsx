import { DownloadsUnderWay } from '../documents/DownloadsUnderWay.tsx';
import { useHash } from '../browser/history.ts';
import { failureContent } from '../api/report-failure.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ErrorList } from '../ui/ErrorList.tsx';
import { RangeForm } from './RangeForm.tsx';
import { RangeResults } from './RangeResults.tsx';
import { useRangeForm } from './use-range-form.ts';
import { useRangeSearch } from './use-range-search.ts';
import { nothingAsked, readGnrFragment, type RangesAsked } from './range-query.ts';
import { gnrSearchText, rangeSearchText } from './range-search.text.tsx';

const { table: text } = rangeSearchText;
/** Mobile numbers of the United Kingdom. */
const example = '4474';

export function RangeSearchTab() {
  const form = useRangeForm();
  const { found, search, isPending, failure } = useRangeSearch(form.show);
  // The address searches by itself.
  const { number: _, ...inAddress } = readGnrFragment(useHash());
  const isAsked = Object.values(inAddress).some(Boolean);
  const show = (asked: RangesAsked) => {
    form.show(asked);
    search(asked);
  };
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <h2 className="sr-only">{gnrSearchText.rangeSearch}</h2>
      <RangeForm control={form.control} isSearching={isPending} onSubmit={form.handleSubmit(search)} />
      {failure !== null && <ErrorList errors={failureContent(failure)} />}
      {isPending && !found && <Skeleton />}
      {found && <RangeResults found={found} isStale={isPending} onSearch={show} />}
      {!found && !isPending && failure === null && !isAsked && (
        <EmptyState
          name={gnrSearchText.rangeSearch}
          title={text.unsearched}
          about={text.unsearchedAbout}
          action={
            <Button variant="secondary" onClick={() => show({ ...nothingAsked, range: example })}>
              {text.example(example)}
            </Button>
          }
        />
      )}
      <DownloadsUnderWay />
    </div>
  );
}
