/** The tailored search's form, and the search that was sent: kept in the address, so that a link or Back shows the same. */
import { useEffect, useState } from 'react';
import { tailoredSearch } from '../../../../shared/api/reports.ts';
import { reportPageSize } from '../../../../shared/limits.ts';
import { useReply } from '../../../api/queries.ts';
import { useContractForm } from '../../../api/use-contract-form.ts';
import { goTo, here, history } from '../../../browser/history.ts';
import { firstView, searchWithView } from '../../../ui/table/table-view.ts';
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

/** What is searched, and how the call takes it; null where it does not. */
interface Asked {
  readonly values: TailoredValues | null;
  readonly query: TailoredQuery | null;
}

/** A tab that is not shown leaves the address to the one that is. */
export function useTailoredSearch(isShown: boolean) {
  const [asked, setAsked] = useState(() => askedOf(searchInAddress(here().search)));
  const form = useContractForm({ resolver: tailoredResolver, defaultValues: fieldsOf(asked.values) });
  const { reset, trigger, getValues, handleSubmit } = form;
  const found = useReply(
    tailoredSearch,
    { query: asked.query ?? { daysAgo: '', countryList: '' } },
    { enabled: asked.query !== null, staleTime: Number.POSITIVE_INFINITY, placeholderData: (before) => before },
  );
  useEffect(() => {
    // A link can ask for what cannot be searched; the form then says why.
    if (asked.values !== null && asked.query === null) void trigger();
  }, [asked, trigger]);
  useEffect(() => {
    if (!isShown) return;
    return history.subscribe(() => {
      const wanted = searchInAddress(here().search);
      if (wanted === null || isSame(wanted, asked.values)) return;
      setAsked(askedOf(wanted));
      reset(fieldsOf(wanted));
    });
  }, [isShown, asked, reset]);

  const submit = handleSubmit((query) => {
    const values = valuesOf(getValues());
    setAsked({ values, query });
    if (isSame(values, asked.values)) return void found.refetch();
    const { pathname, search, hash } = here();
    goTo(
      pathname +
        addressWithSearch(searchWithView(search, firstView(reportPageSize), { name: tableName, size: reportPageSize }), values) +
        hash,
    );
  });
  /** Fills the form in with a search, and sends it. */
  const show = (values: TailoredValues) => {
    reset(fieldsOf(values));
    void submit();
  };
  return { ...form, asked, found, submit, show };
}

function askedOf(values: TailoredValues | null): Asked {
  if (values === null) return { values, query: null };
  const checked = checkTailored(values, new Date());
  return { values, query: 'query' in checked ? checked.query : null };
}

function isSame(before: TailoredValues, after: TailoredValues | null): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}
