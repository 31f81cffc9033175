import { choosePreferences, usePreferences } from '../browser/preferences.ts';
import { useSession } from '../session/session.ts';
import { CountryChooser } from '../ui/CountryChooser.tsx';
import { homeCountryText as text } from '../ui/home-country.text.ts';
import { countryTitle } from '../ui/number-origin.ts';

/** The choice of the country in which the account reads numbers without a country code. */
export function HomeCountryChoice() {
  const { homeCountry = 'organisation' } = usePreferences();
  const ofOrganisation = useSession().userInfo?.homeCountry.ofOrganisation ?? null;
  return (
    <div id="home-country" className="card max-w-120">
      <CountryChooser
        label={text.title}
        helper={text.own}
        value={homeCountry === 'organisation' ? '' : homeCountry}
        none={ofOrganisation === null ? text.ofOrganisationWithout : text.ofOrganisation(countryTitle(ofOrganisation))}
        onChange={(chosen) => choosePreferences({ homeCountry: chosen === '' ? 'organisation' : chosen })}
      />
    </div>
  );
}
