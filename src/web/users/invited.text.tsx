import type { ReactNode } from 'react';
import { catalogue } from '../locale/catalogue.ts';

export const invitedText = catalogue('users/invited', {
  title: (name: string) => `${name} was added`,
  mail: (product: string, email: ReactNode): ReactNode => (
    <>
      An e-mail with the title “{product}: your portal access” is on its way to {email}. Its link to set a password works for 7 days.
    </>
  ),
  spam: (name: string) =>
    `If it does not arrive, ${name} should check the spam folder. You can send the invitation again from the list of users.`,
  another: 'Add another',
  done: 'Done',
});
