import type { FormEvent } from 'react';
import type { Control } from 'react-hook-form';
import { useField } from '../../../api/use-contract-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { DateField } from '../../../ui/DateField.tsx';
import { ErrorList } from '../../../ui/ErrorList.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { daysNamed, presets, type Days } from '../period/periods.ts';
import type { Country } from '../country-picker/country-choice.ts';
import { CountryPicker } from '../country-picker/CountryPicker.tsx';
import { useUtcToday } from '../use-utc-today.ts';
import { periodOf, type TailoredFields, type TailoredQuery } from './tailored-search.ts';

interface TailoredSearchFormProps {
  control: Control<TailoredFields, unknown, TailoredQuery>;
  countries: readonly Country[];
  errors: string | Record<string, string>;
  isSearching: boolean;
  onSubmit: (event: FormEvent) => void;
  /** The id of the period that was chosen last. */
  period: string;
  /** Takes a period with its days; none keeps the first day alone. */
  onPeriod: (id: string, days: Days) => void;
}

export function TailoredSearchForm({ control, countries, errors, isSearching, onSubmit, period, onPeriod }: TailoredSearchFormProps) {
  const today = useUtcToday();
  const daysAgo = useField(control, 'daysAgo');
  const to = useField(control, 'to');
  const countryList = useField(control, 'countryList');
  const failed = useField(control, 'failed');
  const submit = (event: FormEvent) => {
    if (isSearching) event.preventDefault();
    else onSubmit(event);
  };
  return (
    <form noValidate onSubmit={submit} className="card flex min-w-0 flex-col gap-5">
      <ErrorList errors={errors} />
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        <div className="w-full max-w-80">
          <DateField
            {...daysAgo}
            label="Select date"
            placeholder="Select Date"
            max={today}
            required
            helper={`The first day of the report. Days are UTC; today is ${today} in UTC.`}
          />
        </div>
        <div className="w-full max-w-80">
          <DateField
            {...to}
            label="End date"
            placeholder="Up to now"
            max={today}
            helper="The last day of the report. Without one it goes up to now."
          />
        </div>
        <div className="w-full max-w-56">
          <SelectField
            label="Period"
            name="period"
            helper="Fills both dates in."
            placeholder="By dates"
            options={presets.map(({ id, label }) => ({ value: id, label }))}
            value={periodOf({ date: daysAgo.value, to: to.value }, period, today) ?? ''}
            onChange={(id) => onPeriod(id, daysNamed(id, today) ?? { from: daysAgo.value, to: '' })}
          />
        </div>
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
