import { catalogue } from '../locale/catalogue.ts';
import { plural } from '../locale/current-locale.ts';

const names = (listed: readonly string[]) => new Intl.ListFormat('en').format(listed);

export const accountFactsText = catalogue('account/account-facts', {
  name: 'Name',
  email: 'E-mail address',
  organisation: 'Organisation',
  number: 'Account number',
  may: 'You may',
  mayNothing: 'nothing yet',
  mayAll: 'everything that the portal offers',
  more: 'Who can give you more',
  nobody: 'Nobody else in your organisation. Ask the provider.',
  andMore: (listed: readonly string[], more: number) =>
    more === 0 ? names(listed) : names([...listed, plural(more, { one: `${more} other`, other: `${more} others` })]),
  signedIn: 'Signed in',
  before: 'Before that',
  never: 'never',
});
