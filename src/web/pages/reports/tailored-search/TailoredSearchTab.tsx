import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { countryList } from '../../../../shared/api/reference-data.ts';
import { codeChunk } from '../../../browser/code-chunk.ts';
import { useQueryParameter } from '../../../browser/history.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { useReply } from '../../../api/queries.ts';
import { failureContent } from '../../../api/report-failure.ts';
import { useTitleMarks } from '../../../browser/title.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import type { Country } from '../country-picker/country-choice.ts';
import { useUtcToday } from '../use-utc-today.ts';
import { SavedSearches } from './SavedSearches.tsx';
import { contentsOf, formatNothing, formatSearchedDays, savedOf, tableName, valuesOf, valuesOfSaved } from './tailored-search.ts';
import { TailoredSearchForm } from './TailoredSearchForm.tsx';
import { useTailoredSearch } from './use-tailored-search.ts';

const none: readonly Country[] = [];
const results = codeChunk(() => import('./TailoredResults.tsx').then(({ TailoredResults }) => TailoredResults));

/** A report of chosen days and countries. It is shown only where its tab is the active one. */
export function TailoredSearchTab() {
  const isShown = useQueryParameter('tab')[0] === 'tailored-search';
  const { control, watch, setValue, getValues, asked, found, errors, hasError, submit, show } = useTailoredSearch(isShown);
  const today = useUtcToday();
  const [period, setPeriod] = useState('');
  const countries = useCountries(isShown, watch('countryList').size === 0);
  const rows = found.data?.response;
  const isSearching = found.isFetching;
  const failure = isSearching ? null : found.error;
  useTitleMarks({ hasError: isShown && hasError });
  const { values, query } = asked;
  const isDone = query !== null && !isSearching && failure === null;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <h2 className="sr-only">Tailored Search</h2>
      {countries.error !== null && <LoadFailure errors={failureContent(countries.error)} onRetry={() => void countries.refetch()} />}
      <SavedSearches
        isShown={isShown}
        present={() => savedOf(valuesOf(getValues()), period, today)}
        onShow={(saved) => {
          setPeriod(saved.period ?? '');
          show(valuesOfSaved(saved, today));
        }}
      />
      <TailoredSearchForm
        control={control}
        countries={countries.data ?? none}
        errors={hasError ? errors : failureContent(failure)}
        isSearching={isSearching}
        onSubmit={submit}
        period={period}
        onPeriod={(id, { from, to }) => {
          setPeriod(id);
          setValue('daysAgo', from);
          setValue('to', to);
        }}
      />
      {isSearching && (
        <div className="flex justify-center">
          <Spinner size="large" label="Searching" />
        </div>
      )}
      {query === null && <NoResults>Choose a date and at least one country, then search.</NoResults>}
      {failure !== null && (
        <p className="card text-center">The report could not be loaded. What is wrong stands above the form; your choices are kept.</p>
      )}
      {isDone && rows?.length === 0 && <NoResults>{values === null ? '' : formatNothing(values)}</NoResults>}
      {failure === null && values !== null && rows !== undefined && rows.length > 0 && (
        <Suspense>
          <results.Component
            tableName={tableName}
            rows={rows}
            contents={contentsOf(values)}
            days={formatSearchedDays(values)}
            withFailed={values.withFailed}
            isStale={isSearching}
          />
        </Suspense>
      )}
    </div>
  );
}

/**
 * The country list loads whenever the tab becomes active without a country chosen (specification, section 4), and for a link's
 * countries, which have no names before.
 */
function useCountries(isShown: boolean, isNoneChosen: boolean) {
  const countries = useReply(countryList, {}, { enabled: false, select: ({ elements }) => elements });
  const { refetch, data } = countries;
  const isWanted = isNoneChosen || data === undefined;
  const wasShown = useRef(false);
  useEffect(() => {
    if (isShown && !wasShown.current && isWanted) void refetch();
    wasShown.current = isShown;
  }, [isShown, isWanted, refetch]);
  return countries;
}

/** Where there are no rows: the specification's sentence, and what it means here. */
function NoResults({ children }: { children: ReactNode }) {
  return (
    <div className="card flex flex-col gap-1 text-center">
      <p className="font-medium">No results found, please select parameters.</p>
      <p className="text-text-2">{children}</p>
    </div>
  );
}
