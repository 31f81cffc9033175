import { catalogue } from '../locale/catalogue.ts';

export const adminText = catalogue('users/admin', {
  title: 'Admin',
  tabs: { organisations: 'Organisations', users: 'Users', tickets: 'Tickets' },
  back: 'Back to the admin page',
  users: {
    organisation: 'Organisation',
    organisationPlaceholder: 'Type a name or a number',
    addUser: 'Add a user',
    select: 'Please select organisation',
    none: 'This organisation has no portal users',
    supportView: 'Support view',
  },
  add: { title: 'Add user', userId: 'User ID', userIdHelp: 'The account number of the organisation.' },
  edit: {
    title: 'Edit user',
    unknown: 'There is no such user. They may have been removed.',
    idNumber: 'ID number',
    organisation: 'Organisation',
    organisationNumber: (account: string) => `organisation ${account}`,
    administrator: 'Administrator',
    yes: 'Yes',
    no: 'No',
    idRequired: 'ID number is required',
    required: 'This field is required',
  },
  changes: {
    noName: 'removes the name',
    name: (name: string) => `changes the name to ${name}`,
    noEmail: 'removes the e-mail address',
    email: (email: string) => `changes the e-mail address to ${email}`,
    noOrganisation: 'removes the organisation',
    organisation: (organisation: string) => `moves to ${organisation}`,
  },
});
