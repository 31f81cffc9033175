/** State of the tailored search: its form, and the sent search in the address, so that a link or Back shows the same. */
import { useMemo, useState } from 'react';
import { tailoredSearch } from '../../../shared/reports/reports.ts';
import { reportPageSize } from '../../../shared/base/limits.ts';
import { useReply } from '../../api/queries.ts';
import { useContractForm } from '../../api/use-contract-form.ts';
import { useChangeSearch, useScreenSearch } from '../../ui/search.ts';
import { useEachNew } from '../../ui/use-each-new.ts';
import { firstView, searchWithView } from '../../ui/table/table-view.ts';
import {
  addressWithSearch,
  checkTailored,
  fieldsOf,
  searchInAddress,
  tableName,
  tailoredResolver,
  valuesOf,
  type TailoredQuery,
  type TailoredValues,
} from './tailored-search.ts';

/** The search and its query; null without a search, or for one that the call refuses. */
interface Asked {
  readonly values: TailoredValues | null;
  readonly query: TailoredQuery | null;
}

export function useTailoredSearch() {
  const wanted = useScreenSearch((search) => JSON.stringify(searchInAddress(search)));
  const [followed, setFollowed] = useState(wanted);
  // If the address names none, the last search stays.
  if (wanted !== followed && wanted !== noSearch) setFollowed(wanted);
  const asked = useMemo(() => askedOf(JSON.parse(followed)), [followed]);
  const form = useContractForm({ resolver: tailoredResolver, defaultValues: fieldsOf(asked.values) });
  const { reset, trigger, getValues, handleSubmit } = form;
  const found = useReply(
    tailoredSearch,
    { query: asked.query ?? { daysAgo: '', countryList: '' } },
    { enabled: asked.query !== null, staleTime: Number.POSITIVE_INFINITY, placeholderData: (before) => before },
  );
  useEachNew(asked, ({ values, query }) => {
    if (values === null) return;
    if (!isSame(values, valuesOf(getValues()))) reset(fieldsOf(values));
    // A link may hold an invalid search; the form then shows the errors.
    if (query === null) void trigger();
  });

  const changeSearch = useChangeSearch();
  const submit = handleSubmit(() => {
    const values = valuesOf(getValues());
    if (isSame(values, asked.values)) return void found.refetch();
    const size = reportPageSize;
    changeSearch((now) => addressWithSearch(searchWithView(now, firstView(size), { name: tableName, size }), values), { push: true });
  });
  /** Fills the form with a search and sends it. */
  const show = (values: TailoredValues) => {
    reset(fieldsOf(values));
    void submit();
  };
  return { ...form, asked, found, submit, show };
}

const noSearch = JSON.stringify(null);

function askedOf(values: TailoredValues | null): Asked {
  if (values === null) return { values, query: null };
  const checked = checkTailored(values, new Date());
  return { values, query: 'query' in checked ? checked.query : null };
}

function isSame(before: TailoredValues, after: TailoredValues | null): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}
