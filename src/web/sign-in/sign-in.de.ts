import type { Translated } from '../locale/catalogue.ts';
import { plural } from '../locale/current-locale.ts';
import type { signInText } from './sign-in.text.ts';

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

export const german = { signInText: signInGerman };
