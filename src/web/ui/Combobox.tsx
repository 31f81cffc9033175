import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { ComboboxOption } from './combobox-options.ts';
import { describedBy, Field } from './Field.tsx';
import { useCombobox } from './use-combobox.ts';

interface ComboboxProps {
  label: string;
  name: string;
  options: readonly ComboboxOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  helper?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  disabled?: boolean;
}

/**
 * A field that narrows a list while one types (ARIA's editable combobox with a list).
 * Leaving it keeps the choice, takes an option that was typed in full or is the only one left, and takes the choice back where the field was emptied.
 */
export function Combobox({ label, name, options, value, onChange, placeholder, helper, error, required, disabled }: ComboboxProps) {
  const id = useId();
  const { text, shown, found, isOpen, active, events, choose } = useCombobox({ options, value, onChange });
  const more = found - shown.length;
  const hasList = isOpen && shown.length > 0;
  return (
    <Field id={id} label={label} helper={helper} error={error}>
      <div className="relative">
        <input
          {...describedBy(id, { helper, error })}
          {...events}
          id={id}
          name={name}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? `${id}-list` : undefined}
          aria-activedescendant={hasList && active >= 0 ? `${id}-${active}` : undefined}
          aria-required={required || undefined}
          disabled={disabled}
          placeholder={placeholder}
          value={text}
          className="field-control"
        />
        {isOpen && (
          <div className="absolute inset-x-0 top-full z-30 mt-1 rounded-control border border-border-strong bg-surface shadow-float">
            {hasList && <Options id={id} options={shown} value={value} active={active} onChoose={choose} />}
            {shown.length === 0 && <p className="px-3 py-2 text-text-2">No matches found</p>}
            {more > 0 && <p className="border-t border-border px-3 py-2 text-small text-text-2">{more} more: type on to see them</p>}
          </div>
        )}
      </div>
      <output className="sr-only">{isOpen ? `${found} ${found === 1 ? 'match' : 'matches'}` : ''}</output>
    </Field>
  );
}

interface OptionsProps {
  id: string;
  options: readonly ComboboxOption[];
  value: string | null;
  active: number;
  onChoose: (option: ComboboxOption) => void;
}

function Options({ id, options, value, active, onChoose }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not the effect's own answer: newer browsers answer a promise.
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be typed into, and a datalist cannot be styled or limited
    <div ref={list} id={`${id}-list`} role="listbox" aria-label="Matches" className="max-h-64 overflow-y-auto py-1">
      {options.map((option, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the focus stays in the field, whose keys lead through the list
        <div
          key={option.value}
          id={`${id}-${index}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the list
          role="option"
          aria-selected={option.value === value}
          className={`cursor-pointer border-s-3 px-3 py-1.5 wrap-anywhere hover:bg-hover ${index === active ? 'border-accent-edge bg-selected' : 'border-transparent forced-colors:border-[Canvas]'}`}
          // Keeps the focus in the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          {option.label}
        </div>
      ))}
    </div>
  );
}
