import type { MouseEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as drawings from '../../ui/drawings.ts';
import { countryPickerText as text } from '../reports.text.tsx';
import type { Country } from './country-choice.ts';

const mostChips = 24;

interface ChosenCountriesProps {
  countries: readonly Country[];
  selection: ReadonlySet<string>;
  onSelect: (selection: ReadonlySet<string>) => void;
}

/** The chosen countries, each with a button that takes it away. */
export function ChosenCountries({ countries, selection, onSelect }: ChosenCountriesProps) {
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
