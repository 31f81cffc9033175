import type { accountSaid } from '../../shared/account/said.ts';
import type { accountWanted } from '../../shared/account/wanted.ts';
import type { Translated } from '../locale/catalogue.ts';

const said: Translated<typeof accountSaid> = {
  preferencesSaved: 'Ihre Einstellungen wurden gespeichert',
  signedOutElsewhere: 'Sie sind überall sonst abgemeldet',
  emailAsked: (email) => `Ein Link an ${email} ist unterwegs. Ihre Adresse ändert sich, sobald sie dort bestätigt wird`,
  emailChanged: (email) => `Ihre E-Mail-Adresse ist jetzt ${email}. Bitte melden Sie sich mit ihr an`,
  sameEmail: 'Das ist schon Ihre E-Mail-Adresse',
  tooManyEmails: 'Sie haben schon mehrere Änderungen Ihrer Adresse angefordert. Bitte warten Sie',
  wrongPassword: 'Das Passwort ist falsch',
  viewSaved: (name) => `Die Ansicht „${name}“ wurde gespeichert`,
  viewRemoved: 'Die Ansicht wurde entfernt',
  tooManyViews: (most) => `Sie haben schon ${most} gespeicherte Ansichten. Entfernen Sie zuerst eine`,
  kept: (name) => `Der Zugang „${name}“ wurde behalten und gilt wieder`,
  isOn: 'Das ist nicht nach einer Wiederherstellung abgeschaltet',
  manyLinks: 'An diese Adresse wurden schon mehrere Links gesendet. Bitte warten Sie',
};

const wanted: Translated<typeof accountWanted> = {
  smallPreferences: (most) => `Einstellungen haben höchstens ${most} KiB`,
  keptId: 'Nennen Sie mit seiner Kennung, was behalten wird',
  viewName: 'Geben Sie der Ansicht einen Namen',
  noSuchView: 'Diese Ansicht gibt es nicht',
  identifier: 'Das ist kein Name einer Tabelle oder Spalte',
  fewerColumns: 'Das sind zu viele Spalten',
  shorterFilter: 'Ein Filter hat höchstens 200 Zeichen',
  plainFilter: 'Ein Filter hat keine Zeilenumbrüche und keine unsichtbaren Zeichen',
  fewerChoices: 'Das sind zu viele Auswahlen',
  shorterChoice: 'Eine Auswahl hat höchstens 1.000 Zeichen',
  plainChoice: 'Eine Auswahl hat keine Zeilenumbrüche und keine unsichtbaren Zeichen',
};

export const german = { accountSaid: said, accountWanted: wanted };
