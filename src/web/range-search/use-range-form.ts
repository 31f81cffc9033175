import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback } from 'react';
import { useForm, type Control } from 'react-hook-form';
import { here } from '../browser/history.ts';
import { nothingAsked, RangeQuery, readGnrFragment, type RangesAsked } from './range-query.ts';

const resolver = zodResolver(RangeQuery);

export type RangeControl = Control<RangesAsked, unknown, RangesAsked>;

/** The form of a range search, filled from the address. `show` fills it again. */
export function useRangeForm() {
  const { number: _, ...asked } = readGnrFragment(here().hash);
  const { control, handleSubmit, reset } = useForm<RangesAsked, unknown, RangesAsked>({
    resolver,
    defaultValues: { ...nothingAsked, ...asked },
  });
  const show = useCallback((values: RangesAsked) => reset(values), [reset]);
  return { control, handleSubmit, show };
}
