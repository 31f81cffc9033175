import { Checkbox } from './Checkbox.tsx';
import { alsoKeysText } from './also-keys.text.ts';

interface AlsoKeysProps {
  /** Number of active keys; the box shows only if there are any. */
  count: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Offers to end API keys along with the rest: programs that use them are then refused. */
export function AlsoKeys({ count, checked, onChange }: AlsoKeysProps) {
  if (count === 0) return null;
  return <Checkbox label={alsoKeysText.label(count)} detail={alsoKeysText.detail} checked={checked} onChange={onChange} name="keys" />;
}
