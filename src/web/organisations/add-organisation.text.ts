import { catalogue } from '../locale/catalogue.ts';

export const addOrganisationText = catalogue('organisations/add-organisation', {
  back: 'Back to the organisations',
  title: 'Add organisation',
  organisation: 'Organisation',
  name: 'Name',
  account: 'Account number',
  proposed: 'The next free number is proposed.',
  taken: (name: string) => `This is the number of ${name}.`,
  administrator: 'First administrator',
  access: 'Access',
  services: 'Services',
  whyAdministrator: 'The first user of an organisation is its administrator',
  submit: 'Add organisation',
  added: (name: string) => `${name} was added`,
});
