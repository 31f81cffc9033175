import { choosePreferences, usePreferences } from '../browser/preferences.ts';
import { useSession } from '../session/session.ts';
import { useCountryOptions } from '../ui/CountryChooser.tsx';
import { homeCountryText as text } from '../ui/home-country.text.ts';
import { countryTitle } from '../ui/number-origin.ts';
import { ChoiceSetting } from './ChoiceSetting.tsx';

/** The choice of the country in which the account reads numbers without a country code. */
export function HomeCountryChoice() {
  const { homeCountry = 'organisation' } = usePreferences();
  const ofOrganisation = useSession().userInfo?.homeCountry.ofOrganisation ?? null;
  const countries = useCountryOptions(homeCountry === 'organisation' ? '' : homeCountry);
  const none = ofOrganisation === null ? text.ofOrganisationWithout : text.ofOrganisation(countryTitle(ofOrganisation));
  return (
    <ChoiceSetting
      id="home-country"
      label={text.title}
      helper={text.own}
      value={homeCountry}
      options={[{ value: 'organisation', label: none }, ...countries]}
      onChange={(chosen) => choosePreferences({ homeCountry: chosen })}
    />
  );
}
