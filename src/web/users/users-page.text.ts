import { catalogue } from '../locale/catalogue.ts';

export const usersPageText = catalogue('users/users-page', {
  title: 'Users',
  of: (organisation: string) => `Users of ${organisation}`,
  addUser: 'Add a user',
  back: 'Back to the users',
  idNumber: 'ID number',
  idNumberHelp: (organisation: string) => `The number of your organisation, ${organisation}.`,
  edit: 'Edit user',
  unknown: 'There is no such user in your organisation. They may have been removed.',
});
