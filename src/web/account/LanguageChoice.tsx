import { languageNames, languageTags } from '../../shared/base/language.ts';
import { choosePreferences, usePreferences } from '../browser/preferences.ts';
import { followPreferredLanguage } from '../browser/preferred-language.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { accountText } from './account.text.ts';

const options = [
  { value: 'browser', label: accountText.language.asBrowser },
  ...languageTags.map((value) => ({ value, label: languageNames[value] })),
];

/** The choice of the account's language. */
export function LanguageChoice() {
  const { language = 'browser' } = usePreferences();
  const choose = (chosen: string) => {
    choosePreferences({ language: languageTags.find((tag) => tag === chosen) ?? 'browser' });
    followPreferredLanguage();
  };
  return (
    <div id="language" className="card max-w-120">
      <SelectField
        label={accountText.language.label}
        helper={accountText.language.helper}
        name="language"
        value={language}
        options={options}
        onChange={choose}
      />
    </div>
  );
}
