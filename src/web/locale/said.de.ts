import { germanPermissions } from '../../shared/base/german-permissions.ts';
import type { baseSaid } from '../../shared/base/said.ts';
import type { baseWanted } from '../../shared/base/wanted.ts';
import type { Translated } from './catalogue.ts';

const said: Translated<typeof baseSaid> = {
  sentences: (all) => all.join(' '),
  points: (all) => all.join('. '),
  more: (count) => `Und ${count} weitere, die errors nennt`,
  signIn: 'Bitte melden Sie sich an',
  factorNeeded: 'Ihre Anmeldung braucht zuerst einen Passkey oder eine Authenticator-App: Richten Sie eines davon unter „Mein Konto“ ein',
  noSupportView: 'Sie sind nicht in einer Support-Ansicht',
  supportViewLooks: 'Eine Support-Ansicht sieht nur zu: Dies würde im Namen des Kunden handeln',
  noPermission: 'Sie haben keine Berechtigung',
  missingPermission: (name) => `Sie haben die Berechtigung „${germanPermissions[name]}“ nicht`,
  onlyStaff: 'Das ist dem Anbieter vorbehalten',
  noSuchPage: 'Eine Seite dieses Namens gibt es nicht: Senden Sie next der Seite davor',
  isAwayOnce: 'Das fehlt Ihnen einmal: Versuchen Sie es noch einmal',
};

const wanted: Translated<typeof baseWanted> = {
  link: 'Dieser Link ist nicht gültig',
  account: 'Die ID-Nummer fehlt',
  realAccount: 'Das ist nicht die ID-Nummer einer Organisation',
  accountInQuery: 'Ein Konto ist die Nummer einer Organisation',
  shorterName: (most) => `Ein Name hat höchstens ${most} Zeichen`,
  plainName: 'Ein Name hat keine Zeilenumbrüche und keine unsichtbaren Zeichen',
  pageRows: (most) => `Eine Seite hat 1 bis ${most} Zeilen`,
  shorterSearch: (most) => `Gesucht wird nach höchstens ${most} Zeichen`,
  plainSearch: 'Gesucht wird ohne Zeilenumbrüche und ohne unsichtbare Zeichen',
};

export const german = { baseSaid: said, baseWanted: wanted };
