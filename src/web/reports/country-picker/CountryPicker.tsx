import { useId, useState } from 'react';
import { ListBox, ListBoxItem, type Selection } from 'react-aria-components';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { ChosenCountries } from './ChosenCountries.tsx';
import { countriesMatching, countriesNamed, toggleAll, type Country } from './country-choice.ts';
import { countryPickerText as text } from '../reports.text.tsx';
import { CountryFinder } from './CountryFinder.tsx';
import { regions } from './regions.ts';
import { formatCountryCount } from '../tailored-search/tailored-search.ts';
import { FieldError } from '../../ui/Field.tsx';

interface CountryPickerProps {
  countries: readonly Country[];
  /** The list box's own object: it remembers the start of a range, which a copy of its keys would lose. */
  selection: ReadonlySet<string>;
  onSelect: (selection: ReadonlySet<string>) => void;
  error: string | undefined;
}

/**
 * A press toggles a country, Ctrl as well, Shift takes the range from the last one; typing a name's beginning leads to it.
 * None of these is needed: there are a field to find or paste, regions, and a button on each chosen country.
 */
export function CountryPicker({ countries, selection, onSelect, error }: CountryPickerProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const matching = countriesMatching(countries, typed);
  const known = new Set(countries.map(({ isoAlpha2 }) => isoAlpha2));
  // "All" is what Ctrl+A takes: all that is shown.
  const select = (next: Selection) =>
    onSelect(next === 'all' ? new Set([...selection, ...matching.map(({ isoAlpha2 }) => isoAlpha2)]) : (next as ReadonlySet<string>));
  return (
    <fieldset className="flex min-w-0 flex-col gap-2" aria-describedby={`${id}-count${error ? ` ${id}-error` : ''}`}>
      <legend id={`${id}-label`} className="mb-1 font-medium">
        {text.title}
      </legend>
      <CountryFinder
        typed={typed}
        onType={setTyped}
        error={error === undefined ? undefined : `${id}-error`}
        take={(words) => {
          const { found, unknown } = countriesNamed(countries, words);
          if (found.length > 0) onSelect(new Set([...selection, ...found]));
          return { found: found.length, unknown };
        }}
        only={matching.length === 1 ? matching[0] : undefined}
      />
      <div className="flex flex-wrap gap-2">
        {regions.map(({ name, codes }) => {
          const inList = codes.filter((code) => known.has(code));
          return (
            <Button
              key={name}
              variant="secondary"
              size="small"
              aria-pressed={inList.length > 0 && inList.every((code) => selection.has(code))}
              className="px-2.5! aria-pressed:border-accent-edge! aria-pressed:bg-selected!"
              disabled={countries.length === 0}
              onClick={() => onSelect(toggleAll(selection, inList))}
            >
              {text.regions[name]}
            </Button>
          );
        })}
      </div>
      <div className="relative">
        <ListBox
          aria-labelledby={`${id}-label`}
          className="country-list"
          selectionMode="multiple"
          selectionBehavior="toggle"
          escapeKeyBehavior="none"
          selectedKeys={selection}
          onSelectionChange={select}
          items={matching.map((country) => ({ ...country, id: country.isoAlpha2 }))}
          renderEmptyState={() => <span className="block px-3 py-2 text-text-2">{countries.length > 0 && text.noMatches}</span>}
        >
          {({ name, isoAlpha2 }) => (
            <ListBoxItem id={isoAlpha2} textValue={name} className="country-option">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className="mono text-text-2">{isoAlpha2}</span>
            </ListBoxItem>
          )}
        </ListBox>
        {countries.length === 0 && (
          <div className="absolute inset-0 flex items-center justify-center">
            <Spinner size="medium" label={text.loading} />
          </div>
        )}
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
      <output id={`${id}-count`} className="text-text-2">
        {formatCountryCount(selection.size)}
      </output>
      <ChosenCountries countries={countries} selection={selection} onSelect={onSelect} />
    </fieldset>
  );
}
