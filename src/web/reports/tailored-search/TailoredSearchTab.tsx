import { Suspense, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { countryList } from '../../../shared/services/reference-data.ts';
import { codeChunk } from '../../browser/code-chunk.ts';
import { FailureOf } from '../../api/Loaded.tsx';
import { useReply } from '../../api/queries.ts';
import { failureContent } from '../../api/report-failure.ts';
import { useTitleMarks } from '../../browser/title.ts';
import { shownCountries } from '../../ui/country-names.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import type { Country } from '../../ui/country-picker/country-choice.ts';
import { useUtcToday } from '../use-utc-today.ts';
import { orderedTailoredRows } from '../report-countries.ts';
import { SavedSearches } from './SavedSearches.tsx';
import { contentsOf, formatNothing, formatSearchedDays, savedOf, tableName, valuesOf, valuesOfSaved } from './tailored-search.ts';
import { tailoredSearchText as text } from '../reports.text.tsx';
import { TailoredSearchForm } from './TailoredSearchForm.tsx';
import { useTailoredSearch } from './use-tailored-search.ts';

const none: readonly Country[] = [];
const results = codeChunk(() => import('./TailoredResults.tsx').then(({ TailoredResults }) => TailoredResults));

/** Shows a report of chosen days and countries. */
export function TailoredSearchTab() {
  const { control, watch, setValue, getValues, asked, found, errors, hasError, submit, show } = useTailoredSearch();
  const today = useUtcToday();
  const [period, setPeriod] = useState('');
  const countries = useCountries(watch('countryList').size === 0);
  const rows = useMemo(() => found.data && orderedTailoredRows(found.data.response), [found.data]);
  const isSearching = found.isFetching;
  const failure = isSearching ? null : found.error;
  useTitleMarks({ hasError });
  const { values, query } = asked;
  const isDone = query !== null && !isSearching && failure === null;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <h2 className="sr-only">{text.title}</h2>
      <FailureOf reply={countries} />
      <SavedSearches
        present={() => savedOf(valuesOf(getValues()), period, today)}
        onShow={(saved) => {
          setPeriod(saved.period ?? '');
          show(valuesOfSaved(saved, today));
        }}
      />
      <TailoredSearchForm
        control={control}
        countries={countries.data ?? none}
        isWaiting={countries.data === undefined && (countries.isFetching || !countries.isError)}
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
          <Spinner size="large" label={text.searching} />
        </div>
      )}
      {query === null && <NoResults>{text.begin}</NoResults>}
      {failure !== null && <p className="card text-center">{text.failed}</p>}
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
 * Loads the country list whenever the tab becomes active without a chosen country (specification, section 4), and for a link's countries, whose names are
 * unknown before.
 */
function useCountries(isNoneChosen: boolean) {
  const countries = useReply(countryList, {}, { enabled: false, select: ({ elements }) => shownCountries(elements) });
  const askIfWanted = useEffectEvent(() => {
    if (isNoneChosen || countries.data === undefined) void countries.refetch();
  });
  // A hidden tab runs no effects: this one runs each time the tab is shown.
  useEffect(() => askIfWanted(), []);
  return countries;
}

/** Shows the specification's sentence for no rows, and its meaning here. */
function NoResults({ children }: { children: ReactNode }) {
  return (
    <div className="card flex flex-col gap-1 text-center">
      <p className="font-medium">{text.none}</p>
      <p className="text-text-2">{children}</p>
    </div>
  );
}
