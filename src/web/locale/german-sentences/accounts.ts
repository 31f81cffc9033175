/** Of signing in, passwords, users and organisations. */
import type { Sentences } from '../sentences.ts';

export const accountSentences: Sentences = {
  'The access “{}” was kept and works again': 'Der Zugang „{name}“ wurde behalten und gilt wieder',
  'This is not off after a restore': 'Das ist nicht nach einer Wiederherstellung abgeschaltet',
  'Name what is kept by its id': 'Nennen Sie mit seiner Kennung, was behalten wird',
  'Please sign in': 'Bitte melden Sie sich an',
  'Signed in': 'Angemeldet',
  'User logged out': 'Sie sind abgemeldet',
  'Somebody else added {} meanwhile': 'Jemand anders hat inzwischen {} erteilt',
  'Somebody else removed {} meanwhile': 'Jemand anders hat inzwischen {} entzogen',
  'Somebody else added {} and removed {} meanwhile': 'Jemand anders hat inzwischen {} erteilt und {} entzogen',
  '{} (permissions {} are {} by now). Look at them again, and save again':
    '{} (aus den Berechtigungen {} wurden {}). Sehen Sie sie noch einmal an, und speichern Sie noch einmal',
  'Email is required': 'Die E-Mail-Adresse fehlt',
  'Email is not valid': 'Die E-Mail-Adresse ist nicht gültig',
  'E-mail is not valid': 'Die E-Mail-Adresse ist nicht gültig',
  'Password is required': 'Das Passwort fehlt',
  'Password has to be longer than {} characters.': 'Das Passwort muss länger als {} Zeichen sein.',
  'Please double check the provided information': 'Bitte prüfen Sie Ihre Angaben',
  'Code is required': 'Der Code fehlt',
  'The code has 6 digits': 'Der Code hat 6 Ziffern',
  'The e-mail address or the password is wrong': 'Die E-Mail-Adresse oder das Passwort ist falsch',
  'The e-mail address is not the one that is signing in': 'Mit dieser E-Mail-Adresse läuft hier keine Anmeldung',
  'Your organisation no longer has access to the portal. Please ask the provider':
    'Ihre Organisation hat keinen Zugang zum Portal mehr. Bitte wenden Sie sich an den Anbieter',
  'Too many wrong passwords. Please try again later': 'Zu viele falsche Passwörter. Bitte versuchen Sie es später noch einmal',
  'Too many people are signing in at this moment. Please try again in a moment':
    'Im Augenblick melden sich zu viele Menschen an. Bitte versuchen Sie es gleich noch einmal',
  'A one-time code has been sent to the email address associated with your account.':
    'Ein Einmalcode wurde an die E-Mail-Adresse Ihres Kontos gesendet.',
  'A code was sent a moment ago. Please wait before asking for another':
    'Eben wurde ein Code gesendet. Bitte warten Sie, bevor Sie einen neuen anfordern',
  'The code could not be sent. Please try again in a moment':
    'Der Code konnte nicht gesendet werden. Bitte versuchen Sie es gleich noch einmal',
  'Too many codes were asked for. Please try again later':
    'Es wurden zu viele Codes angefordert. Bitte versuchen Sie es später noch einmal',
  'Many sign-ins were begun from your address. Please try again later':
    'Von Ihrer Adresse wurden viele Anmeldungen begonnen. Bitte versuchen Sie es später noch einmal',
  'Too many wrong codes. Please come back later': 'Zu viele falsche Codes. Bitte kommen Sie später wieder',
  'The human check cannot be verified right now. Please try again in a few minutes':
    'Die Prüfung, ob Sie ein Mensch sind, ist gerade nicht möglich. Bitte versuchen Sie es in einigen Minuten noch einmal',
  'Please verify you are human': 'Bitte bestätigen Sie, dass Sie ein Mensch sind',
  'If this address has an account, a link to set a new password is on its way':
    'Gibt es zu dieser Adresse ein Konto, ist ein Link für ein neues Passwort unterwegs',
  'This link is not valid': 'Dieser Link ist nicht gültig',
  'This link is no longer valid': 'Dieser Link ist nicht mehr gültig',
  'This link is no longer valid. Please ask for a new one': 'Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an',
  'Must match with new password ': 'Muss mit dem neuen Passwort übereinstimmen ',
  'This password is too common. Please choose another': 'Dieses Passwort ist zu verbreitet. Bitte wählen Sie ein anderes',
  'This password is easy to guess for you. Please choose another':
    'Dieses Passwort ist bei Ihnen leicht zu erraten. Bitte wählen Sie ein anderes',
  'Your password was stored anew meanwhile. Please try again':
    'Ihr Passwort wurde inzwischen neu gespeichert. Bitte versuchen Sie es noch einmal',
  'Your password is set. Please sign in': 'Ihr Passwort ist gesetzt. Bitte melden Sie sich an',
  'Your password is changed. Your other sessions have ended': 'Ihr Passwort ist geändert. Ihre anderen Sitzungen sind beendet',
  'The current password is wrong': 'Das jetzige Passwort ist falsch',
  'The new password must differ from the current one': 'Das neue Passwort muss sich vom jetzigen unterscheiden',
  'The password is wrong': 'Das Passwort ist falsch',
  'Your preferences were saved': 'Ihre Einstellungen wurden gespeichert',
  'Preferences take at most {} KiB': 'Einstellungen haben höchstens {} KiB',
  'You are signed out everywhere else': 'Sie sind überall sonst abgemeldet',
  'A link is on its way to {}. Your address changes once it is confirmed there':
    'Ein Link an {name} ist unterwegs. Ihre Adresse ändert sich, sobald sie dort bestätigt wird',
  'Your e-mail address is now {}. Please sign in with it': 'Ihre E-Mail-Adresse ist jetzt {name}. Bitte melden Sie sich mit ihr an',
  'This is your e-mail address already': 'Das ist schon Ihre E-Mail-Adresse',
  'You asked for several changes of your address already. Please wait':
    'Sie haben schon mehrere Änderungen Ihrer Adresse angefordert. Bitte warten Sie',
  'This address was sent several links already. Please wait': 'An diese Adresse wurden schon mehrere Links gesendet. Bitte warten Sie',
  'This address was sent several invitations already. Please wait':
    'An diese Adresse wurden schon mehrere Einladungen gesendet. Bitte warten Sie',
  'Your organisation has sent {} invitations today, and no more are sent before midnight UTC':
    'Ihre Organisation hat heute {} Einladungen gesendet; vor Mitternacht UTC werden keine weiteren gesendet',
  'You do not hold the permission {}': 'Sie haben die Berechtigung „{}“ nicht',
  'You can grant only permissions that you hold yourself. You do not hold {}':
    'Sie können nur Berechtigungen erteilen, die Sie selbst haben. Sie haben nicht: {}',
  'You can take away only permissions that you hold yourself. You do not hold {}':
    'Sie können nur Berechtigungen entziehen, die Sie selbst haben. Sie haben nicht: {}',
  'Only staff may do this': 'Das ist dem Anbieter vorbehalten',
  'You are not in a support view': 'Sie sind nicht in einer Support-Ansicht',
  'A support view looks only: this would act in the name of the customer':
    'Eine Support-Ansicht sieht nur zu: Dies würde im Namen des Kunden handeln',
  'No portal user has this e-mail address': 'Kein Benutzer des Portals hat diese E-Mail-Adresse',
  'Staff cannot be seen as a customer': 'Mitarbeiter des Anbieters lassen sich nicht als Kunde ansehen',
  'The organisation of this user is closed': 'Die Organisation dieses Benutzers ist geschlossen',
  'This user has not accepted the invitation yet': 'Dieser Benutzer hat die Einladung noch nicht angenommen',
  'Full name is required': 'Der vollständige Name fehlt',
  'Name is required': 'Der Name fehlt',
  'A name has at most 100 characters': 'Ein Name hat höchstens 100 Zeichen',
  'A name has at most {} characters': 'Ein Name hat höchstens {} Zeichen',
  'A name has no line breaks and no invisible characters': 'Ein Name hat keine Zeilenumbrüche und keine unsichtbaren Zeichen',
  'This e-mail address is already in use': 'Diese E-Mail-Adresse wird schon verwendet',
  'This mail domain belongs to another organisation': 'Diese Mail-Domain gehört zu einer anderen Organisation',
  'Your organisation named {} addresses that are in use within an hour. Please wait before you add somebody':
    'Ihre Organisation hat innerhalb einer Stunde {} Adressen genannt, die schon verwendet werden. Bitte warten Sie, bevor Sie jemanden hinzufügen',
  'ID number is required': 'Die ID-Nummer fehlt',
  'This is not the ID number of an organisation': 'Das ist nicht die ID-Nummer einer Organisation',
  'An account is the number of an organisation': 'Ein Konto ist die Nummer einer Organisation',
  'Name either an organisation (account) or a user (portalId)':
    'Nennen Sie entweder eine Organisation (account) oder einen Benutzer (portalId)',
  '{} was updated': '{name} wurde geändert',
  '{} was added. An invitation is on its way to {}': '{name} wurde hinzugefügt. Eine Einladung an {name} ist unterwegs',
  '{} was removed': '{name} wurde entfernt',
  'A new invitation is on its way': 'Eine neue Einladung ist unterwegs',
  '{} is signed out everywhere': '{name} ist überall abgemeldet',
  'There is no such user': 'Diesen Benutzer gibt es nicht',
  'You can add users to your own organisation only': 'Sie können Benutzer nur Ihrer eigenen Organisation hinzufügen',
  'Nobody changes their own permissions': 'Niemand ändert seine eigenen Berechtigungen',
  'Nobody changes their own e-mail address or organisation here': 'Niemand ändert hier die eigene E-Mail-Adresse oder Organisation',
  'Nobody removes themselves': 'Niemand entfernt sich selbst',
  'This user has accepted the invitation already': 'Dieser Benutzer hat die Einladung schon angenommen',
  'Only staff of the provider edit or remove an administrator':
    'Einen Administrator bearbeiten oder entfernen nur Mitarbeiter des Anbieters',
  'The last administrator of an organisation cannot be removed': 'Der letzte Administrator einer Organisation kann nicht entfernt werden',
  'This is the last administrator of the provider who holds every permission':
    'Das ist der letzte Administrator des Anbieters, der jede Berechtigung hat',
  'The name cannot be changed here': 'Der Name lässt sich hier nicht ändern',
  'The e-mail address cannot be changed here': 'Die E-Mail-Adresse lässt sich hier nicht ändern',
  'The organisation cannot be changed here': 'Die Organisation lässt sich hier nicht ändern',
  'There is no such organisation': 'Diese Organisation gibt es nicht',
  'There is no organisation {}': 'Die Organisation {} gibt es nicht',
  'This organisation is closed': 'Diese Organisation ist geschlossen',
  '{}: A destination is a country as two capital letters (or 001 for global numbers) or a calling code as digits':
    '{name}: Ein Ziel ist ein Land als zwei Großbuchstaben (oder 001 für globale Nummern) oder eine Landesvorwahl als Ziffern',
  'A daily quota is a whole number from 0 to 2,147,483,647': 'Ein Tageskontingent ist eine ganze Zahl von 0 bis 2.147.483.647',
  'Send the services as a list, or null for all of them': 'Senden Sie die Dienste als Liste, oder null für alle',
  'Send the destinations as a list': 'Senden Sie die Ziele als Liste',
  'At most {} destinations are switched off': 'Höchstens {} Ziele werden abgeschaltet',
  'There is no country or calling code {}': 'Ein Land oder eine Landesvorwahl {name} gibt es nicht',
  'Nothing changed for {}': 'Für {name} hat sich nichts geändert',
  'What {} may ask was changed': 'Was {name} abfragen darf, wurde geändert',
  'The first user of an organisation is its administrator': 'Der erste Benutzer einer Organisation ist ihr Administrator',
  'Account {} is {}': 'Das Konto {} gehört {name}',
  'Account {} is taken': 'Das Konto {} ist vergeben',
  'This is not its name': 'So heißt sie nicht',
  "Account {} is the provider's own, which cannot be erased": 'Das Konto {} ist das des Anbieters und lässt sich nicht löschen',
  'Account {} is not closed: only a closed organisation is erased':
    'Das Konto {} ist nicht geschlossen: Nur eine geschlossene Organisation wird gelöscht',
  'Account {} was closed on {}, and can be erased from {} on': 'Das Konto {} wurde am {} geschlossen und lässt sich ab dem {} löschen',
  'Account {} is being erased, and cannot be opened again': 'Das Konto {} wird gelöscht und lässt sich nicht wieder öffnen',
  "Account {} is the provider's own, which cannot be closed": 'Das Konto {} ist das des Anbieters und lässt sich nicht schließen',
  'Account {}, {}, was closed already, on {}': 'Das Konto {}, {name}, wurde schon am {} geschlossen',
  'Account {}, {}, is not closed': 'Das Konto {}, {name}, ist nicht geschlossen',
  '{} is {} now': '{name} heißt jetzt {name}',
  '{} was closed': '{name} wurde geschlossen',
  '{} was opened again: its users sign in with the passwords they had':
    '{name} wurde wieder geöffnet: Ihre Benutzer melden sich mit ihren bisherigen Passwörtern an',
  'A choice has at most 1,000 characters': 'Eine Auswahl hat höchstens 1.000 Zeichen',
  'A choice has no line breaks and no invisible characters': 'Eine Auswahl hat keine Zeilenumbrüche und keine unsichtbaren Zeichen',
  'These are too many choices': 'Das sind zu viele Auswahlen',
};
