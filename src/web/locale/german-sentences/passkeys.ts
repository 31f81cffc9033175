import type { Sentences } from '../sentences.ts';

/** Of passkeys and authenticator apps. */
export const passkeySentences: Sentences = {
  'The authenticator app was added': 'Die Authenticator-App wurde hinzugefügt',
  'The authenticator app was removed': 'Die Authenticator-App wurde entfernt',
  'New recovery codes were made. Those before no longer work':
    'Neue Wiederherstellungscodes wurden erstellt. Die bisherigen gelten nicht mehr',
  'Your account has an authenticator app already. Remove it first': 'Ihr Konto hat schon eine Authenticator-App. Entfernen Sie sie zuerst',
  'Your account has no passkey': 'Ihr Konto hat keinen Passkey',
  'Your account has neither a passkey nor an authenticator app': 'Ihr Konto hat weder einen Passkey noch eine Authenticator-App',
  'Your account has no authenticator app': 'Ihr Konto hat keine Authenticator-App',
  'This is not the code that the app shows now. Look at the clock of the device, and type the newest':
    'Das ist nicht der Code, den die App jetzt zeigt. Prüfen Sie die Uhr des Geräts, und geben Sie den neuesten ein',
  'A recovery code has 16 letters and digits': 'Ein Wiederherstellungscode hat 16 Buchstaben und Ziffern',
  'Name the passkey': 'Geben Sie dem Passkey einen Namen',
  'This passkey does not exist': 'Diesen Passkey gibt es nicht',
  'This passkey was added already': 'Dieser Passkey wurde schon hinzugefügt',
  'You have {} passkeys already. Remove one first': 'Sie haben schon {} Passkeys. Entfernen Sie zuerst einen',
  'The passkey “{}” was added': 'Der Passkey „{name}“ wurde hinzugefügt',
  'The passkey “{}” was removed': 'Der Passkey „{name}“ wurde entfernt',
  'The passkey is called “{}” now': 'Der Passkey heißt jetzt „{name}“',
  'The passkey was not added: what the browser answered is too old, or was not asked for here. Please try again':
    'Der Passkey wurde nicht hinzugefügt: Die Antwort des Browsers ist zu alt oder wurde hier nicht verlangt. Bitte versuchen Sie es noch einmal',
  'The passkey was not accepted. Please try again': 'Der Passkey wurde nicht angenommen. Bitte versuchen Sie es noch einmal',
  'Passkeys need a portal that is reached by a host name, and this one is reached by an IP address':
    'Passkeys brauchen ein Portal, das unter einem Namen erreichbar ist, und dieses ist unter einer IP-Adresse erreichbar',
};
