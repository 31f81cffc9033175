/** Texts of the screens of people who are not signed in (specification, sections 2 and 5). */
import type { Page } from '@playwright/test';
import type { Visit } from './visit.ts';

const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true });
const login = (page: Page) => page.getByRole('button', { name: 'Login', exact: true });

export const signInVisits: readonly Visit[] = [
  {
    screen: 'the login',
    by: 'nobody',
    path: '/auth/login',
    states: [
      { state: 'as it opens', texts: { heading: ['Portal Login'], button: ['Login'] } },
      {
        state: 'sent empty',
        reach: (page) => login(page).click(),
        texts: { text: ['Email is required', 'Password is required'] },
      },
      {
        state: 'with a password of seven characters',
        reach: async (page) => {
          await page.locator('[name=password]').fill('1234567');
          await login(page).click();
        },
        texts: { text: ['Password has to be longer than 8 characters.'] },
      },
    ],
  },
  {
    screen: 'the form for a forgotten password',
    by: 'nobody',
    path: '/auth/forgot-password',
    states: [
      {
        state: 'sent empty',
        reach: (page) => submit(page).click(),
        texts: { button: ['Submit'], text: ['Email is required', 'Please verify you are human'] },
      },
    ],
  },
  {
    screen: 'the code step',
    by: 'nobody',
    path: '/auth/authenticate',
    states: [
      {
        state: 'as it opens',
        texts: { field: ['Code'], text: ['A one-time code has been sent to the email address associated with your account.'] },
      },
      { state: 'sent empty', reach: (page) => submit(page).click(), texts: { text: ['Code is required'] } },
    ],
  },
];
