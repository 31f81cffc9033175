import type { Translated } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';
import type { homeCountryText } from './home-country.text.ts';

const homeCountryGerman: Translated<typeof homeCountryText> = {
  title: 'Heimatland',
  own: 'Rufnummern, die Sie ohne Landesvorwahl schreiben, werden als solche dieses Landes gelesen.',
  ofOrganisation: (country) => `Das der Organisation (${country})`,
  ofOrganisationWithout: 'Das der Organisation, die keines hat',
  organisation:
    'Rufnummern, die Personen der Organisation oder Programme mit ihren Schlüsseln ohne Landesvorwahl schreiben, werden als solche dieses Landes gelesen, wenn niemand in „Mein Konto“ ein anderes gewählt hat.',
  none: 'Keines',
  save: 'Heimatland speichern',
  question: (typed) => `${typed} beginnt mit 0. In welchem Land?`,
  questions: (count) =>
    plural(count, {
      one: '1 Rufnummer beginnt mit 0. In welchem Land?',
      other: `${formatCount(count)} Rufnummern beginnen mit 0. In welchem Land?`,
    }),
  readAs: 'Rufnummern ohne Landesvorwahl werden gelesen als solche von',
  choose: 'Land wählen',
  kept: (country) => `Ihr Heimatland ist von nun an ${country}. Es steht in „Mein Konto“.`,
  keep: (country) => `${country} als mein Heimatland behalten`,
};

export const german = { homeCountryText: homeCountryGerman };
