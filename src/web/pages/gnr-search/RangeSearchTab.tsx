import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { rangeSearch } from '../../../shared/api/gnr-search.ts';
import { rangeSearchPageSize } from '../../../shared/limits.ts';
import { readRangeDigits } from '../../../shared/phone-number.ts';
import { goTo, here, history, replaceWith } from '../../browser/history.ts';
import { useSend } from '../../api/queries.ts';
import { useField } from '../../api/use-contract-form.ts';
import { failureContent } from '../../api/report-failure.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { firstView, searchWithView } from '../../ui/table/table-view.ts';
import { DelayedSpinner } from '../../ui/DelayedSpinner.tsx';
import { gnrFragment, RangeForm, readGnrFragment } from './range-query.ts';
import { RangeResults, tableName, type Found } from './RangeResults.tsx';

const resolver = zodResolver(RangeForm);

export function RangeSearchTab() {
  const { control, handleSubmit, setValue } = useForm({ resolver, defaultValues: { range: readGnrFragment(here().hash).range ?? '' } });
  const { found, search, isPending, failure } = useRangeSearch(useCallback((range) => setValue('range', range), [setValue]));
  const field = useField(control, 'range');
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <h2 className="sr-only">Range Search</h2>
      <form className="card flex flex-col gap-4" noValidate onSubmit={handleSubmit(({ range }) => search(range))}>
        <NumberField
          label="Range"
          {...field}
          helper="The first digits of a number, with the country code. Any format."
          verb="Will search"
          read={readRangeDigits}
          isRange
        />
        <div>
          <Button type="submit" isLoading={isPending}>
            Search
          </Button>
        </div>
      </form>
      {failure !== null && <ErrorList errors={failureContent(failure)} />}
      {isPending && !found && <DelayedSpinner />}
      {found && <RangeResults found={found} isStale={isPending} />}
    </div>
  );
}

/** Searches, and keeps what was searched in the address: opening a link, or going back to one, searches again. */
function useRangeSearch(onAddress: (range: string) => void) {
  const [found, setFound] = useState<Found | null>(null);
  const asked = useRef('');
  const send = useSend(rangeSearch, {
    onSuccess: ({ response }, { query }) => {
      // Of two searches under way the first may be answered last.
      if (query?.range === asked.current) setFound({ ...response, digits: query.range });
    },
  });
  const { mutate } = send;

  useEffect(() => {
    const follow = () => {
      const { range } = readGnrFragment(here().hash);
      const checked = RangeForm.safeParse({ range });
      if (range === undefined || !checked.success || checked.data.range === asked.current) return;
      asked.current = checked.data.range;
      onAddress(range);
      mutate({ query: checked.data });
    };
    follow();
    return history.subscribe(follow);
  }, [mutate, onAddress]);

  const search = (digits: string) => {
    const { pathname, search: query, hash } = here();
    const next =
      pathname +
      searchWithView(query, firstView(rangeSearchPageSize), { name: tableName, size: rangeSearchPageSize }) +
      gnrFragment({ range: digits });
    asked.current = digits;
    if (pathname + query + hash !== next) (hash === '' ? replaceWith : goTo)(next);
    mutate({ query: { range: digits } });
  };
  return { found, search, isPending: send.isPending, failure: send.error };
}
