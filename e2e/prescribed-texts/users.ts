/** Texts of the screens of users, of an organisation and of the platform (specification, sections 2, 4, 5 and 8). */
import { bits, maskOf } from '../../src/shared/base/permissions.ts';
import { makePerson } from '../test-support/database.ts';
import type { RunningPortal } from '../test-support/running-portal.ts';
import type { Visit } from './visit.ts';

const services = [
  'My Documents',
  'Contact us',
  'Downloads',
  'Test and Diagnostics',
  'Reports',
  'Billing',
  'GNR Search',
  'GNR Download',
  'Batch Query',
];

/** Makes a person whom an administrator may remove; answers their id. */
async function newPerson(portal: RunningPortal): Promise<string> {
  const { portalId } = await makePerson(portal, { permissions: maskOf([bits.downloads]) });
  return portalId;
}

const ofOrganisation: readonly Visit[] = [
  {
    screen: 'the list of users',
    by: 'a customer',
    path: '/users',
    states: [
      { state: 'as it opens', texts: { option: ['Full Name', 'Email Address'] } },
      {
        state: 'without a match',
        reach: (page) => page.getByRole('searchbox').first().fill('a name that nobody has'),
        texts: { text: ['No matches found'] },
      },
    ],
  },
  {
    screen: 'the form that adds a user',
    by: 'a customer',
    path: '/users/add',
    states: [
      {
        state: 'sent empty',
        reach: (page) => page.getByRole('main').getByRole('button', { name: 'Add user', exact: true }).click(),
        texts: {
          field: ['Administrator', ...services],
          text: ['Full name is required', 'Email is required', 'Please select at least one service'],
        },
      },
      {
        state: 'with an address that is none',
        reach: async (page) => {
          await page.locator('[name=email]').fill('not an address');
          await page.getByRole('main').getByRole('button', { name: 'Add user', exact: true }).click();
        },
        texts: { text: ['E-mail is not valid'] },
      },
    ],
  },
  {
    screen: 'the warning before a user is deleted',
    by: 'a customer',
    path: async (portal) => `/users/edit/${await newPerson(portal)}`,
    states: [
      {
        state: 'open',
        reach: (page) => page.getByRole('button', { name: /^Delete/ }).click(),
        texts: { button: ['No, go back', 'Yes, delete user'] },
      },
    ],
  },
];

const ofPlatform: readonly Visit[] = [
  {
    screen: "the platform's list of users",
    by: 'staff',
    path: '/admin',
    states: [
      { state: 'without an organisation', texts: { link: ['Admin'], text: ['Please select organisation'] } },
      {
        state: 'of an organisation',
        reach: async (page) => {
          await page.locator('[name=organisation]').fill('Acme Telecom');
          await page.getByRole('option', { name: 'Acme Telecom (1001)' }).waitFor();
          await page.keyboard.press('Enter');
        },
        texts: { rowButton: ['Impersonate'] },
      },
    ],
  },
  {
    screen: "the platform's form that adds a user",
    by: 'staff',
    path: '/admin/add',
    states: [
      {
        state: 'sent empty',
        reach: (page) => page.getByRole('main').getByRole('button', { name: 'Add user', exact: true }).click(),
        texts: { field: ['User ID', 'Full Name', 'Email Address', 'Administrator', ...services], text: ['ID number is required'] },
      },
    ],
  },
  {
    screen: "the platform's form that edits a user",
    by: 'staff',
    path: async (portal) => `/admin/edit/${await newPerson(portal)}`,
    states: [
      {
        state: 'sent without a name',
        reach: async (page) => {
          await page.locator('[name=fullName]').fill('');
          await page.getByRole('button', { name: 'Save', exact: true }).click();
        },
        texts: { text: ['This field is required'] },
      },
    ],
  },
];

export const userVisits: readonly Visit[] = [...ofOrganisation, ...ofPlatform];
