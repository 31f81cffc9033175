import type { ReactNode } from 'react';
import { countryTitle } from './number-origin.ts';
import { useReadingHelp } from './reading-help.ts';
import { SelectField } from './SelectField.tsx';

interface CountryChooserProps {
  label: string;
  helper?: ReactNode;
  /** ISO 3166-1 alpha-2; empty for none. */
  value: string;
  onChange: (country: string) => void;
  /** Label of the empty choice. */
  none: string;
}

/** Lets the user choose the country by which numbers are read. */
export function CountryChooser({ value, none, ...field }: CountryChooserProps) {
  const options = useCountryOptions(value);
  return <SelectField {...field} name="homeCountry" value={value} options={options} placeholder={none} />;
}

/** Returns the countries to choose from, by name. The chosen one is among them even before the others are loaded. */
export function useCountryOptions(chosen: string) {
  const codes = useReadingHelp(true)?.plans.getCountries();
  return (codes ?? (chosen === '' ? [] : [chosen]))
    .map((code) => ({ value: code, label: countryTitle(code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
}
