import { useState } from 'react';
import { useHomeCountry } from '../browser/home-country.ts';
import { choosePreferences } from '../browser/preferences.ts';
import { Button } from './Button.tsx';
import { homeCountryText as text } from './home-country.text.ts';
import { countryTitle } from './number-origin.ts';

interface KeepCountryProps {
  country: string;
  /** The button goes with the focus on it. */
  onKept?: () => void;
}

/** Offers to keep a country that numbers were read with as one's home country. */
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
