import type { factorsSaid } from '../../shared/factors/said.ts';
import type { factorsWanted } from '../../shared/factors/wanted.ts';
import type { Translated } from '../locale/catalogue.ts';

const said: Translated<typeof factorsSaid> = {
  passkeyAdded: (name) => `Der Passkey „${name}“ wurde hinzugefügt`,
  passkeyRenamed: (name) => `Der Passkey heißt jetzt „${name}“`,
  passkeyRemoved: (name) => `Der Passkey „${name}“ wurde entfernt`,
  knownPasskey: 'Dieser Passkey wurde bereits hinzugefügt',
  tooManyPasskeys: (most) => `Sie haben bereits ${most} Passkeys. Entfernen Sie zuerst einen`,
  passkeyNotMade:
    'Der Passkey wurde nicht hinzugefügt: Die Antwort des Browsers ist zu alt oder wurde nicht angefordert. Versuchen Sie es erneut',
  passkeyNotAccepted: 'Der Passkey wurde nicht akzeptiert. Versuchen Sie es erneut',
  noPasskey: 'Ihr Konto hat keinen Passkey',
  noHostName: 'Passkeys brauchen einen Hostnamen, dieses Portal verwendet aber eine IP-Adresse',
  appAdded: 'Die Authenticator-App wurde hinzugefügt',
  appRemoved: 'Die Authenticator-App wurde entfernt',
  hasApp: 'Ihr Konto hat bereits eine Authenticator-App. Entfernen Sie sie zuerst',
  noApp: 'Ihr Konto hat keine Authenticator-App',
  wrongFirstCode: 'Das ist nicht der aktuelle Code der App. Prüfen Sie die Uhr des Geräts und geben Sie den neuesten Code ein',
  wrongCode: 'Das ist nicht der aktuelle Code der App',
  codesMade: 'Neue Wiederherstellungscodes wurden erstellt. Die bisherigen gelten nicht mehr',
  noFactor: 'Ihr Konto hat weder einen Passkey noch eine Authenticator-App',
  wrongRecoveryCode: 'Dieser Wiederherstellungscode ist falsch oder bereits benutzt',
  signInAnew: 'Melden Sie sich dazu noch einmal an: Ihre Anmeldung ist zu lange her',
  passwordNeeded: 'Geben Sie dazu noch einmal Ihr Passwort ein',
  factorNeeded: 'Bestätigen Sie dies mit Ihrem Passkey, einem Code Ihrer Authenticator-App oder einem Wiederherstellungscode',
};

const wanted: Translated<typeof factorsWanted> = {
  passkeyName: 'Geben Sie dem Passkey einen Namen',
  noSuchPasskey: 'Diesen Passkey gibt es nicht',
  recoveryCode: 'Ein Wiederherstellungscode hat 16 Buchstaben und Ziffern',
};

export const german = { factorsSaid: said, factorsWanted: wanted };
