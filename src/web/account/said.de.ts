import { germanPermissions } from '../../shared/base/german-permissions.ts';
import type { accountSaid } from '../../shared/account/said.ts';
import type { accountWanted } from '../../shared/account/wanted.ts';
import type { Translated } from '../locale/catalogue.ts';

const said: Translated<typeof accountSaid> = {
  preferencesSaved: 'Ihre Einstellungen wurden gespeichert',
  signedOutElsewhere: 'Sie sind auf allen anderen Geräten abgemeldet',
  emailAsked: (email) => `Ein Link an ${email} ist unterwegs. Ihre Adresse ändert sich, sobald Sie sie dort bestätigen`,
  emailChanged: (email) => `Ihre E-Mail-Adresse ist jetzt ${email}. Melden Sie sich damit an`,
  sameEmail: 'Das ist bereits Ihre E-Mail-Adresse',
  tooManyEmails: 'Sie haben bereits mehrere Adressänderungen angefordert. Warten Sie, bevor Sie eine neue anfordern',
  wrongPassword: 'Das Passwort ist falsch',
  viewSaved: (name) => `Die Ansicht „${name}“ wurde gespeichert`,
  viewRemoved: 'Die Ansicht wurde entfernt',
  tooManyViews: (most) => `Sie haben bereits ${most} gespeicherte Ansichten. Entfernen Sie zuerst eine`,
  kept: (name) => `„${name}“ wurde behalten und funktioniert wieder`,
  isOn: 'Das wurde nicht durch eine Wiederherstellung abgeschaltet',
  permissionRequested: (administrator) => `Ihre Anfrage an ${administrator} ist per E-Mail unterwegs`,
  permissionHeld: (name) => `Sie haben die Berechtigung „${germanPermissions[name]}“ bereits`,
  nobodyGives: (name) =>
    `Niemand in Ihrer Organisation kann Ihnen die Berechtigung „${germanPermissions[name]}“ geben. Wenden Sie sich an den Anbieter`,
  alreadyRequested: (administrator, time) =>
    `${administrator} hat bereits eine Anfrage von Ihnen. Die nächste können Sie am ${time} senden`,
  noStaffRequests: 'Nur Kunden können hier eine Berechtigung anfragen',
  manyLinks: 'Wir haben bereits mehrere Links an diese Adresse gesendet. Versuchen Sie es später erneut',
};

const wanted: Translated<typeof accountWanted> = {
  smallPreferences: (most) => `Einstellungen dürfen höchstens ${most} KiB groß sein`,
  permission: 'Geben Sie den Namen einer Berechtigung an',
  keptId: 'Geben Sie die Kennung des Zugangs an, den Sie behalten',
  viewName: 'Geben Sie der Ansicht einen Namen',
  noSuchView: 'Diese Ansicht gibt es nicht',
  identifier: 'Das ist kein gültiger Name einer Tabelle oder Spalte',
  fewerColumns: 'Zu viele Spalten',
  shorterFilter: 'Ein Filter hat höchstens 200 Zeichen',
  plainFilter: 'Entfernen Sie Zeilenumbrüche und unsichtbare Zeichen aus dem Filter',
  fewerChoices: 'Zu viele Auswahlen',
  shorterChoice: 'Eine Auswahl hat höchstens 1.000 Zeichen',
  plainChoice: 'Entfernen Sie Zeilenumbrüche und unsichtbare Zeichen aus der Auswahl',
};

export const german = { accountSaid: said, accountWanted: wanted };
