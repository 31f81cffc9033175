import { Suspense } from 'react';
import { codeChunk } from '../../browser/code-chunk.ts';
import { usePasswordLink } from '../../session/password-link.ts';
import { DelayedSpinner } from '../../ui/DelayedSpinner.tsx';
import { AskForLink } from './AskForLink.tsx';

/** Its form comes with a library that asking for a link does not need. */
const setPassword = codeChunk(() => import('./SetPassword.tsx').then((form) => form.SetPassword));

/** Two faces: asking for a link by mail, and setting the password that such a link is for. */
export function ForgotPasswordPage() {
  const token = usePasswordLink();
  if (token === null) return <AskForLink />;
  return (
    <Suspense fallback={<DelayedSpinner />}>
      <setPassword.Component key={token} token={token} />
    </Suspense>
  );
}
