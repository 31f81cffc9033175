import type { FormEvent } from 'react';
import type { Control } from 'react-hook-form';
import { useField } from '../../api/use-contract-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import { searchByEnter } from '../../ui/send-by-keys.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { daysNamed, presets, type Days } from '../period/periods.ts';
import type { Country } from '../../ui/country-picker/country-choice.ts';
import { CountryPicker } from '../../ui/country-picker/CountryPicker.tsx';
import { useUtcToday } from '../use-utc-today.ts';
import { tailoredSearchText } from '../reports.text.tsx';
import { formatCountryCount, periodOf, type TailoredFields, type TailoredQuery } from './tailored-search.ts';

const { form: text } = tailoredSearchText;

interface TailoredSearchFormProps {
  control: Control<TailoredFields, unknown, TailoredQuery>;
  countries: readonly Country[];
  isWaiting: boolean;
  errors: string | Record<string, string>;
  isSearching: boolean;
  onSubmit: (event: FormEvent) => void;
  /** The id of the period that was chosen last. */
  period: string;
  /** Receives a period with its days; an empty one keeps only the first day. */
  onPeriod: (id: string, days: Days) => void;
}

export function TailoredSearchForm({
  control,
  countries,
  isWaiting,
  errors,
  isSearching,
  onSubmit,
  period,
  onPeriod,
}: TailoredSearchFormProps) {
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what Enter does in each other field
    <form noValidate onSubmit={submit} onKeyDown={searchByEnter} className="card flex min-w-0 flex-col gap-5">
      <ErrorList errors={errors} />
      <div className="field-row gap-x-6 gap-y-4 md:grid-cols-[repeat(2,minmax(0,20rem))_minmax(0,14rem)]">
        <DateField {...daysAgo} label={text.date} placeholder={text.datePlaceholder} max={today} required helper={text.dateHelp(today)} />
        <DateField {...to} label={text.end} placeholder={text.endPlaceholder} max={today} helper={text.endHelp} />
        <SelectField
          label={text.period}
          name="period"
          helper={text.periodHelp}
          placeholder={text.byDates}
          options={presets.map(({ id, label }) => ({ value: id, label }))}
          value={periodOf({ date: daysAgo.value, to: to.value }, period, today) ?? ''}
          onChange={(id) => onPeriod(id, daysNamed(id, today) ?? { from: daysAgo.value, to: '' })}
        />
      </div>
      <CountryPicker
        label={text.countries}
        name="countryList"
        countries={countries}
        isWaiting={isWaiting}
        selection={countryList.value}
        onSelect={countryList.onChange}
        count={formatCountryCount(countryList.value.size)}
        error={countryList.error}
      />
      <Checkbox label={text.failed} name="failed" value="1" checked={failed.value} onChange={failed.onChange} />
      <div>
        <Button type="submit" isLoading={isSearching}>
          {text.submit}
        </Button>
      </div>
    </form>
  );
}
