import { Suspense, useState } from 'react';
import { ChangedEntitlement, setEntitlement } from '../../shared/entitlements/entitlements.ts';
import type { OrganisationDetail } from '../../shared/organisations/organisations.ts';
import { countryList } from '../../shared/services/reference-data.ts';
import { batchServiceCodes, type BatchServiceCode, serviceOf } from '../../shared/services/services.ts';
import { edited, onlyChanged } from '../api/edited-form.ts';
import { bodyResolver } from '../api/contract-resolver.ts';
import { FailureOf } from '../api/Loaded.tsx';
import { FormDialog } from '../api/FormDialog.tsx';
import { useReply } from '../api/queries.ts';
import { useCallForm } from '../api/use-call-form.ts';
import { useField } from '../api/use-contract-form.ts';
import { codeChunk } from '../browser/code-chunk.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { globalNumbers, shownCountries } from '../ui/country-names.ts';
import { serviceText } from '../ui/service-titles.text.ts';
import { TextField } from '../ui/TextField.tsx';
import { organisationEntitlementsText as texts } from './organisation-entitlements.text.ts';
import { organisationReads } from '../organisations/use-organisations.ts';

/** Comes with a library that the page does not need. */
const picker = codeChunk(() => import('../ui/country-picker/CountryPicker.tsx').then(({ CountryPicker }) => CountryPicker));

interface Typed {
  userId: number;
  /** Null: all of them. */
  services: readonly BatchServiceCode[] | null;
  dailyQuota: string;
  /** Switched off: countries (ISO 3166-1 alpha-2, or `001`). */
  countries: readonly string[];
  /** Calling codes that are switched off. The server names this field in errors about either. */
  destinations: string;
}

const resolver = bodyResolver(ChangedEntitlement, ({ dailyQuota, countries, destinations, ...typed }: Typed) => ({
  ...typed,
  // Input that is not a number stays text, which the schema refuses in words.
  dailyQuota: dailyQuota.trim() === '' ? null : /^\d+$/.test(dailyQuota.trim()) ? Number(dailyQuota) : dailyQuota,
  destinations: [
    ...countries,
    ...destinations
      .toUpperCase()
      .split(/[\s,;+]+/)
      .filter(Boolean),
  ],
}));

interface EntitlementFormProps {
  organisation: OrganisationDetail;
  onClose: () => void;
}

/** The dialog in which staff say what an organisation may ask. */
export function EntitlementForm({ organisation: { userId, name, entitlement }, onClose }: EntitlementFormProps) {
  const form = useCallForm(setEntitlement, {
    resolver,
    ...edited(typedOf(userId, entitlement)),
    input: (body, { countries, ...dirtyFields }) => ({
      body: onlyChanged(body, { ...dirtyFields, ...(countries && { destinations: true }) }, 'userId'),
    }),
    refreshes: organisationReads,
    onDone: onClose,
  });
  const services = useField(form.control, 'services');
  const countries = useField(form.control, 'countries');
  return (
    <FormDialog form={form} title={texts.changeTitle(name)} answers={{ back: texts.back, confirm: texts.save }} onClose={onClose}>
      <Services chosen={services.value} onChange={services.onChange} />
      <TextField
        {...useField(form.control, 'dailyQuota')}
        label={texts.quotaField}
        helper={texts.quotaHelp}
        inputMode="numeric"
        autoComplete="off"
        mono
      />
      <Countries chosen={countries.value} onChange={countries.onChange} />
      <TextField
        {...useField(form.control, 'destinations')}
        label={texts.callingCodes}
        helper={texts.callingCodesHelp}
        autoComplete="off"
        mono
      />
      <p className="text-small text-text-2">{texts.effect}</p>
    </FormDialog>
  );
}

function typedOf(userId: number, { services, dailyQuota, destinations }: OrganisationDetail['entitlement']): Typed {
  return { userId, services, dailyQuota: dailyQuota === null ? '' : String(dailyQuota), ...destinationsOf(destinations) };
}

function destinationsOf(destinations: readonly string[]): Pick<Typed, 'countries' | 'destinations'> {
  const isCode = (destination: string) => /^[1-9]/.test(destination);
  return {
    countries: destinations.filter((destination) => !isCode(destination)),
    destinations: destinations.filter(isCode).join(', '),
  };
}

interface CountriesProps {
  chosen: Typed['countries'];
  onChange: (chosen: Typed['countries']) => void;
}

/** Countries that are switched off, and the numbers of no country. */
function Countries({ chosen, onChange }: CountriesProps) {
  const countries = useReply(
    countryList,
    {},
    { staleTime: Number.POSITIVE_INFINITY, select: ({ elements }) => shownCountries([...elements, globalNumbers]) },
  );
  // The list box remembers the start of a range in its own object, which lasts as long as it has the form's countries.
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const selection = [...selected].join() === chosen.join() ? selected : new Set(chosen);
  return (
    <Suspense fallback={<Skeleton />}>
      <FailureOf reply={countries} />
      <picker.Component
        label={texts.countries}
        name="countries"
        countries={countries.data ?? []}
        isWaiting={countries.isFetching && countries.data === undefined}
        selection={selection}
        onSelect={(next) => {
          setSelected(next);
          onChange([...next]);
        }}
        count={texts.countryCount(chosen.length)}
      />
    </Suspense>
  );
}

interface ServicesProps {
  chosen: Typed['services'];
  onChange: (chosen: Typed['services']) => void;
}

/** All of them by one box, which later versions' follow, or each by its own. */
function Services({ chosen, onChange }: ServicesProps) {
  const toggle = (service: BatchServiceCode) => onChange(batchServiceCodes.filter((code) => chosen?.includes(code) !== (code === service)));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">{texts.allowed}</legend>
      <Checkbox
        name="services"
        label={texts.allServices}
        detail={texts.allServicesHelp}
        checked={chosen === null}
        onChange={(isAll) => onChange(isAll ? null : batchServiceCodes)}
      />
      {chosen !== null && (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))] gap-2">
          {batchServiceCodes.map((code) => (
            <Checkbox
              key={code}
              layout="tile"
              name="service"
              value={code}
              label={code}
              detail={serviceText.titles[serviceOf(code)]}
              checked={chosen.includes(code)}
              onChange={() => toggle(code)}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}
