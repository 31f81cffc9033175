import { choosePreferences, usePreferences } from '../browser/preferences.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { boxKey } from './screen-keys.ts';
import { singleKeysText } from './single-keys.text.ts';

/** The switch for keys without a modifier (WCAG 2.1.4). */
export function SingleKeysChoice() {
  const isOn = usePreferences().keys !== 'off';
  return (
    <Checkbox
      label={singleKeysText.label}
      detail={singleKeysText.detail(boxKey.shown)}
      checked={isOn}
      onChange={(next) => choosePreferences({ keys: next ? 'on' : 'off' })}
    />
  );
}
