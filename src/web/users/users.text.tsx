import { catalogue } from '../locale/catalogue.ts';
import type { ReactNode } from 'react';
import { formatCount, plural } from '../locale/current-locale.ts';

export const usersPageText = catalogue('usersPageText', {
  title: 'Users',
  of: (organisation: string) => `Users of ${organisation}`,
  addUser: 'Add a user',
  back: 'Back to the users',
  idNumber: 'ID number',
  idNumberHelp: (organisation: string) => `The number of your organisation, ${organisation}.`,
  edit: 'Edit user',
  unknown: 'User not found in your organisation. The user may have been removed.',
});

/** Texts of both areas of users: an organisation's own, and that of the platform's staff. */
export const usersText = catalogue('usersText', {
  columns: {
    name: 'Full Name',
    email: 'Email Address',
    title: 'Title',
    titles: { Administrator: 'Administrator', User: 'User' },
    permissions: 'Permissions',
    lastSignIn: 'Last sign-in',
    never: 'never',
    state: 'Status',
    active: 'Active',
    invited: 'Invited',
    all: (permissions: number) => `All ${permissions}`,
    none: 'none',
  },
  access: 'Access',
  services: 'Services',
  roles: {
    title: 'Role',
    names: { analyst: 'Fraud analyst', engineer: 'Engineer', viewer: 'Viewer', administrator: 'Administrator' },
  },
  /** Shown while an organisation's administrator makes somebody else one. */
  makesAdministrator: 'Only provider staff can edit or remove an administrator later.',
  add: { title: 'Add user', submit: 'Add user' },
  invitation: { resend: 'Resend invitation', to: (person: string) => ` to ${person}` },
  endSessions: {
    button: 'Sign out everywhere',
    title: (name: string) => `Sign ${name} out everywhere?`,
    confirm: 'Yes, sign out',
    back: 'No, go back',
  },
  removeFactors: {
    button: 'Remove passkeys and app',
    title: (name: string) => `Remove the passkeys and the authenticator app of ${name}?`,
    lead: 'For users who lost them. This also removes recovery codes and the single sign-on link, and ends all sessions. We e-mail the user. Password and e-mailed code work again until a new one is set up.',
    confirm: 'Yes, remove',
    back: 'No, go back',
  },
  save: {
    submit: 'Save',
    /** `changes` lists the changes, or says that there are none. */
    saving: (changes: ReactNode): ReactNode => <>Saving: {changes}</>,
    nothing: 'no change',
    adds: (labels: string) => `adds ${labels}`,
    removes: (labels: string) => `removes ${labels}`,
  },
  fixed: {
    notHeld: (permission: string) => `You do not hold ${permission}`,
    ownPermissions: 'This is your own account: you cannot change your own permissions',
    ownAccount: 'This is your own account: you cannot change your own permissions or remove yourself',
    administrator: 'This user is an administrator: only provider staff can edit or remove administrators',
  },
});

export const invitedText = catalogue('invitedText', {
  title: (name: string) => `${name} was added`,
  mail: (product: string, email: ReactNode): ReactNode => (
    <>
      We sent {email} an e-mail titled “{product}: your portal access”. Its link to set a password expires in 7 days.
    </>
  ),
  spam: (name: string) => `If it does not arrive, ${name} should check the spam folder. You can resend the invitation from the user list.`,
  another: 'Add another',
  done: 'Done',
});

export const removeUserText = catalogue('removeUserText', {
  button: 'Delete user',
  action: 'Delete',
  question: (name: string) => `Delete ${name}?`,
  consequence: (name: ReactNode, email: string): ReactNode => (
    <>
      {name} ({email}) will no longer be able to sign in. All sessions end immediately, and links to set a password stop working.
    </>
  ),
  keys: (count: number) =>
    plural(count, {
      one: '1 API key is revoked too: programs that use it stop working.',
      other: `${formatCount(count)} API keys are revoked too: programs that use them stop working.`,
    }),
  forGood: 'This cannot be undone.',
  back: 'No, go back',
  confirm: 'Yes, delete user',
});

export const adminText = catalogue('adminText', {
  title: 'Admin',
  tabs: { organisations: 'Organisations', users: 'Users', tickets: 'Tickets' },
  back: 'Back to the admin page',
  users: {
    organisation: 'Organisation',
    organisationPlaceholder: 'Type a name or a number',
    addUser: 'Add a user',
    select: 'Please select organisation',
    none: 'This organisation has no portal users',
  },
  add: { title: 'Add user', userId: 'User ID', userIdHelp: 'The account number of the organisation.' },
  edit: {
    title: 'Edit user',
    unknown: 'User not found. The user may have been removed.',
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
