import { useId } from 'react';
import { Setting } from '../ui/Setting.tsx';

interface ChoiceSettingProps {
  id: string;
  label: string;
  helper?: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A setting with one of several values, which takes effect at once. */
export function ChoiceSetting({ id, label, helper, value, options, onChange }: ChoiceSettingProps) {
  const control = useId();
  return (
    <Setting
      id={id}
      title={<label htmlFor={control}>{label}</label>}
      lead={helper && <span id={`${control}-helper`}>{helper}</span>}
      control={
        <div className="w-full sm:w-80">
          <select
            id={control}
            name={id}
            aria-describedby={helper && `${control}-helper`}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className="field-control"
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </div>
      }
    />
  );
}
