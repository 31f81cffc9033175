import type { credentialsWanted } from '../../shared/base/credentials-wanted.ts';
import type { passwordsWanted } from '../../shared/sign-in/passwords-wanted.ts';
import type { signInSaid } from '../../shared/sign-in/said.ts';
import type { signInWanted } from '../../shared/sign-in/wanted.ts';
import type { Translated } from '../locale/catalogue.ts';

const said: Translated<typeof signInSaid> = {
  signedIn: 'Angemeldet',
  signedOut: 'Sie sind abgemeldet',
  wrongCredentials: 'Die E-Mail-Adresse oder das Passwort ist falsch',
  closed: 'Ihre Organisation hat keinen Zugang zum Portal mehr. Wenden Sie sich an den Anbieter',
  onlyThroughProvider:
    'Ihre Organisation verlangt Single Sign-on. Geben Sie Ihre E-Mail-Adresse ein und fahren Sie mit Single Sign-on fort',
  noMailedCode: 'Ihre Organisation akzeptiert keine Codes per E-Mail. Bestätigen Sie mit Ihrem Passkey oder Ihrer Authenticator-App',
  otherAddress: 'Für diese E-Mail-Adresse läuft keine Anmeldung',
  tooManyPasswords: 'Zu viele falsche Passwörter. Weitere Versuche sind vorerst gesperrt',
  tooManyCodes: 'Zu viele falsche Codes. Weitere Versuche sind vorerst gesperrt',
  tooManyBegun: 'Zu viele Anmeldungen von Ihrer IP-Adresse. Weitere Versuche sind vorerst gesperrt',
  tooManyPeople: 'Gerade melden sich zu viele Personen an',
  codeSent: 'Ein Einmalcode wurde an die E-Mail-Adresse Ihres Kontos gesendet.',
  codeNotSent: 'Der Code konnte nicht per E-Mail gesendet werden',
  codeJustSent: 'Eben wurde ein Code gesendet. Warten Sie, bevor Sie einen neuen anfordern',
  tooManyAsked: 'Zu viele Codes angefordert. Warten Sie, bevor Sie einen neuen anfordern',
  humanCheckAway: 'Die Prüfung, ob Sie ein Mensch sind, ist derzeit nicht verfügbar',
  linkMailed: 'Gibt es zu dieser Adresse ein Konto, ist ein Link für ein neues Passwort unterwegs',
  deadLink: 'Dieser Link ist nicht mehr gültig. Fordern Sie einen neuen an',
  passwordSet: 'Ihr Passwort ist festgelegt. Melden Sie sich an',
  passwordChanged: 'Ihr Passwort ist geändert. Ihre anderen Sitzungen sind beendet',
  passwordStoredAnew: 'Ihr Passwort wurde inzwischen aktualisiert. Versuchen Sie es erneut',
  wrongCurrent: 'Das aktuelle Passwort ist falsch',
  samePassword: 'Das neue Passwort muss sich vom aktuellen unterscheiden',
  commonPassword: 'Dieses Passwort ist zu verbreitet. Wählen Sie ein anderes',
  guessablePassword: 'Dieses Passwort ist zu leicht zu erraten. Wählen Sie ein anderes',
};

const wanted: Translated<typeof signInWanted> = {
  code: 'Der Code fehlt',
  digits: 'Der Code hat 6 Ziffern',
  rightCode: 'Bitte prüfen Sie Ihre Angaben',
};

const credentials: Translated<typeof credentialsWanted> = {
  email: 'Die E-Mail-Adresse fehlt',
  validEmail: 'Die E-Mail-Adresse ist nicht gültig',
  password: 'Das Passwort fehlt',
  longer: (least) => `Das Passwort muss länger als ${least} Zeichen sein.`,
};

const passwords: Translated<typeof passwordsWanted> = {
  match: 'Muss mit dem neuen Passwort übereinstimmen ',
  human: 'Bitte bestätigen Sie, dass Sie ein Mensch sind',
};

export const german = { signInSaid: said, signInWanted: wanted, credentialsWanted: credentials, passwordsWanted: passwords };
