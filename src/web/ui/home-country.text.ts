import { catalogue } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';

export const homeCountryText = catalogue('homeCountryText', {
  title: 'Home country',
  own: 'We read numbers without a country code as numbers of this country.',
  ofOrganisation: (country: string) => `Same as the organisation (${country})`,
  ofOrganisationWithout: 'Same as the organisation (none)',
  organisation:
    'We read numbers without a country code as numbers of this country, for all users and API keys. Users can choose another country in My Account.',
  none: 'None',
  save: 'Save home country',
  question: (typed: string) => `${typed} begins with 0. Which country is it from?`,
  questions: (count: number) =>
    plural(count, {
      one: '1 number begins with 0. Which country is it from?',
      other: `${formatCount(count)} numbers begin with 0. Which country are they from?`,
    }),
  readAs: 'Country of numbers without a country code',
  choose: 'Choose a country',
  kept: (country: string) => `${country} is now your home country. You can change it in My Account.`,
  keep: (country: string) => `Keep ${country} as my home country`,
});
