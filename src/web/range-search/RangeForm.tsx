import { keepPreviousData } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { operatorSearch } from '../../shared/range-search/range-search.ts';
import { countryList } from '../../shared/services/reference-data.ts';
import { readRangeDigits } from '../../shared/base/phone-number.ts';
import { primaryNumberAttributes } from '../../shared/range-search/range-row.ts';
import { useReply } from '../api/queries.ts';
import { useField } from '../api/use-contract-form.ts';
import { Button } from '../ui/Button.tsx';
import { shownCountries } from '../ui/country-names.ts';
import { NumberField } from '../ui/NumberField.tsx';
import { searchByEnter } from '../ui/send-by-keys.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { RangeControl } from './use-range-form.ts';
import { rangeSearchText } from './range-search.text.tsx';

interface RangeFormProps {
  control: RangeControl;
  isSearching: boolean;
  onSubmit: (event: FormEvent) => void;
}

const types = primaryNumberAttributes.map((value) => ({ value, label: value }));

/** Search form: the digits, and filters that narrow them or replace them. */
export function RangeForm({ control, isSearching, onSubmit }: RangeFormProps) {
  const range = useField(control, 'range');
  const country = useField(control, 'country');
  const type = useField(control, 'type');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what Enter does in each other field
    <form className="card flex flex-col gap-4" noValidate onSubmit={onSubmit} onKeyDown={searchByEnter}>
      <div className="field-row gap-x-4 gap-y-2 sm:grid-cols-2 lg:grid-cols-4">
        <NumberField
          label={rangeSearchText.form.range}
          {...range}
          helper={rangeSearchText.form.rangeHelp}
          verb={rangeSearchText.form.willSearch}
          read={readRangeDigits}
          isRange
        />
        <OperatorField control={control} />
        <SelectField
          {...country}
          label={rangeSearchText.form.country}
          helper={rangeSearchText.form.countryHelp}
          options={useCountries(country.value)}
          placeholder={rangeSearchText.form.any}
        />
        <SelectField
          {...type}
          label={rangeSearchText.form.type}
          helper={rangeSearchText.form.typeHelp}
          options={types}
          placeholder={rangeSearchText.form.any}
          onChange={(chosen) => type.onChange(primaryNumberAttributes.find((known) => known === chosen) ?? '')}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" isLoading={isSearching}>
          {rangeSearchText.form.submit}
        </Button>
        <span className="text-small text-text-2">{rangeSearchText.form.help}</span>
      </div>
    </form>
  );
}

const settlesMs = 150;
const fewestLetters = 2;

/** Suggests the country's operators whose name contains the input; any input is searched as it is. */
function OperatorField({ control }: { control: RangeControl }) {
  const listId = useId();
  const field = useField(control, 'operator');
  const country = useWatch({ control, name: 'country' });
  const operator = useSettled(field.value.trim(), settlesMs);
  const { data } = useReply(
    operatorSearch,
    { query: { operator, country } },
    { enabled: operator.length >= fewestLetters, placeholderData: keepPreviousData, staleTime: 60_000, isHelp: true },
  );
  return (
    <>
      <TextField
        {...field}
        label={rangeSearchText.form.operator}
        helper={rangeSearchText.form.operatorHelp}
        list={listId}
        autoComplete="off"
        spellCheck={false}
      />
      <datalist id={listId}>
        {data?.response.elements.map(({ spName, ranges }) => (
          <option key={spName} value={spName}>
            {rangeSearchText.ranges(ranges)}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** Global services: the ranges list them as a country, which they are not. */
const globalServices = { value: '001', label: rangeSearchText.form.globalService };

/** Returns the countries to choose from; contains the chosen one even before they are loaded. */
function useCountries(chosen: string) {
  const { data } = useReply(countryList, {}, { staleTime: Infinity });
  return useMemo(() => {
    if (data) return [...shownCountries(data.elements).map(({ name, isoAlpha2 }) => ({ value: isoAlpha2, label: name })), globalServices];
    return chosen === '' ? [] : [{ value: chosen, label: chosen }];
  }, [data, chosen]);
}

/** Returns the value once it has stayed the same for `ms` milliseconds. */
function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
