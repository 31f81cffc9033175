import { languageNames, languageTags } from '../../../shared/language.ts';
import { choosePreferences } from '../../browser/preferences.ts';
import { followPreferredLanguage, preferredLanguage } from '../../browser/preferred-language.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { accountText } from './account.text.ts';

const options = languageTags.map((value) => ({ value, label: languageNames[value] }));

/** In which language the account reads the portal. */
export function LanguageChoice() {
  const choose = (chosen: string) => {
    choosePreferences({ language: languageTags.find((tag) => tag === chosen) });
    followPreferredLanguage();
  };
  return (
    <div className="card max-w-120">
      <SelectField
        label={accountText.language.label}
        helper={accountText.language.helper}
        name="language"
        value={preferredLanguage()}
        options={options}
        onChange={choose}
      />
    </div>
  );
}
