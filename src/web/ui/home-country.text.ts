import { catalogue } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';

export const homeCountryText = catalogue('homeCountryText', {
  title: 'Home country',
  own: 'Numbers that you write without a country code are read as of this country.',
  ofOrganisation: (country: string) => `That of the organisation (${country})`,
  ofOrganisationWithout: 'That of the organisation, which has none',
  organisation:
    'Numbers that people of the organisation, or programs with its keys, write without a country code are read as of this country, where nobody chose another one in My Account.',
  none: 'None',
  save: 'Save home country',
  question: (typed: string) => `${typed} begins with 0. Of which country?`,
  questions: (count: number) =>
    plural(count, {
      one: '1 number begins with 0. Of which country?',
      other: `${formatCount(count)} numbers begin with 0. Of which country?`,
    }),
  readAs: 'Numbers without a country code are read as of',
  choose: 'Choose a country',
  kept: (country: string) => `${country} is your home country from now on. My Account has it.`,
  keep: (country: string) => `Keep ${country} as my home country`,
});
