import { useId, useState, type InputHTMLAttributes, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { describedBy, Field } from './Field.tsx';
import { Icon } from './Icon.tsx';
import * as drawings from './drawings.ts';
import { controlsText } from './controls.text.tsx';

type Passed = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoFocus'
  | 'disabled'
  | 'placeholder'
  | 'list'
  | 'max'
  | 'min'
  | 'autoComplete'
  | 'inputMode'
  | 'required'
  | 'readOnly'
  | 'onBlur'
  | 'onKeyDown'
  | 'onPaste'
  | 'spellCheck'
>;

export interface TextFieldProps extends Passed {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'password' | 'number' | 'date' | 'tel' | 'search';
  error?: string | undefined;
  helper?: ReactNode;
  /** True for numbers and codes: monospace, a little larger. */
  mono?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** The outlined text field. A password can be shown, with a warning when caps lock is on. */
export function TextField({
  label,
  name,
  value,
  onChange,
  type = 'text',
  error,
  helper,
  mono = false,
  required,
  onKeyDown,
  ...passed
}: TextFieldProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const isPassword = type === 'password';
  const watchKeys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isPassword) setCapsLock(event.getModifierState('CapsLock'));
    onKeyDown?.(event);
  };
  return (
    <Field id={id} label={label} helper={helper} error={error}>
      <div className="relative">
        <input
          {...passed}
          {...describedBy(id, { helper, error })}
          id={id}
          name={name}
          type={isPassword && isShown ? 'text' : type}
          value={value}
          aria-required={required || undefined}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={watchKeys}
          {...(isPassword ? { autoCapitalize: 'none', spellCheck: false } : {})}
          className={`field-control ${mono ? 'mono text-number' : ''} ${isPassword ? 'pe-12' : ''}`}
        />
        {isPassword && <ShowPassword label={label} isShown={isShown} onToggle={() => setShown(!isShown)} />}
      </div>
      {isPassword && (
        <output className="block text-small text-warning empty:hidden">{hasCapsLock ? controlsText.password.capsLock : ''}</output>
      )}
    </Field>
  );
}

function ShowPassword({ label, isShown, onToggle }: { label: string; isShown: boolean; onToggle: () => void }) {
  return (
    <button type="button" aria-pressed={isShown} className="icon-button absolute inset-e-1 top-1" onClick={onToggle}>
      <Icon drawing={isShown ? drawings.hide : drawings.show} />
      <span className="sr-only">{controlsText.password.show(label)}</span>
    </button>
  );
}
