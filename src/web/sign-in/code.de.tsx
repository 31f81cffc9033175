import type { Translated } from '../locale/catalogue.ts';
import { plural } from '../locale/current-locale.ts';
import type { codeText } from './code.text.tsx';

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

export const german = { codeText: codeGerman };
