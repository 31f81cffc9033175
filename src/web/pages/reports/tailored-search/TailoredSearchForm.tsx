import type { FormEvent } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { ErrorList } from '../../../ui/ErrorList.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { Country } from '../country-picker/country-choice.ts';
import { CountryPicker } from '../country-picker/CountryPicker.tsx';
import { useUtcToday } from './use-utc-today.ts';

export interface FormValues {
  date: string;
  selection: ReadonlySet<string>;
  withFailed: boolean;
}

interface TailoredSearchFormProps {
  values: FormValues;
  onChange: (part: Partial<FormValues>) => void;
  countries: readonly Country[];
  errors: string | Record<string, string>;
  isSearching: boolean;
  onSubmit: () => void;
}

export function TailoredSearchForm({ values, onChange, countries, errors, isSearching, onSubmit }: TailoredSearchFormProps) {
  const today = useUtcToday();
  const fieldError = (field: string) => (typeof errors === 'string' ? undefined : errors[field]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSearching) onSubmit();
  };
  return (
    <form noValidate onSubmit={submit} className="card flex min-w-0 flex-col gap-5">
      <ErrorList errors={errors} />
      <div className="max-w-80">
        <TextField
          label="Select date"
          name="daysAgo"
          type="date"
          placeholder="Select Date"
          max={today}
          required
          value={values.date}
          onChange={(date) => onChange({ date })}
          helper={`The first day of the report, up to now. Days are UTC; today is ${today} in UTC.`}
          error={fieldError('daysAgo')}
        />
      </div>
      <CountryPicker
        countries={countries}
        selection={values.selection}
        onSelect={(selection) => onChange({ selection })}
        error={fieldError('countryList')}
      />
      <Checkbox
        label="Include Failed Queries"
        name="failed"
        value="1"
        checked={values.withFailed}
        onChange={(withFailed) => onChange({ withFailed })}
      />
      <div>
        <Button type="submit" isLoading={isSearching}>
          Search
        </Button>
      </div>
    </form>
  );
}
