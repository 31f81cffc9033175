import type { credentialsWanted } from '../../shared/base/credentials-wanted.ts';
import type { passwordsWanted } from '../../shared/sign-in/passwords-wanted.ts';
import type { signInSaid } from '../../shared/sign-in/said.ts';
import type { signInWanted } from '../../shared/sign-in/wanted.ts';
import type { Translated } from '../locale/catalogue.ts';

const said: Translated<typeof signInSaid> = {
  signedIn: 'Angemeldet',
  signedOut: 'Sie sind abgemeldet',
  wrongCredentials: 'Die E-Mail-Adresse oder das Passwort ist falsch',
  closed: 'Ihre Organisation hat keinen Zugang zum Portal mehr. Bitte wenden Sie sich an den Anbieter',
  onlyThroughProvider:
    'Ihre Organisation meldet sich nur über ihren eigenen Anbieter an. Geben Sie Ihre E-Mail-Adresse ein und fahren Sie dort fort',
  noMailedCode: 'Ihre Organisation nimmt keinen Code aus einer E-Mail an: Bestätigen Sie mit Ihrem Passkey oder Ihrer Authenticator-App',
  otherAddress: 'Mit dieser E-Mail-Adresse läuft hier keine Anmeldung',
  tooManyPasswords: 'Zu viele falsche Passwörter. Bitte versuchen Sie es später noch einmal',
  tooManyCodes: 'Zu viele falsche Codes. Bitte kommen Sie später wieder',
  tooManyBegun: 'Von Ihrer Adresse wurden viele Anmeldungen begonnen. Bitte versuchen Sie es später noch einmal',
  tooManyPeople: 'Im Augenblick melden sich zu viele Menschen an. Bitte versuchen Sie es gleich noch einmal',
  codeSent: 'Ein Einmalcode wurde an die E-Mail-Adresse Ihres Kontos gesendet.',
  codeNotSent: 'Der Code konnte nicht gesendet werden. Bitte versuchen Sie es gleich noch einmal',
  codeJustSent: 'Eben wurde ein Code gesendet. Bitte warten Sie, bevor Sie einen neuen anfordern',
  tooManyAsked: 'Es wurden zu viele Codes angefordert. Bitte versuchen Sie es später noch einmal',
  humanCheckAway: 'Die Prüfung, ob Sie ein Mensch sind, ist gerade nicht möglich. Bitte versuchen Sie es in einigen Minuten noch einmal',
  linkMailed: 'Gibt es zu dieser Adresse ein Konto, ist ein Link für ein neues Passwort unterwegs',
  deadLink: 'Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an',
  passwordSet: 'Ihr Passwort ist gesetzt. Bitte melden Sie sich an',
  passwordChanged: 'Ihr Passwort ist geändert. Ihre anderen Sitzungen sind beendet',
  passwordStoredAnew: 'Ihr Passwort wurde inzwischen neu gespeichert. Bitte versuchen Sie es noch einmal',
  wrongCurrent: 'Das jetzige Passwort ist falsch',
  samePassword: 'Das neue Passwort muss sich vom jetzigen unterscheiden',
  commonPassword: 'Dieses Passwort ist zu verbreitet. Bitte wählen Sie ein anderes',
  guessablePassword: 'Dieses Passwort ist bei Ihnen leicht zu erraten. Bitte wählen Sie ein anderes',
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
