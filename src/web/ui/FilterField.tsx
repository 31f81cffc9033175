import { TextField } from './TextField.tsx';

interface FilterFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Narrows down what a page lists. Esc clears it. */
export function FilterField({ label, value, onChange }: FilterFieldProps) {
  return (
    <TextField
      label={label}
      name="filter"
      type="search"
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={onChange}
      onKeyDown={(event) => event.key === 'Escape' && onChange('')}
    />
  );
}
