import { choosePreferences, usePreferences } from '../browser/preferences.ts';
import { accountText } from './account.text.ts';
import { ChoiceSetting } from './ChoiceSetting.tsx';

const text = accountText.timeZone;
const options = [
  { value: 'UTC', label: text.utc },
  { value: 'local', label: text.local(new Intl.DateTimeFormat().resolvedOptions().timeZone) },
];

/** The choice of the account's time zone. */
export function TimeZoneChoice() {
  const { timeZone = 'UTC' } = usePreferences();
  const choose = (chosen: string) => choosePreferences({ timeZone: chosen === 'local' ? 'local' : 'UTC' });
  return <ChoiceSetting id="times" label={text.label} helper={text.helper} value={timeZone} options={options} onChange={choose} />;
}
