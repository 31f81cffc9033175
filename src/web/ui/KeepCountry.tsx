import { useState } from 'react';
import { useHomeCountry } from '../browser/home-country.ts';
import { choosePreferences } from '../browser/preferences.ts';
import { Button } from './Button.tsx';
import { homeCountryText as text } from './home-country.text.ts';
import { countryTitle } from './number-origin.ts';

interface KeepCountryProps {
  country: string;
  /** Called after the choice: the button disappears together with the focus. */
  onKept?: () => void;
}

/** Offers to keep the country just used for reading numbers as the home country. */
export function KeepCountry({ country, onKept }: KeepCountryProps) {
  const home = useHomeCountry();
  const [isKept, setKept] = useState(false);
  const keep = () => {
    choosePreferences({ homeCountry: country });
    setKept(true);
    onKept?.();
  };
  if (isKept) return <output>{text.kept(countryTitle(country))}</output>;
  if (!home.mayKeep || home.country === country) return null;
  return (
    <Button variant="secondary" size="small" onClick={keep}>
      {text.keep(countryTitle(country))}
    </Button>
  );
}
