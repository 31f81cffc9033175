import type { Translated } from '../locale/catalogue.ts';
import { plural } from '../locale/current-locale.ts';
import type { accountFactsText } from './account-facts.text.ts';

const names = (listed: readonly string[]) => new Intl.ListFormat('de').format(listed);

export const german: Translated<typeof accountFactsText> = {
  name: 'Name',
  email: 'E-Mail-Adresse',
  organisation: 'Organisation',
  number: 'Kontonummer',
  may: 'Sie dürfen',
  mayNothing: 'noch nichts',
  mayAll: 'alles, was das Portal bietet',
  more: 'Wer Ihnen mehr geben kann',
  nobody: 'Niemand sonst in Ihrer Organisation. Fragen Sie den Anbieter.',
  andMore: (listed, more) =>
    more === 0 ? names(listed) : names([...listed, plural(more, { one: '1 weitere Person', other: `${more} weitere` })]),
  signedIn: 'Angemeldet',
  before: 'Davor',
  never: 'nie',
};
