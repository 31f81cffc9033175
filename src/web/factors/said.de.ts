import type { factorsSaid } from '../../shared/factors/said.ts';
import type { factorsWanted } from '../../shared/factors/wanted.ts';
import type { Translated } from '../locale/catalogue.ts';

const said: Translated<typeof factorsSaid> = {
  passkeyAdded: (name) => `Der Passkey „${name}“ wurde hinzugefügt`,
  passkeyRenamed: (name) => `Der Passkey heißt jetzt „${name}“`,
  passkeyRemoved: (name) => `Der Passkey „${name}“ wurde entfernt`,
  knownPasskey: 'Dieser Passkey wurde schon hinzugefügt',
  tooManyPasskeys: (most) => `Sie haben schon ${most} Passkeys. Entfernen Sie zuerst einen`,
  passkeyNotMade:
    'Der Passkey wurde nicht hinzugefügt: Die Antwort des Browsers ist zu alt oder wurde hier nicht verlangt. Bitte versuchen Sie es noch einmal',
  passkeyNotAccepted: 'Der Passkey wurde nicht angenommen. Bitte versuchen Sie es noch einmal',
  noPasskey: 'Ihr Konto hat keinen Passkey',
  noHostName: 'Passkeys brauchen ein Portal, das unter einem Namen erreichbar ist, und dieses ist unter einer IP-Adresse erreichbar',
  appAdded: 'Die Authenticator-App wurde hinzugefügt',
  appRemoved: 'Die Authenticator-App wurde entfernt',
  hasApp: 'Ihr Konto hat schon eine Authenticator-App. Entfernen Sie sie zuerst',
  noApp: 'Ihr Konto hat keine Authenticator-App',
  wrongFirstCode: 'Das ist nicht der Code, den die App jetzt zeigt. Prüfen Sie die Uhr des Geräts, und geben Sie den neuesten ein',
  wrongCode: 'Das ist nicht der Code, den die App jetzt zeigt',
  codesMade: 'Neue Wiederherstellungscodes wurden erstellt. Die bisherigen gelten nicht mehr',
  noFactor: 'Ihr Konto hat weder einen Passkey noch eine Authenticator-App',
  wrongRecoveryCode: 'Dieser Wiederherstellungscode ist falsch oder schon benutzt',
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
