import { resetLinkMinutes } from '../../shared/base/limits.ts';
import type { Translated } from '../locale/catalogue.ts';
import { plural } from '../locale/current-locale.ts';
import type { codeText } from './code.text.tsx';
import type { mailedLinksText } from './mailed-links.text.ts';
import type { signInText } from './sign-in.text.ts';
import type { singleSignOnText } from './single-sign-on.text.ts';

const codeGerman: Translated<typeof codeText> = {
  code: {
    title: 'Zweiter Faktor',
    sent: 'Ein Einmalcode wurde an die E-Mail-Adresse Ihres Kontos gesendet.',
    noMailedCode: 'Ihre Organisation nimmt keinen Code aus einer E-Mail an. Bestätigen Sie auf eine dieser Arten, dass Sie es sind:',
    noSignIn: 'In diesem Browser wartet keine Anmeldung auf einen Code. Bitte melden Sie sich zuerst an.',
    signingInAs: (email) => <>Anmeldung als {email}. Der Code gilt 10 Minuten.</>,
    label: 'Code',
    submit: 'Absenden',
    otherAccount: 'Anderes Konto verwenden',
    triesLeft: (left) => plural(left, { one: 'Noch 1 Versuch', other: `Noch ${left} Versuche` }),
  },
  resend: {
    question: 'Es kam kein Code, oder er ist zu alt?',
    signInAgain: 'Neu anmelden und einen neuen Code erhalten',
    newest: (time) => `Verwenden Sie den neuesten Code, gesendet ${time}. Ältere Codes gelten nicht mehr.`,
    send: 'Neuen Code senden',
    wait: (seconds) => <>Sie können in {seconds} s einen neuen Code anfordern</>,
    waiting: 'Warten Sie einen Moment, bevor Sie einen neuen Code anfordern.',
    ready: 'Sie können jetzt einen neuen Code anfordern.',
  },
  signingOut: 'Abmeldung läuft',
};

const mailedLinksGerman: Translated<typeof mailedLinksText> = {
  forgot: {
    title: 'Passwort vergessen',
    lead: `Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort setzen. Er gilt ${resetLinkMinutes} Minuten.`,
    email: 'E-Mail',
    submit: 'Absenden',
    back: 'Zurück zur Anmeldung',
  },
  setPassword: {
    title: 'Passwort setzen',
    newPassword: 'Neues Passwort',
    confirmPassword: 'Neues Passwort bestätigen',
    submit: 'Passwort setzen',
    endedKeys: (keys) => `Diese API-Schlüssel enden damit, und Programme, die sie verwenden, werden abgewiesen: ${keys}`,
    newLink: 'Neuen Link anfordern',
    signOutForNewLink: 'Abmelden und neuen Link anfordern',
  },
  confirmEmail: {
    title: 'E-Mail-Adresse bestätigen',
    meaning:
      'Damit wird das Postfach, in dem Sie den Link gefunden haben, das Ihres Kontos. Sie werden dann überall abgemeldet und melden sich mit der neuen Adresse und Ihrem Passwort an.',
    password: 'Ihr Passwort',
    submit: 'Bestätigen',
    otherLink: 'Unter „Mein Konto“ einen anderen Link anfordern',
  },
  batchMails: {
    title: 'Mails zu Stapelabfragen',
    meaning:
      'Die in der Mail genannte Organisation möchte diesem Postfach mitteilen, wann ihre Stapel fertig sind: die Namen der Dateien und wo man sich dafür anmeldet, nie die Daten.',
    submit: 'Ich stimme zu',
  },
  stopBatchMails: {
    title: 'Keine Mails mehr zu Stapelabfragen',
    meaning:
      'Die in der Mail genannte Organisation teilt diesem Postfach dann nichts mehr über ihre Stapel mit und bittet dreißig Tage lang nicht darum, es zu dürfen.',
    submit: 'Diese Mails beenden',
  },
  noLink: {
    title: 'E-Mail bestätigen',
    lead: 'Diese Seite braucht den Link aus einer Mail. Bitte öffnen Sie ihn dort noch einmal.',
    toLogin: 'Zur Anmeldung',
  },
  otherSession: {
    confirming: (email) => `Sie sind hier als ${email} angemeldet. Das Bestätigen meldet Sie ab.`,
    settingPassword: (email) => `Sie sind hier als ${email} angemeldet. Das Setzen des Passworts meldet Sie ab.`,
  },
};

const signInGerman: Translated<typeof signInText> = {
  login: {
    title: 'Anmeldung am Portal',
    email: 'E-Mail',
    password: 'Passwort',
    submit: 'Anmelden',
    forgotten: 'Passwort vergessen?',
  },
  signInFirst: 'Bitte melden Sie sich neu an, um einen neuen Code zu erhalten.',
  tryAgain: (when) => `Versuchen Sie es ${when} noch einmal`,
  within: {
    seconds: (count) => plural(count, { one: `in ${count} Sekunde`, other: `in ${count} Sekunden` }),
    minutes: (count) => plural(count, { one: `in ${count} Minute`, other: `in ${count} Minuten` }),
    hours: (count) => plural(count, { one: `in ${count} Stunde`, other: `in ${count} Stunden` }),
  },
};

const singleSignOnGerman: Translated<typeof singleSignOnText> = {
  go: 'Weiter bei Ihrer Organisation',
  onlyWay: 'Wer eine Adresse dieser Domain hat, meldet sich bei der eigenen Organisation an, ohne ein Passwort hier.',
  title: 'Anmeldung bei der Organisation',
  waiting: 'Sie werden angemeldet.',
  noAnswer: 'Hier hat sich niemand bei einer Organisation angemeldet. Bitte beginnen Sie auf der Anmeldeseite.',
  back: 'Zurück zur Anmeldeseite',
};

export const german = {
  codeText: codeGerman,
  mailedLinksText: mailedLinksGerman,
  signInText: signInGerman,
  singleSignOnText: singleSignOnGerman,
};
