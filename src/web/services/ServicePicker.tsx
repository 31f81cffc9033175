import { useId, type Ref } from 'react';
import { entitlementsText } from '../entitlements/entitlements.text.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { testingText } from './testing.text.ts';
import { FieldError } from '../ui/Field.tsx';

interface ServicePickerProps<Code extends string> {
  /** The services in the order in which they are shown and chosen. */
  offered: readonly { readonly code: Code; readonly title: string }[];
  chosen: readonly Code[];
  /** The services that the organisation cannot use: they show without a tick, and say so. */
  closed?: readonly Code[];
  onChange: (chosen: Code[]) => void;
  error: string | undefined;
  /** Receives the focus if nothing was chosen. */
  ref?: Ref<HTMLButtonElement>;
}

/** The offered services, and one button that selects all or none. */
export function ServicePicker<Code extends string>({
  offered,
  chosen: given,
  closed = [],
  onChange,
  error,
  ref,
}: ServicePickerProps<Code>) {
  const id = useId();
  const codes = offered.map(({ code }) => code).filter((code) => !closed.includes(code));
  const chosen = given.filter((code) => !closed.includes(code));
  const isAll = codes.length > 0 && codes.every((code) => chosen.includes(code));
  const toggle = (service: Code) => onChange(codes.filter((code) => chosen.includes(code) !== (code === service)));
  return (
    <fieldset aria-labelledby={`${id}-title`} aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center gap-3">
        <span id={`${id}-title`} className="font-medium">
          {testingText.services.title}
        </span>
        <Button {...(ref ? { ref } : {})} variant="secondary" size="small" onClick={() => onChange(isAll ? [] : codes)}>
          {isAll ? testingText.services.deselectAll : testingText.services.selectAll}
        </Button>
        <span className="text-small text-text-2">{testingText.services.chosen(chosen.length, codes.length)}</span>
      </div>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(13.5rem,100%),1fr))] gap-2">
        {offered.map(({ code, title }) => (
          <Checkbox
            key={code}
            layout="tile"
            name="service"
            value={code}
            label={code}
            detail={title}
            checked={chosen.includes(code)}
            reason={closed.includes(code) ? entitlementsText.notEnabled : null}
            onChange={() => toggle(code)}
          />
        ))}
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </fieldset>
  );
}
