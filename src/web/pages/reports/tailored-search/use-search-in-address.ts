/** The tailored search's form, and the search that was sent: kept in the address, so that a link or Back shows the same. */
import { useEffect, useState } from 'react';
import { reportPageSize } from '../../../../shared/limits.ts';
import { goTo, here, history } from '../../../browser/history.ts';
import { firstView, searchWithView } from '../../../ui/table/table-view.ts';
import { addressWithSearch, checkTailored, searchInAddress, type TailoredQuery, type TailoredValues } from './tailored-search.ts';
import { tableName } from './TailoredResults.tsx';
import type { FormValues } from './TailoredSearchForm.tsx';

interface Kept {
  /** What is searched, and how the call takes it. */
  asked: TailoredValues | null;
  query: TailoredQuery | null;
  /** What is wrong with what was to be searched, by field. */
  errors: Record<string, string>;
}

const nothing: Kept = { asked: null, query: null, errors: {} };

/** A tab that is not shown leaves the address to the one that is. */
export function useSearchInAddress(isShown: boolean) {
  const [kept, setKept] = useState(() => keptOf(searchInAddress(here().search)));
  const [values, setValues] = useState<FormValues>(() => formOf(kept.asked));
  const { asked } = kept;
  useEffect(() => {
    if (!isShown) return;
    return history.subscribe(() => {
      const wanted = searchInAddress(here().search);
      if (wanted === null || isSame(wanted, asked)) return;
      setKept(keptOf(wanted));
      setValues(formOf(wanted));
    });
  }, [isShown, asked]);

  /** Searches for what the form holds, if it may. Answers whether that is what was searched before. */
  const submit = (): 'again' | 'refused' | 'new' => {
    const next = { date: values.date, countries: [...values.selection], withFailed: values.withFailed };
    const checked = keptOf(next);
    if (checked.query === null) {
      setKept({ ...kept, errors: checked.errors });
      return 'refused';
    }
    setKept(checked);
    if (isSame(next, asked)) return 'again';
    const { pathname, search: query, hash } = here();
    goTo(
      pathname +
        addressWithSearch(searchWithView(query, firstView(reportPageSize), { name: tableName, size: reportPageSize }), next) +
        hash,
    );
    return 'new';
  };
  return { values, setValues, ...kept, submit };
}

function keptOf(asked: TailoredValues | null): Kept {
  if (asked === null) return nothing;
  const { query = null, errors = {} } = checkTailored(asked, new Date());
  return { asked, query, errors };
}

function formOf(search: TailoredValues | null): FormValues {
  return { date: search?.date ?? '', selection: new Set(search?.countries), withFailed: search?.withFailed ?? false };
}

function isSame(before: TailoredValues, after: TailoredValues | null): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}
