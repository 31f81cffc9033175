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
    noMailedCode: 'Ihre Organisation akzeptiert keine Codes per E-Mail. Bestätigen Sie Ihre Identität auf eine dieser Arten:',
    noSignIn: 'In diesem Browser wartet keine Anmeldung auf einen Code. Melden Sie sich zuerst an.',
    signingInAs: (email) => <>Anmeldung als {email}. Der Code gilt 10 Minuten.</>,
    label: 'Code',
    submit: 'Absenden',
    otherAccount: 'Anderes Konto verwenden',
    triesLeft: (left) => plural(left, { one: 'Noch 1 Versuch', other: `Noch ${left} Versuche` }),
  },
  resend: {
    question: 'Kein Code erhalten oder Code abgelaufen?',
    signInAgain: 'Neu anmelden und einen neuen Code erhalten',
    newest: (time) => `Verwenden Sie den neuesten Code, gesendet ${time}. Ältere Codes gelten nicht mehr.`,
    send: 'Neuen Code senden',
    wait: (seconds) => <>Sie können in {seconds} s einen neuen Code anfordern</>,
    waiting: 'Warten Sie einen Moment, bevor Sie einen neuen Code anfordern.',
    ready: 'Sie können jetzt einen neuen Code anfordern.',
  },
  signingOut: 'Abmeldung läuft',
  unsavedElsewhere: {
    title: 'Nicht gespeicherter Text in einem anderen Tab',
    loss: 'Er geht verloren, wenn Sie sich jetzt abmelden.',
    stay: 'Angemeldet bleiben',
    signOut: 'Abmelden',
  },
};

const mailedLinksGerman: Translated<typeof mailedLinksText> = {
  forgot: {
    title: 'Passwort vergessen',
    lead: `Wir senden Ihnen einen Link, über den Sie ein neues Passwort festlegen. Er gilt ${resetLinkMinutes} Minuten.`,
    email: 'E-Mail',
    submit: 'Absenden',
    back: 'Zurück zur Anmeldung',
  },
  setPassword: {
    title: 'Passwort festlegen',
    newPassword: 'Neues Passwort',
    confirmPassword: 'Neues Passwort bestätigen',
    submit: 'Passwort festlegen',
    endedKeys: (keys) => `Damit werden auch diese API-Schlüssel widerrufen. Programme, die sie verwenden, verlieren den Zugang: ${keys}`,
    newLink: 'Neuen Link anfordern',
    signOutForNewLink: 'Abmelden und neuen Link anfordern',
  },
  confirmEmail: {
    title: 'E-Mail-Adresse bestätigen',
    meaning:
      'Ihr Konto verwendet künftig diese neue E-Mail-Adresse. Sie werden überall abgemeldet und melden sich danach mit der neuen Adresse und Ihrem Passwort an.',
    password: 'Ihr Passwort',
    submit: 'Bestätigen',
    otherLink: 'Unter „Mein Konto“ einen anderen Link anfordern',
  },
  batchMails: {
    title: 'E-Mails zu Stapelabfragen',
    meaning:
      'Die in der E-Mail genannte Organisation möchte dieses Postfach benachrichtigen, wenn ihre Stapel fertig sind. Ihre E-Mails enthalten Dateinamen und einen Link zur Anmeldung, nie die Daten.',
    submit: 'Ich stimme zu',
  },
  stopBatchMails: {
    title: 'E-Mails zu Stapelabfragen abbestellen',
    meaning:
      'Die in der E-Mail genannte Organisation sendet diesem Postfach keine E-Mails zu Stapelabfragen mehr. 30 Tage lang kann sie keine neue Zustimmung anfordern.',
    submit: 'E-Mails abbestellen',
  },
  noLink: {
    title: 'E-Mail bestätigen',
    lead: 'Öffnen Sie diese Seite über den Link in Ihrer E-Mail.',
    toLogin: 'Zur Anmeldung',
  },
  otherSession: {
    confirming: (email) => `Sie sind als ${email} angemeldet. Mit der Bestätigung werden Sie abgemeldet.`,
    settingPassword: (email) => `Sie sind als ${email} angemeldet. Wenn Sie das Passwort festlegen, werden Sie abgemeldet.`,
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
  signInFirst: 'Melden Sie sich neu an, um einen neuen Code zu erhalten.',
  tryAgain: (when) => `Versuchen Sie es ${when} noch einmal`,
  within: {
    seconds: (count) => plural(count, { one: `in ${count} Sekunde`, other: `in ${count} Sekunden` }),
    minutes: (count) => plural(count, { one: `in ${count} Minute`, other: `in ${count} Minuten` }),
    hours: (count) => plural(count, { one: `in ${count} Stunde`, other: `in ${count} Stunden` }),
  },
};

const singleSignOnGerman: Translated<typeof singleSignOnText> = {
  go: 'Weiter mit Single Sign-on',
  onlyWay: 'Ihre Organisation verlangt Single Sign-on für diese E-Mail-Domain.',
  title: 'Single Sign-on',
  waiting: 'Sie werden angemeldet.',
  noAnswer: 'In diesem Browser läuft keine Anmeldung mit Single Sign-on. Beginnen Sie auf der Anmeldeseite.',
  back: 'Zurück zur Anmeldeseite',
};

export const german = {
  codeText: codeGerman,
  mailedLinksText: mailedLinksGerman,
  signInText: signInGerman,
  singleSignOnText: singleSignOnGerman,
};
