import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { Field } from '../../ui/Field.tsx';
import { countryPickerText as text } from '../reports.text.tsx';
import type { Country } from './country-choice.ts';

interface CountryFinderProps {
  typed: string;
  onType: (typed: string) => void;
  /** Chooses the countries that a list names; says how many it found and what it did not know. */
  take: (text: string) => { found: number; unknown: string[] };
  /** The only country left in the list, which Enter takes. */
  only: Country | undefined;
  /** The id of the text that says what is wrong. */
  error: string | undefined;
}

const fieldId = 'find-countries';

/** Typing narrows the list; a pasted list, or Enter after one, chooses what it names. */
export function CountryFinder({ typed, onType, take, only, error }: CountryFinderProps) {
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
        name="countryList"
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
