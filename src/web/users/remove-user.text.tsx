import type { ReactNode } from 'react';
import { catalogue } from '../locale/catalogue.ts';
import { formatCount, plural } from '../locale/current-locale.ts';

export const removeUserText = catalogue('users/remove-user', {
  button: 'Delete user',
  column: 'Delete',
  question: (name: string) => `Delete ${name}?`,
  consequence: (name: ReactNode, email: string): ReactNode => (
    <>
      {name} ({email}) will no longer be able to sign in. Every session that is open now ends at once, and a link to set a password stops
      working.
    </>
  ),
  keys: (count: number) =>
    plural(count, {
      one: '1 API key ends with it: programs that use it are refused.',
      other: `${formatCount(count)} API keys end with it: programs that use them are refused.`,
    }),
  forGood: 'This cannot be undone.',
  back: 'No, go back',
  confirm: 'Yes, delete user',
});
