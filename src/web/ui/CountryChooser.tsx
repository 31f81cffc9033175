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
  const codes = useReadingHelp(true)?.plans.getCountries();
  // The chosen country is an option even before the others are loaded.
  const options = (codes ?? (value === '' ? [] : [value]))
    .map((code) => ({ value: code, label: countryTitle(code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return <SelectField {...field} name="homeCountry" value={value} options={options} placeholder={none} />;
}
