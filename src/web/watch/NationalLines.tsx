import { CountryChooser } from '../ui/CountryChooser.tsx';
import { homeCountryText as text } from '../ui/home-country.text.ts';
import { KeepCountry } from '../ui/KeepCountry.tsx';

interface NationalLinesProps {
  /** Number of lines that begin with 0 and were not read. */
  count: number;
  /** The country in which the lines are read from now on; empty for none. */
  country: string;
  onChoose: (country: string) => void;
}

/** Prompts for the country of the numbers without a country code. */
export function NationalLines({ count, country, onChoose }: NationalLinesProps) {
  if (count === 0 && country === '') return null;
  return (
    <div className="flex max-w-sm flex-col items-start gap-2">
      <CountryChooser label={count > 0 ? text.questions(count) : text.readAs} value={country} none={text.choose} onChange={onChoose} />
      {country !== '' && <KeepCountry key={country} country={country} />}
    </div>
  );
}
