import { choosePreferences, usePreferences } from '../browser/preferences.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { accountText } from './account.text.ts';

const text = accountText.timeZone;
const options = [
  { value: 'UTC', label: text.utc },
  { value: 'local', label: text.local(new Intl.DateTimeFormat().resolvedOptions().timeZone) },
];

/** The choice of the account's time zone. */
export function TimeZoneChoice() {
  const { timeZone = 'UTC' } = usePreferences();
  return (
    <div id="times" className="card max-w-120">
      <SelectField
        label={text.label}
        helper={text.helper}
        name="timeZone"
        value={timeZone}
        options={options}
        onChange={(chosen) => choosePreferences({ timeZone: chosen === 'local' ? 'local' : 'UTC' })}
      />
    </div>
  );
}
