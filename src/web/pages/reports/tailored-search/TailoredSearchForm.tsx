import type { FormEvent } from 'react';
import type { Control } from 'react-hook-form';
import { useField } from '../../../api/use-contract-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { DateField } from '../../../ui/DateField.tsx';
import { ErrorList } from '../../../ui/ErrorList.tsx';
import type { Country } from '../country-picker/country-choice.ts';
import { CountryPicker } from '../country-picker/CountryPicker.tsx';
import { useUtcToday } from '../use-utc-today.ts';
import type { TailoredFields, TailoredQuery } from './tailored-search.ts';

interface TailoredSearchFormProps {
  control: Control<TailoredFields, unknown, TailoredQuery>;
  countries: readonly Country[];
  errors: string | Record<string, string>;
  isSearching: boolean;
  onSubmit: (event: FormEvent) => void;
}

export function TailoredSearchForm({ control, countries, errors, isSearching, onSubmit }: TailoredSearchFormProps) {
  const today = useUtcToday();
  const daysAgo = useField(control, 'daysAgo');
  const countryList = useField(control, 'countryList');
  const failed = useField(control, 'failed');
  const submit = (event: FormEvent) => {
    if (isSearching) event.preventDefault();
    else onSubmit(event);
  };
  return (
    <form noValidate onSubmit={submit} className="card flex min-w-0 flex-col gap-5">
      <ErrorList errors={errors} />
      <div className="max-w-80">
        <DateField
          {...daysAgo}
          label="Select date"
          placeholder="Select Date"
          max={today}
          required
          helper={`The first day of the report, up to now. Days are UTC; today is ${today} in UTC.`}
        />
      </div>
      <CountryPicker countries={countries} selection={countryList.value} onSelect={countryList.onChange} error={countryList.error} />
      <Checkbox label="Include Failed Queries" name="failed" value="1" checked={failed.value} onChange={failed.onChange} />
      <div>
        <Button type="submit" isLoading={isSearching}>
          Search
        </Button>
      </div>
    </form>
  );
}
