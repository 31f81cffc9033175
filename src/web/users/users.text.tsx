import type { ReactNode } from 'react';
import { catalogue } from '../locale/catalogue.ts';

/** What both areas of users say: an organisation's own, and that of the platform's staff. */
export const usersText = catalogue('users/users', {
  columns: {
    name: 'Full Name',
    email: 'Email Address',
    title: 'Title',
    titles: { Administrator: 'Administrator', User: 'User' },
    permissions: 'Permissions',
    lastSignIn: 'Last sign-in',
    never: 'never',
    state: 'State',
    active: 'Active',
    invited: 'Invited',
    edit: 'Edit',
    all: (permissions: number) => `All ${permissions}`,
    none: 'none',
  },
  access: 'Access',
  services: 'Services',
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
    lead: 'For somebody who lost them. Recovery codes and single sign-on are forgotten too, sessions end, and a mail says so. Password and mailed code sign in again, until something new is set up.',
    confirm: 'Yes, remove',
    back: 'No, go back',
  },
  save: {
    submit: 'Save',
    /** `changes` is what saving would change, or that it is nothing. */
    saving: (changes: ReactNode): ReactNode => <>Saving: {changes}</>,
    nothing: 'no change',
    adds: (labels: string) => `adds ${labels}`,
    removes: (labels: string) => `removes ${labels}`,
  },
  fixed: {
    notHeld: (permission: string) => `You do not hold ${permission}`,
    ownPermissions: 'This is your own account: nobody changes their own permissions',
    ownAccount: 'This is your own account: nobody changes their own permissions, and nobody removes themselves',
    administrator: 'This user is an administrator: only staff of the provider edit or remove an administrator',
  },
});
