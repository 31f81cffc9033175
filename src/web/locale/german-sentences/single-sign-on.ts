import type { Sentences } from '../sentences.ts';

/** Of single sign-on, and of policies of the sign-in. */
export const singleSignOnSentences: Sentences = {
  'The portal does not know you. Please ask an administrator of your organisation to add you':
    'Das Portal kennt Sie nicht. Bitte lassen Sie sich von der Administration Ihrer Organisation hinzufügen',
  'Your organisation does not say that your e-mail address is verified. Please ask whoever manages its sign-in':
    'Ihre Organisation sagt nicht, dass Ihre E-Mail-Adresse bestätigt ist. Bitte fragen Sie, wer deren Anmeldung betreut',
  'Your e-mail address is none of those that your organisation signs in to the portal with':
    'Ihre E-Mail-Adresse gehört nicht zu denen, mit denen sich Ihre Organisation am Portal anmeldet',
  'Your account is linked to another person at your organisation. Please ask the provider of the portal':
    'Ihr Konto ist mit einer anderen Person bei Ihrer Organisation verknüpft. Bitte wenden Sie sich an den Anbieter des Portals',
  'The link between your account and your organisation came back with a backup and is off. Please ask the provider of the portal':
    'Die Verknüpfung Ihres Kontos mit Ihrer Organisation kam mit einer Sicherung zurück und ist abgeschaltet. Bitte wenden Sie sich an den Anbieter des Portals',
  'Your organisation’s provider did not confirm a second factor. Please sign in there with one, or ask whoever manages its sign-in':
    'Der Anbieter Ihrer Organisation hat keinen zweiten Faktor bestätigt. Bitte melden Sie sich dort mit einem an, oder fragen Sie, wer deren Anmeldung betreut',
  'The sign-in at your organisation was not accepted. Please begin again':
    'Die Anmeldung bei Ihrer Organisation wurde nicht angenommen. Bitte beginnen Sie noch einmal',
  'Your organisation’s sign-in does not take the portal’s client secret, which may have expired. Whoever manages that sign-in has to renew it':
    'Die Anmeldung Ihrer Organisation nimmt das Client-Secret des Portals nicht an; vielleicht ist es abgelaufen. Wer diese Anmeldung betreut, muss es erneuern',
  'The sign-in of your organisation cannot be reached. Please try again in a moment':
    'Die Anmeldung Ihrer Organisation ist nicht erreichbar. Bitte versuchen Sie es gleich noch einmal',
  'People of this mail domain sign in with their password': 'Wer eine Adresse dieser Domain hat, meldet sich mit dem Passwort an',
  'Your organisation signs in through its own provider alone. Enter your e-mail address and continue there':
    'Ihre Organisation meldet sich nur über ihren eigenen Anbieter an. Geben Sie Ihre E-Mail-Adresse ein und fahren Sie dort fort',
  'Only who holds every permission changes how the provider’s own people sign in':
    'Wie sich die eigenen Leute des Anbieters anmelden, ändert nur, wer jede Berechtigung hat',
  'Only who holds every permission says where an organisation signs in':
    'Nur wer alle Berechtigungen hat, legt fest, wo sich eine Organisation anmeldet',
  'Your sign-in needs a passkey or an authenticator app first: set one up in My Account':
    'Ihre Anmeldung braucht zuerst einen Passkey oder eine Authenticator-App: Richten Sie eines davon unter „Mein Konto“ ein',
  'Your organisation takes no mailed code: confirm with your passkey or your authenticator app':
    'Ihre Organisation nimmt keinen Code aus einer E-Mail an: Bestätigen Sie mit Ihrem Passkey oder Ihrer Authenticator-App',
  'The sign-in policy of {} was changed': 'Die Regeln der Anmeldung von {name} wurden geändert',
  '{} signs in with password and mailed code now': '{name}: Die Anmeldung geht jetzt mit Passwort und Code aus der E-Mail',
  'A time is {} to {} minutes': 'Eine Zeit beträgt {} bis {} Minuten',
  'Without the mailed code a passkey or an authenticator app is required':
    'Ohne den Code aus der E-Mail ist ein Passkey oder eine Authenticator-App nötig',
  'This organisation has no single sign-on': 'Diese Organisation hat kein Single Sign-on',
  '{} belongs to account {} already': '{name} gehört schon zu Konto {}',
  'People of {} sign in through {} now': '{name}: Die Anmeldung führt jetzt über {name}',
  'People of {} sign in with their passwords now': '{name}: Die Anmeldung geht jetzt mit den Passwörtern',
  'No provider answers at this issuer: it must begin with https://, lead to the public internet, and name itself just so under /.well-known/openid-configuration':
    'Bei diesem Aussteller antwortet kein Anbieter: Er muss mit https:// beginnen, ins öffentliche Internet führen und sich unter /.well-known/openid-configuration genau so nennen',
  'Give the issuer as the provider names it, such as https://login.example.com':
    'Geben Sie den Aussteller so an, wie der Anbieter ihn nennt, etwa https://login.example.com',
  'Give the client id that the provider gave to the portal': 'Geben Sie die Client-ID an, die der Anbieter dem Portal gegeben hat',
  'Give the client secret that the provider gave to the portal': 'Geben Sie das Client-Secret an, das der Anbieter dem Portal gegeben hat',
  'Name mail domains as they stand behind the @ of an address, such as example.com':
    'Nennen Sie E-Mail-Domains so, wie sie hinter dem @ einer Adresse stehen, etwa example.com',
  'An organisation has at most {} mail domains': 'Eine Organisation hat höchstens {} E-Mail-Domains',
};
