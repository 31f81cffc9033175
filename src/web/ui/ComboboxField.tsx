import { useContext, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { ComboBox, ComboBoxStateContext, I18nProvider, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { mostOptions, optionMeant, optionsMatching, type ComboboxOption } from './combobox-options.ts';
import { describedBy, Field } from './Field.tsx';
import { regionalLocale } from '../locale/current-locale.ts';
import { partsText } from './parts.text.ts';

export interface ComboboxProps {
  label: string;
  name: string;
  options: readonly ComboboxOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  helper?: ReactNode;
  error?: string | undefined;
  required?: boolean;
}

/**
 * A field that narrows a list while one types.
 * Leaving it keeps the choice, takes an option that was typed in full or is the only one left, and takes the choice back where the field was emptied.
 */
export function ComboboxField({ label, name, options, value, onChange, placeholder, helper, error, required = false }: ComboboxProps) {
  const id = useId();
  // Null while nothing is being typed: the field then shows the choice.
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = options.find((option) => option.value === value);
  const matching = typed === null ? options : optionsMatching(options, typed);
  const shown = matching.slice(0, mostOptions);
  const choose = (next: string | null) => {
    setTyped(null);
    if (next !== value) onChange(next);
  };
  const leave = () => {
    if (typed === null) return;
    if (typed.trim() === '') choose(null);
    else choose(optionMeant(options, typed)?.value ?? value);
  };
  const enter = () => {
    const [first] = shown;
    if (first !== undefined && typed !== null && typed.trim() !== '') choose(first.value);
    else leave();
  };
  return (
    <Field id={id} label={label} helper={helper} error={error}>
      <I18nProvider locale={regionalLocale()}>
        <ComboBox
          aria-label={label}
          items={shown}
          inputValue={typed ?? chosen?.label ?? ''}
          onInputChange={(text) => setTyped(text === (chosen?.label ?? '') ? null : text)}
          selectedKey={value}
          // Called with the choice as it was, too, when the list is closed.
          onSelectionChange={(key) => choose(key === null ? value : String(key))}
          onBlur={leave}
          menuTrigger="manual"
          allowsEmptyCollection
        >
          <ComboboxInput
            {...describedBy(id, { helper, error })}
            id={id}
            name={name}
            placeholder={placeholder}
            aria-required={required || undefined}
            onEnter={enter}
            onTab={leave}
          />
          <Popover offset={4} className="w-(--trigger-width) rounded-control border border-border-strong bg-surface shadow-float">
            <ListBox<ComboboxOption>
              aria-label={partsText.combobox.matches}
              className="max-h-64 overflow-y-auto py-1"
              renderEmptyState={() => <p className="px-3 py-2 text-text-2">{partsText.combobox.none}</p>}
            >
              {(option) => (
                <ListBoxItem id={option.value} textValue={option.label} className="combobox-option">
                  {option.label}
                </ListBoxItem>
              )}
            </ListBox>
            {matching.length > shown.length && (
              <p className="border-t border-border px-3 py-2 text-small text-text-2">
                {partsText.combobox.more(matching.length - shown.length)}
              </p>
            )}
          </Popover>
        </ComboBox>
      </I18nProvider>
    </Field>
  );
}

interface ComboboxInputProps {
  id: string;
  name: string;
  placeholder: string | undefined;
  'aria-required': true | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
  onEnter: () => void;
  onTab: () => void;
}

/**
 * A press or a typed character opens the list; the library's own opening would also open it when the text changes with the choice.
 * While the arrows have not come to an option, Enter and Tab mean what is typed, which the library would drop: they are heard before it.
 */
function ComboboxInput({ onEnter, onTab, placeholder, ...attributes }: ComboboxInputProps) {
  const list = useContext(ComboBoxStateContext);
  const open = () => {
    if (list?.isOpen === false) list.open(null, 'manual');
  };
  const takeTyped = (event: KeyboardEvent) => {
    if (!list?.isOpen || list.selectionManager.focusedKey !== null) return;
    if (event.key === 'Tab') onTab();
    if (event.key !== 'Enter') return;
    // Otherwise the library would hear the key with the list closed by then, and let it submit the form.
    event.preventDefault();
    event.stopPropagation();
    onEnter();
    list.close();
  };
  return (
    <Input
      {...attributes}
      {...(placeholder === undefined ? {} : { placeholder })}
      autoComplete="off"
      spellCheck={false}
      className="field-control"
      onClick={open}
      onInput={open}
      onKeyDownCapture={takeTyped}
    />
  );
}
