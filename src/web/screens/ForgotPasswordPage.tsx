import { Suspense } from 'react';
import { codeChunk } from '../browser/code-chunk.ts';
import { useMailedLink } from '../session/mailed-link.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { AskForLink } from '../sign-in/AskForLink.tsx';

/** Its form comes with a library that asking for a link does not need. */
const setPassword = codeChunk(() => import('../sign-in/SetPassword.tsx').then((form) => form.SetPassword));

/** Two faces: asking for a link by mail, and setting the password that such a link is for. */
export function ForgotPasswordPage() {
  const link = useMailedLink('password');
  if (link === null) return <AskForLink />;
  return (
    <Suspense fallback={<Skeleton room="part" />}>
      <setPassword.Component key={link.token} token={link.token} />
    </Suspense>
  );
}
