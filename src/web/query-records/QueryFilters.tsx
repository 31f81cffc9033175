import { useState } from 'react';
import { countryList } from '../../shared/services/reference-data.ts';
import { callerAsUser } from '../../shared/query-records/query-records.ts';
import { reportServices } from '../../shared/reports/reports.ts';
import { listKeys } from '../../shared/keys/keys.ts';
import { listUsers } from '../../shared/users/users.ts';
import { useReply } from '../api/queries.ts';
import { shownCountries } from '../ui/country-names.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useEachNew } from '../ui/use-each-new.ts';
import { PeriodField } from '../reports/period/PeriodField.tsx';
import type { Days } from '../reports/period/periods.ts';
import { queryRecordsText } from './query-records.text.ts';
import { classOptions, codeOptions, type FilterName, type RecordsQuery, ownDays } from './query-filters.ts';

const { filters: text } = queryRecordsText;

interface QueryFiltersProps {
  query: RecordsQuery;
  days: Days & { name: string | null };
  today: string;
  isAdministrator: boolean;
  onChange: (name: FilterName | 'period', value: string | null) => void;
}

/** Filters by days, service, country, result, reason code, key and user; other users only for those who may know them. */
export function QueryFilters({ query, days, today, isAdministrator, onChange }: QueryFiltersProps) {
  const countries = useReply(countryList, {}, { staleTime: Number.POSITIVE_INFINITY });
  const users = useReply(listUsers, {}, { enabled: isAdministrator, staleTime: Number.POSITIVE_INFINITY });
  const others = users.data?.message.map(({ portalId, display }) => ({ value: portalId, label: display })) ?? [];
  const keys = useReply(listKeys, {}, { staleTime: Number.POSITIVE_INFINITY });
  const keyOptions = (keys.data?.message ?? []).map(({ id, name, prefix }) => ({ value: id, label: `${name} (${prefix})` }));
  const countryOptions = [
    ...shownCountries(countries.data?.elements ?? []).map(({ name, isoAlpha2 }) => ({ value: isoAlpha2, label: name })),
    { value: 'ZZ', label: text.unknownCountry },
  ];
  const common = { query, onChange };
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <PeriodField
        value={days.name}
        onChange={(value) => onChange('period', value)}
        days={days}
        today={today}
        ownLabel={queryRecordsText.ownPeriod(ownDays)}
      />
      <FilterSelect {...common} name="service" label={text.service} all={text.everyService} options={serviceOptions} />
      <FilterSelect {...common} name="country" label={text.country} all={text.everyCountry} options={countryOptions} />
      {query.country !== undefined && <PlaceFilter {...common} />}
      <FilterSelect {...common} name="class" label={text.result} all={text.everyResult} options={classOptions} />
      <FilterSelect {...common} name="code" label={text.code} all={text.everyCode} options={codeOptions} />
      <FilterSelect
        {...common}
        name="user"
        label={text.user}
        all={text.everybody}
        options={[{ value: callerAsUser, label: text.me }, ...others]}
      />
      {(keyOptions.length > 0 || query.key !== undefined) && (
        <FilterSelect {...common} name="key" label={text.key} all={text.everyKey} options={keyOptions} />
      )}
    </div>
  );
}

/** Filters a country's numbers by city or region. */
function PlaceFilter({ query, onChange }: Pick<QueryFiltersProps, 'query' | 'onChange'>) {
  const [place, setPlace] = useState('');
  useEachNew(query.loc, (loc) => setPlace(loc ?? ''));
  const search = () => {
    if (place.trim() !== (query.loc ?? '')) onChange('loc', place.trim() || null);
  };
  return (
    <div className="w-full max-w-56">
      <TextField
        label={text.place}
        name="loc"
        autoComplete="off"
        spellCheck={false}
        placeholder={text.placeExample}
        value={place}
        onChange={setPlace}
        onBlur={search}
        onKeyDown={(event) => event.key === 'Enter' && search()}
      />
    </div>
  );
}

const serviceOptions = reportServices.map((code) => ({ value: code, label: code }));

interface FilterSelectProps extends Pick<QueryFiltersProps, 'query' | 'onChange'> {
  name: FilterName;
  label: string;
  /** The text of no filter. */
  all: string;
  options: readonly { value: string; label: string }[];
}

function FilterSelect({ name, label, all, options, query, onChange }: FilterSelectProps) {
  return (
    <div className="w-full max-w-56">
      <SelectField
        label={label}
        name={name}
        options={[{ value: '', label: all }, ...options]}
        value={query[name] ?? ''}
        onChange={(value) => onChange(name, value === '' ? null : value)}
      />
    </div>
  );
}
