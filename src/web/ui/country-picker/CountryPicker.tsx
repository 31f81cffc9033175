import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import { ListBox, ListBoxItem, type Selection } from 'react-aria-components';
import { Button } from '../Button.tsx';
import { Spinner } from '../Spinner.tsx';
import { countriesMatching, countriesNamed, type Country, toggleAll } from './country-choice.ts';
import { countryPickerText as text } from './country-picker.text.ts';
import { regions } from './regions.ts';
import { Field, FieldError } from '../Field.tsx';
import { Icon } from '../Icon.tsx';
import * as drawings from '../drawings.ts';

interface CountryPickerProps {
  label: string;
  /** Name of the field, to which an error leads. */
  name: string;
  countries: readonly Country[];
  /** True while the list is empty because it is on its way, false after it failed. */
  isWaiting: boolean;
  /** The list box's own object: it remembers the start of a range, which a copy of its keys would lose. */
  selection: ReadonlySet<string>;
  onSelect: (selection: ReadonlySet<string>) => void;
  /** Names the number of chosen countries. */
  count: string;
  error?: string | undefined;
}

/**
 * A press toggles a country, Ctrl as well, Shift takes the range from the last one; typing a name's beginning leads to it.
 * None of these is needed: there are a field to find or paste, regions, and a button on each chosen country.
 */
export function CountryPicker({ label, name: field, countries, isWaiting, selection, onSelect, count, error }: CountryPickerProps) {
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
        {label}
      </legend>
      <CountryFinder
        name={field}
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
        {isWaiting && (
          <div className="absolute inset-0 flex items-center justify-center">
            <Spinner size="medium" label={text.loading} />
          </div>
        )}
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
      <output id={`${id}-count`} className="text-text-2">
        {count}
      </output>
      <ChosenCountries countries={countries} selection={selection} onSelect={onSelect} />
    </fieldset>
  );
}

const mostChips = 24;

interface ChosenCountriesProps {
  countries: readonly Country[];
  selection: ReadonlySet<string>;
  onSelect: (selection: ReadonlySet<string>) => void;
}

/** The chosen countries, each with a button that takes it away. */
function ChosenCountries({ countries, selection, onSelect }: ChosenCountriesProps) {
  if (selection.size === 0) return null;
  const names = new Map(countries.map(({ name, isoAlpha2 }) => [isoAlpha2, name]));
  const codes = [...selection];
  const remove = (event: MouseEvent, code: string) => {
    // The focus would be lost with the button.
    const chip = event.currentTarget.closest('li');
    const next = chip?.nextElementSibling ?? chip?.previousElementSibling;
    (next?.querySelector('button') ?? chip?.closest('fieldset')?.querySelector('input'))?.focus();
    onSelect(new Set(codes.filter((chosen) => chosen !== code)));
  };
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <ul aria-label={text.chosen} className="contents">
        {codes.slice(0, mostChips).map((code) => (
          <li key={code} className="min-w-0">
            <button
              type="button"
              className="flex min-h-7 max-w-full items-center gap-1.5 rounded-control border border-accent-edge bg-selected px-2 text-start text-small"
              onClick={(event) => remove(event, code)}
            >
              <span className="sr-only">{text.remove}</span>
              <span className="wrap-anywhere">{names.get(code) ?? code}</span>
              <Icon drawing={drawings.close} />
            </button>
          </li>
        ))}
      </ul>
      {codes.length > mostChips && <span className="text-small text-text-2">{text.more(codes.length - mostChips)}</span>}
      <Button variant="quiet" size="small" onClick={() => onSelect(new Set())}>
        {text.clear}
      </Button>
    </div>
  );
}

interface CountryFinderProps {
  name: string;
  typed: string;
  onType: (typed: string) => void;
  /** Chooses the countries that a list names; says how many it found and what it did not know. */
  take: (text: string) => { found: number; unknown: string[] };
  /** The only country left in the list, which Enter takes. */
  only: Country | undefined;
  /** The id of the text that says what is wrong. */
  error: string | undefined;
}

/** Typing narrows the list; a pasted list, or Enter after one, chooses what it names. */
function CountryFinder({ name, typed, onType, take, only, error }: CountryFinderProps) {
  const fieldId = useId();
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const takeAll = (words: string): boolean => {
    const taken = take(words);
    if (taken.found === 0) return false;
    setUnknown(taken.unknown);
    onType('');
    return true;
  };
  const paste = (event: ClipboardEvent) => {
    if (typed === '' && takeAll(event.clipboardData.getData('text'))) event.preventDefault();
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || typed.trim() === '') return;
    event.preventDefault();
    if (!takeAll(typed) && only) takeAll(only.name);
  };
  return (
    <Field id={fieldId} label={text.find} helper={text.findHelp}>
      <input
        id={fieldId}
        name={name}
        type="search"
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${fieldId}-helper${error === undefined ? '' : ` ${error}`}`}
        aria-invalid={error === undefined ? undefined : true}
        value={typed}
        onChange={(event) => {
          setUnknown([]);
          onType(event.target.value);
        }}
        onPaste={paste}
        onKeyDown={enter}
        className="field-control"
      />
      <output className="block text-small text-warning empty:hidden">{unknown.length > 0 && text.unknown(unknown.join(', '))}</output>
    </Field>
  );
}
