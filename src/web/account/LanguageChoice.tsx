import { languageNames, languageTags } from '../../shared/base/language.ts';
import { choosePreferences, usePreferences } from '../browser/preferences.ts';
import { followPreferredLanguage } from '../browser/preferred-language.ts';
import { accountText } from './account.text.ts';
import { ChoiceSetting } from './ChoiceSetting.tsx';

const text = accountText.language;
const options = [{ value: 'browser', label: text.asBrowser }, ...languageTags.map((value) => ({ value, label: languageNames[value] }))];

/** The choice of the account's language. */
export function LanguageChoice() {
  const { language = 'browser' } = usePreferences();
  const choose = (chosen: string) => {
    choosePreferences({ language: languageTags.find((tag) => tag === chosen) ?? 'browser' });
    followPreferredLanguage();
  };
  return <ChoiceSetting id="language" label={text.label} helper={text.helper} value={language} options={options} onChange={choose} />;
}
