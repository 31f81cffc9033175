import { Checkbox } from './Checkbox.tsx';
import { alsoKeysText } from './also-keys.text.ts';

interface AlsoKeysProps {
  /** How many keys work; without any there is nothing to ask. */
  count: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Whether API keys end with what else ends: programs that use them are refused then. */
export function AlsoKeys({ count, checked, onChange }: AlsoKeysProps) {
  if (count === 0) return null;
  return <Checkbox label={alsoKeysText.label(count)} detail={alsoKeysText.detail} checked={checked} onChange={onChange} name="keys" />;
}
