import { usePasswordLink } from '../../session/password-link.ts';
import { AskForLink } from './AskForLink.tsx';
import { SetPassword } from './SetPassword.tsx';

/** Two faces: asking for a link by mail, and setting the password that such a link is for. */
export function ForgotPasswordPage() {
  const token = usePasswordLink();
  return token === null ? <AskForLink /> : <SetPassword key={token} token={token} />;
}
