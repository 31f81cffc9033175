import { catalogue } from '../locale/catalogue.ts';
import { plural } from '../locale/current-locale.ts';

export const signInText = catalogue('signInText', {
  login: {
    title: 'Portal Login',
    email: 'Email',
    password: 'Password',
    submit: 'Login',
    forgotten: 'Forgotten password?',
  },
  signInFirst: 'Sign in again to get a new code.',
  tryAgain: (when: string) => `Try again ${when}`,
  within: {
    seconds: (count: number) => plural(count, { one: `in ${count} second`, other: `in ${count} seconds` }),
    minutes: (count: number) => plural(count, { one: `in ${count} minute`, other: `in ${count} minutes` }),
    hours: (count: number) => plural(count, { one: `in ${count} hour`, other: `in ${count} hours` }),
  },
});
